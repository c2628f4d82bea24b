/** Counts that a page does not name, but that its list comes to. */
import type { ClaimSource, ReadSentence } from './claimSource';
import type { Quantity } from './quantity';

/** Words of what is counted. */
const COUNTED_WORDS = 3;
/** "Two pans" of "1 x 20 cm pan, 1 x 24 cm pan": the page counts each in a list. */
export function isListed({ terms }: ReadSentence, said: Quantity, source: ClaimSource): boolean {
  if (said.dimension !== 'count') return false;
  const run = terms.slice(said.to, said.to + COUNTED_WORDS);
  const end = run.findIndex(({ isContent, breaksBefore }) => !isContent || breaksBefore);
  const places = run
    .slice(0, end < 0 ? run.length : end)
    .map(({ root }) => source.find(root))
    .filter((found) => found.length > 0);
  return (
    places.length > 0 &&
    source.sentences.some((given) => {
      const items = new Map<number, number>();
      for (const { dimension, from, value } of given.quantities) {
        const piece = given.terms[from]?.piece ?? 0;
        const isOne = places.every((found) =>
          found.some(({ sentence, term }) => sentence === given && term.piece === piece),
        );
        if (dimension === 'count' && isOne && !items.has(piece)) items.set(piece, value);
      }
      return items.size > 1 && [...items.values()].reduce((sum, value) => sum + value, 0) === said.value;
    })
  );
}
