/** The beats on which pictures jump: those that are far enough apart. */

/** A jump must be over before the next one comes. ms */
const CLOSEST_MS = 420;

/** Of music that is quick, every second beat. `beats` in order, ms. */
export function steadyPulse(beats: readonly number[]): number[] {
  const pulse: number[] = [];
  for (const beat of beats)
    if (beat - (pulse.at(-1) ?? -Infinity) >= CLOSEST_MS) pulse.push(Math.round(beat));
  return pulse;
}
