/** Which sentences say most of a text: those that share their words with many others. TextRank, after Mihalcea and Tarau (2004). */
import { sharedBy } from './meaning';

const DAMPING = 0.85;
const ROUNDS = 40;

/** One number a sentence, 1 on average. */
export function ranksOf(meanings: readonly ReadonlySet<string>[]): number[] {
  const nearness: number[][] = [];
  for (const [i, a] of meanings.entries())
    nearness.push(
      meanings.map((b, j) => {
        if (j < i) return nearness[j]?.[i] ?? 0;
        return i === j ? 0 : sharedBy(a, b) / (Math.log1p(a.size) + Math.log1p(b.size) || 1);
      }),
    );
  const given = nearness.map((row) => row.reduce((sum, value) => sum + value, 0) || 1);
  /** What each hears of each other: by one division each, not one a round. */
  const shares = meanings.map((_, i) =>
    Float64Array.from(nearness, (row, j) => (row[i] ?? 0) / (given[j] ?? 1)),
  );
  let rank = meanings.map(() => 1);
  for (let round = 0; round < ROUNDS; round += 1) {
    rank = shares.map((row) => {
      const heard = row.reduce((sum, share, j) => sum + share * (rank[j] ?? 0), 0);
      return 1 - DAMPING + DAMPING * heard;
    });
  }
  return rank;
}
