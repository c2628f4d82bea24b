/** What wind, water and leaves are made of: noise, filters that shape it, and drifts that move them. */
import { random, type Random } from './random';

export const SAMPLE_RATE = 48_000;
/** One sample after the other. */
export type Source = () => number;
export type Filter = ((sample: number) => number) & { tune(hertz: number): void };

/** Equal power in each octave (Paul Kellet's three-pole approximation). */
export function pinkNoise(seed: number): Source {
  const next = random(seed);
  let [a, b, c] = [0, 0, 0];
  return () => {
    const white = next() * 2 - 1;
    a = 0.99765 * a + white * 0.099046;
    b = 0.963 * b + white * 0.2965164;
    c = 0.57 * c + white * 1.0526913;
    return (a + b + c + white * 0.1848) * 0.2;
  };
}

/** A second-order filter (Robert Bristow-Johnson's cookbook). `q` 0.5 to 10. */
export function filter(kind: 'low' | 'high' | 'band', hertz: number, q: number): Filter {
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  let [b0, b1, b2, a1, a2] = [1, 0, 0, 0, 0];
  const tune = (to: number) => {
    const w = (2 * Math.PI * to) / SAMPLE_RATE;
    const [sin, cos] = [Math.sin(w), Math.cos(w)];
    const alpha = sin / (2 * q);
    const a0 = 1 + alpha;
    const [f0, f1, f2] = {
      low: [(1 - cos) / 2, 1 - cos, (1 - cos) / 2],
      high: [(1 + cos) / 2, -(1 + cos), (1 + cos) / 2],
      band: [alpha, 0, -alpha],
    }[kind] as [number, number, number];
    [b0, b1, b2, a1, a2] = [f0 / a0, f1 / a0, f2 / a0, (-2 * cos) / a0, (1 - alpha) / a0];
  };
  tune(hertz);
  const run = (x: number) => {
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
    [x2, x1, y2, y1] = [x1, x, y1, y];
    return y;
  };
  return Object.assign(run, { tune });
}

/** Wanders from 0 to 1 and back, a new place every `seconds`. */
export function drift(next: Random, seconds: number): Source {
  let [from, to, at] = [next(), next(), 0];
  return () => {
    at += 1 / (seconds * SAMPLE_RATE);
    if (at >= 1) [from, to, at] = [to, next(), at - 1];
    return from + ((to - from) * (1 - Math.cos(Math.PI * at))) / 2;
  };
}
