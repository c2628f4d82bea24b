/** The true peak of a long sound, looked for only where its samples are loud. */
import { decibels, type Sound } from '../../../../server/audio/sound';
import { peaks } from '../../../../server/audio/truePeak';

/** Between two samples it cannot be much higher than they are. */
const LOUD = 0.7;
const AROUND = 32;
/** Where a stretch is cut out of its sound, the curve is not that of the sound. */
const CUT = 8;

/** dBTP */
export function loudestPeak({ channels }: Sound): number {
  let loudest = 0;
  for (const samples of channels) {
    for (let i = 0; i < samples.length; i++) {
      if (Math.abs(samples[i]!) < LOUD) continue;
      const near = peaks(samples.slice(Math.max(0, i - AROUND), i + AROUND + CUT)).subarray(CUT, -CUT);
      loudest = Math.max(loudest, ...near);
      i += AROUND - CUT;
    }
  }
  return decibels(loudest);
}
