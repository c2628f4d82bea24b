/** Cuts fall on the music's beats, where one is near enough that the voice does not notice. Pure. */

/** How far a cut may move. */
const REACH_MS = 120;

/** A moment, or the beat that is next to it. `beats` in order. */
export function onBeat(atMs: number, beats: readonly number[] = []): number {
  const after = firstFrom(beats, atMs);
  const near = [beats[after - 1], beats[after]].filter(
    (beat): beat is number => beat !== undefined && Math.abs(beat - atMs) <= REACH_MS,
  );
  return near.toSorted((a, b) => Math.abs(a - atMs) - Math.abs(b - atMs))[0] ?? atMs;
}

/** Where the first beat is that is not before a moment; halves the list, because it may be long. */
function firstFrom(beats: readonly number[], atMs: number): number {
  let [low, high] = [0, beats.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((beats[middle] ?? Infinity) < atMs) low = middle + 1;
    else high = middle;
  }
  return low;
}
