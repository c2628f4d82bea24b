/** How a picture jumps on a beat, and how it lands when it comes. Pure. */

export interface Jump {
  readonly scale: number;
  readonly rotateDeg: number;
  /** How many beats have passed: the background takes a step at each. */
  readonly steps: number;
}

/** ms in which most of a jump is over; how far it goes; how it then stands, beat for beat. */
const JUMP = { fadesMs: 95, scale: 0.07, tilts: [0, -2, 1.5, -1, 2] } as const;
const LANDING = { fadesMs: 110, waveMs: 52, scale: 0.16 } as const;

export function jumpAt(beats: readonly number[], atMs: number): Jump {
  const steps = beats.findLastIndex((beat) => beat <= atMs) + 1;
  const beat = beats[steps - 1];
  if (beat === undefined) return { scale: 1, rotateDeg: 0, steps: 0 };
  return {
    scale: 1 + JUMP.scale * Math.exp(-(atMs - beat) / JUMP.fadesMs),
    rotateDeg: JUMP.tilts[steps % JUMP.tilts.length] ?? 0,
    steps,
  };
}

/** A spring that goes too far and comes back: by what a thing is larger, `sinceMs` after it came. */
export const landing = (sinceMs: number): number =>
  1 + LANDING.scale * Math.exp(-sinceMs / LANDING.fadesMs) * Math.sin(sinceMs / LANDING.waveMs);
