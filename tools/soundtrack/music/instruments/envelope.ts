/** How a note swells and fades. Seconds; the level that is held goes from 0 to 1. */
export interface Envelope {
  readonly attack: number;
  readonly decay: number;
  readonly sustain: number;
  readonly release: number;
}

/** The level at `t` seconds of a note that is let go at `lasts`. Falls are exponential, as of strings and circuits. */
export function levelAt({ attack, decay, sustain, release }: Envelope, t: number, lasts: number): number {
  const heldAt = (now: number) =>
    now < attack ? now / attack : sustain + (1 - sustain) * Math.exp((-4 * (now - attack)) / decay);
  if (t <= lasts) return heldAt(t);
  const since = (t - lasts) / release;
  return since >= 1 ? 0 : heldAt(lasts) * Math.exp(-5 * since) * (1 - since);
}
