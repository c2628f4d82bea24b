/** Numbers that look like chance and are the same every time (mulberry32). */

export type Random = () => number;

/** 0 to 1. */
export function random(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

export const between = (next: Random, low: number, high: number): number => low + (high - low) * next();

/** Moments in seconds, `perSecond` of them on average, as drops fall. */
export function moments(next: Random, seconds: number, perSecond: number): number[] {
  const found: number[] = [];
  for (let at = 0; ;) {
    at -= Math.log(1 - next()) / perSecond;
    if (at >= seconds) return found;
    found.push(at);
  }
}
