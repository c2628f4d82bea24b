/** Breaks words into lines of nearly equal width, none of which ends with a word that belongs to the next. */

export interface Piece {
  readonly width: number;
  /** What stands before it where it does not begin a line. */
  readonly spaceBefore: number;
  readonly isWeak: boolean;
  /** Nothing stands behind it in its line. */
  readonly endsLine: boolean;
}

/** How bad a weak end is: as bad as a line that lacks this share of the width. */
const WEAK_END = 0.22;
/** And a last line of one word. */
const WIDOW = 0.2;

/** How few lines they take; null where one of them alone is wider. */
export function fewestLines(pieces: readonly Piece[], width: number): number | null {
  let lines = 1;
  let filled = 0;
  for (const [at, piece] of pieces.entries()) {
    if (piece.width > width) return null;
    const joined = at === 0 ? piece.width : filled + piece.spaceBefore + piece.width;
    const isNext = joined > width || pieces[at - 1]?.endsLine;
    if (isNext) lines += 1;
    filled = isNext ? piece.width : joined;
  }
  return lines;
}

interface Way {
  readonly cost: number;
  /** Where each line begins. */
  readonly starts: readonly number[];
}

/** @returns where each line begins; `lines` of them, at most. */
export function breakLines(pieces: readonly Piece[], width: number, lines: number): readonly number[] {
  const total = pieces.reduce((sum, piece, at) => sum + piece.width + (at > 0 ? piece.spaceBefore : 0), 0);
  const ideal = Math.min(width, total / lines);
  const known = new Map<string, Way | null>();

  function cheapest(from: number, left: number): Way | null {
    const key = `${from}/${left}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    let best: Way | null = null;
    let filled = 0;
    for (let to = from + 1; to <= pieces.length; to += 1) {
      const piece = pieces[to - 1];
      if (!piece) break;
      filled += piece.width + (to - 1 > from ? piece.spaceBefore : 0);
      if (to - 1 > from && (filled > width || pieces[to - 2]?.endsLine)) break;
      const isLast = to === pieces.length;
      const rest: Way | null = isLast ? { cost: 0, starts: [] } : left > 1 ? cheapest(to, left - 1) : null;
      if (!rest) continue;
      const cost = rest.cost + costOf(filled, to - from, isLast, piece.isWeak);
      if (!best || cost < best.cost) best = { cost, starts: [from, ...rest.starts] };
    }
    known.set(key, best);
    return best;
  }
  function costOf(filled: number, words: number, isLast: boolean, isWeak: boolean): number {
    const lack = (ideal - filled) / width;
    const weak = isWeak && !isLast ? WEAK_END : 0;
    const widow = isLast && words === 1 && pieces.length > 2 ? WIDOW : 0;
    return lack ** 2 + weak ** 2 + widow ** 2;
  }
  return cheapest(0, lines)?.starts ?? [0];
}
