/** The air around a sound: a few combs a side, each duller than the last time round. */
import type { Canvas } from './canvas';

const DELAYS = [1557, 1617, 1491, 1422, 1277, 1356];
/** Samples that the right side is later by. */
const SPREAD = 23;

/** `share` of the room in what is heard; `length` 0 to 1, how long it rings. */
export function inRoom(on: Canvas, share: number, length: number): void {
  on.forEach((samples, side) => {
    const combs = DELAYS.map((delay) => ({ line: new Float32Array(delay + side * SPREAD), at: 0, dull: 0 }));
    for (let i = 0; i < samples.length; i++) {
      const dry = samples[i]!;
      let wet = 0;
      for (const comb of combs) {
        const back = comb.line[comb.at]!;
        comb.dull = back * 0.7 + comb.dull * 0.3;
        comb.line[comb.at] = dry * 0.2 + comb.dull * length;
        comb.at = (comb.at + 1) % comb.line.length;
        wet += back;
      }
      samples[i] = dry * (1 - share * 0.4) + wet * share;
    }
  });
}
