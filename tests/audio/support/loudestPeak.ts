/** The true peak of a long sound, looked for only where its samples are loud. */
import type { Sound } from '../../../server/audio/sound';
import { truePeak } from '../../../server/audio/truePeak';

/** Between two samples it cannot be much higher than they are. */
const LOUD = 0.7;
const AROUND = 32;

/** dBTP */
export function loudestPeak({ channels, sampleRate }: Sound): number {
  const peaks = channels.map((samples) => {
    const parts: Float32Array[] = [];
    for (let i = 0; i < samples.length; i++) {
      if (Math.abs(samples[i]!) < LOUD) continue;
      parts.push(samples.slice(Math.max(0, i - AROUND), i + AROUND));
      i += AROUND - 1;
    }
    const near = new Float32Array(parts.reduce((sum, part) => sum + part.length, 0));
    let at = 0;
    for (const part of parts) {
      near.set(part, at);
      at += part.length;
    }
    return truePeak({ sampleRate, channels: [near] });
  });
  return Math.max(...peaks);
}
