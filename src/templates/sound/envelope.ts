/** How loud a sound is over time: corner points joined by straight lines, for the preview and the mix alike. */
export interface GainPoint {
  readonly atMs: number;
  /** 0 to 1. */
  readonly gain: number;
}
/** Points in order of time; constant before the first and after the last. Never empty. */
export type Envelope = readonly [GainPoint, ...GainPoint[]];

export function gainAt(envelope: Envelope, atMs: number): number {
  const after = firstAfter(envelope, atMs);
  const right = envelope[after];
  if (!right) return envelope.at(-1)?.gain ?? 0;
  const left = envelope[after - 1];
  if (!left) return right.gain;
  return left.gain + ((right.gain - left.gain) * (atMs - left.atMs)) / (right.atMs - left.atMs);
}

/** By halving: a long video's music has a corner at every pause, and is asked at every frame. */
function firstAfter(envelope: Envelope, atMs: number): number {
  let [low, high] = [0, envelope.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((envelope[middle]?.atMs ?? Infinity) > atMs) high = middle;
    else low = middle + 1;
  }
  return low;
}
