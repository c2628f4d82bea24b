/** Which sentences say most of a text: those that share their words with many others. TextRank, after Mihalcea and Tarau (2004). */
const DAMPING = 0.85;
const MOST_ROUNDS = 40;
/** Sentences that are told apart by less rank alike. */
const SETTLED = 1e-6;

/** One number a sentence, 1 on average. */
export function ranksOf(meanings: readonly ReadonlySet<string>[]): number[] {
  /** A row a sentence; what each shares with itself is nothing. */
  const nearness = meanings.map(() => new Float64Array(meanings.length));
  const sizes = meanings.map(({ size }) => Math.log1p(size));
  for (const [i, shared] of sharedByPairs(meanings).entries())
    for (const [j, many] of shared.entries()) {
      const near = many / ((sizes[i] ?? 0) + (sizes[j] ?? 0) || 1);
      nearness[i]?.fill(near, j, j + 1);
      nearness[j]?.fill(near, i, i + 1);
    }
  const given = nearness.map((row) => row.reduce((sum, near) => sum + near, 0) || 1);
  let rank = meanings.map(() => 1);
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    /** By one division each, not one for each that hears it. */
    const told = Float64Array.from(given, (sum, j) => (rank[j] ?? 0) / sum);
    const next = nearness.map((row) => 1 - DAMPING + DAMPING * product(row, told));
    const moved = Math.max(...next.map((value, i) => Math.abs(value - (rank[i] ?? 0))));
    rank = next;
    if (moved < SETTLED) break;
  }
  return rank;
}

/** How many words each sentence has in common with each before it: most pairs have none, and are not looked at. */
function sharedByPairs(meanings: readonly ReadonlySet<string>[]): Map<number, number>[] {
  const holders = new Map<string, number[]>();
  return meanings.map((meaning, at) => {
    const shared = new Map<number, number>();
    for (const word of meaning) {
      const before = holders.get(word) ?? [];
      for (const other of before) shared.set(other, (shared.get(other) ?? 0) + 1);
      before.push(at);
      holders.set(word, before);
    }
    return shared;
  });
}

/** In a plain loop: there are as many as pairs of sentences, in each round. */
function product(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < a.length; at += 1) sum += (a[at] ?? 0) * (b[at] ?? 0);
  return sum;
}
