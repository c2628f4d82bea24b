/** "Hot for 24 hours" of a page that says "hot for 12 hours and cold for 24": whether a figure is said of the same thing. */
import type { ReadSentence } from '../claimSource';
import { within, type Case, type Range } from '../case';
import type { ClaimWords } from '../claimWords';
import { bears, type Quantity } from '../quantity';

/** "Weight: 340 g" and "wool (45%)" go on. */
const STOP = /[,;.!?)\n…•–—]|\s-\s/;
/** Around a place as far as the next stop, "and" or "or". */
function stretchAt({ text, terms }: ReadSentence, at: number, { joins }: ClaimWords): Range {
  const ends = (place: number) => {
    const term = terms[place];
    return !term || joins.has(term.lower) || STOP.test(text.slice(terms[place - 1]?.end ?? 0, term.start));
  };
  let [from, to] = [at, at + 1];
  while (from > 0 && !ends(from)) from--;
  while (to < terms.length && !ends(to)) to++;
  return { from, to };
}

const figureIn = ({ quantities }: ReadSentence, { from, to }: Range, dimension: string) => {
  const found = quantities.filter(
    (figure) => figure.from >= from && figure.to <= to && figure.dimension === dimension,
  );
  return found.length === 1 ? found[0] : undefined;
};

/** Each word beside it stands on the page beside another figure, and none beside this one. */
export function isOfAnother(said: Quantity, of: Case): boolean {
  const { sentence, source, words } = of;
  if (said.dimension === 'count') return false;
  const stretch = stretchAt(sentence, said.from, words);
  if (!figureIn(sentence, stretch, said.dimension)) return false;
  const given = sentence.terms
    .slice(stretch.from, stretch.to)
    .filter(({ isContent }) => isContent)
    .flatMap(({ root }) => source.places.get(root) ?? [])
    .filter((place) => !place.sentence.quantities.some(({ from, to }) => within(place.at, { from, to })))
    .flatMap(({ sentence: page, at, term: { root } }) => {
      const figure = figureIn(page, stretchAt(page, at, words), said.dimension);
      return figure ? [{ figure, isOfName: source.titleRoots.has(root) }] : [];
    });
  // A word of the product's name stands beside all that is measured of it.
  return given.some(({ isOfName }) => !isOfName) && !given.some(({ figure }) => bears(figure, said));
}
