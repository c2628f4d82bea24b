/** What falls on the music's beats: cuts, where one is near enough that the voice does not notice, and jumps. Pure. */

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

/** A jump must be over before the next one comes. */
const CLOSEST_MS = 420;

/** Of music that is quick, every second beat. `beats` in order. */
export function steadyPulse(beats: readonly number[]): number[] {
  const pulse: number[] = [];
  for (const beat of beats)
    if (beat - (pulse.at(-1) ?? -Infinity) >= CLOSEST_MS) pulse.push(Math.round(beat));
  return pulse;
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
