/** Rhythms as they are drawn: a sign a sixteenth. `X` loud, `x` plain, `o` soft, `-` holds on, `.` rests. */

const STRENGTHS: Readonly<Record<string, number>> = { X: 1, x: 0.78, o: 0.45 };
export const SIXTEENTH = 0.25;

export interface Hit {
  /** Beats. */
  readonly at: number;
  readonly lasts: number;
  readonly strength: number;
}

/** Repeated until the beats are full. */
export function rhythmOf(drawn: string, beats: number): Hit[] {
  const signs = [...drawn].filter((sign) => sign !== ' ');
  const total = Math.round(beats / SIXTEENTH);
  const signAt = (index: number) => signs[index % signs.length]!;
  const hits: Hit[] = [];
  for (let index = 0; index < total; index++) {
    const strength = STRENGTHS[signAt(index)];
    if (strength === undefined) continue;
    let until = index + 1;
    while (until < total && signAt(until) === '-') until += 1;
    hits.push({ at: index * SIXTEENTH, lasts: (until - index) * SIXTEENTH, strength });
  }
  return hits;
}
