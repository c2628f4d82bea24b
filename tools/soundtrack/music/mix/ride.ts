/** A slow hand on the fader: quiet sections come up part of the way, as music under a voice must be heard in all of them. */
import { decibels, ratioOf } from '../../../../server/audio/sound';
import { SAMPLE_RATE, type Stereo } from '../instruments/instrument';

const WINDOW_SECONDS = 3;
const STEP_SECONDS = 0.25;
/** Of what is missing to the loudest, so much is given, and never more than this. */
const SHARE = 0.5;
const MOST_DB = 5;

/** What rings out from `endSeconds` on is left to fade. */
export function ride([left, right]: Stereo, endSeconds: number): void {
  const step = STEP_SECONDS * SAMPLE_RATE;
  const powers = Array.from({ length: Math.ceil(left.length / step) }, (_, n) => {
    let sum = 0;
    for (let i = n * step; i < Math.min(left.length, (n + 1) * step); i++)
      sum += left[i]! ** 2 + right[i]! ** 2;
    return sum / step;
  });
  const reach = Math.round(WINDOW_SECONDS / STEP_SECONDS / 2);
  const last = Math.max(0, Math.floor(endSeconds / STEP_SECONDS) - 1);
  const levels = powers.map((_, n) => {
    const at = Math.min(n, last);
    const near = powers.slice(Math.max(0, at - reach), Math.min(at + reach, last) + 1);
    return decibels(Math.sqrt(near.reduce((sum, power) => sum + power, 0) / near.length) + 1e-6);
  });
  const loudest = Math.max(...levels);
  const gains = levels.map((level) => ratioOf(Math.min(MOST_DB, (loudest - level) * SHARE)));
  for (let i = 0; i < left.length; i++) {
    const n = Math.floor(i / step);
    const part = i / step - n;
    const gain = gains[n]! * (1 - part) + (gains[n + 1] ?? gains[n]!) * part;
    left[i]! *= gain;
    right[i]! *= gain;
  }
}
