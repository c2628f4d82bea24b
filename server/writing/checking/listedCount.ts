/** Counts that a page does not name, but that its list comes to. */
import type { ClaimSource, Place, ReadSentence } from './claimSource';
import type { Quantity } from './quantity';

/** "Three colours" of "Colours: red, blue / green": as many as stand behind the label, or as lines below it. */
function isOfLabel(source: ClaimSource, places: readonly (readonly Place[])[], value: number): boolean {
  return places.some((found) =>
    found.some(({ sentence: given, at }) => {
      const { terms, text } = given;
      const label = terms.findIndex(({ isLabelled }, place) => isLabelled && place > at);
      if (label >= 0)
        return (
          terms.slice(at + 1, label).every(({ breaksBefore }) => !breaksBefore) &&
          text.slice(terms[label]?.start).split(ITEM_END).length === value
        );
      if (!/:\s*$/.test(text)) return false;
      const below = source.sentences.slice(given.at + 1);
      const end = below.findIndex(
        (line) => line.backing.from !== given.backing.from || line.text.includes(':'),
      );
      return (end < 0 ? below.length : end) === value;
    }),
  );
}
const ITEM_END = /[,/;|•]/;

/** "Two pans" of the lines "1 frying pan", "1 saucepan". */
function isOfLines(source: ClaimSource, places: readonly (readonly Place[])[], value: number): boolean {
  const counted = source.sentences.flatMap((given) => {
    const [first] = given.quantities;
    const isOne = places.every((found) => found.some(({ sentence }) => sentence === given));
    return isOne && first?.from === 0 && first.dimension === 'count' ? [first.value] : [];
  });
  return counted.length > 0 && counted.reduce((sum, one) => sum + one, 0) === value;
}

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
    (isOfLabel(source, places, said.value) ||
      isOfLines(source, places, said.value) ||
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
      }))
  );
}
