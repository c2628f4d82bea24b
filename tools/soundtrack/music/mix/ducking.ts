/** Makes way for the kick: the loudness dips at each of its strokes and comes back within a beat. */
import { SAMPLE_RATE, type Stereo, type TimedNote } from '../instruments/instrument';

const DOWN_SECONDS = 0.008;
const BACK_SECONDS = 0.2;

export function duck([left, right]: Stereo, strokes: readonly TimedNote[], depth: number): void {
  strokes.forEach(({ start }, index) => {
    const first = Math.round((start - DOWN_SECONDS) * SAMPLE_RATE);
    const following = strokes[index + 1]?.start ?? Infinity;
    const count = Math.round(Math.min(BACK_SECONDS * 3, following - start) * SAMPLE_RATE);
    for (let i = 0; i < count && first + i < left.length; i++) {
      if (first + i < 0) continue;
      const t = i / SAMPLE_RATE;
      const dip = t < DOWN_SECONDS ? t / DOWN_SECONDS : Math.exp(-((t - DOWN_SECONDS) / BACK_SECONDS) * 2);
      left[first + i]! *= 1 - depth * dip;
      right[first + i]! *= 1 - depth * dip;
    }
  });
}
