/** "Fits every bike" of a page that says "most bikes": of how many it is said. */
import type { Place } from '../claimSource';
import { sign, type Range } from '../case';
import type { Term } from '../term';

/** Words between what limits and what is limited. */
const LIMIT_NEAR = 2;

interface Extent extends Range {
  readonly root: string;
}

const isBefore = (terms: readonly Term[], at: number, limits: ReadonlySet<string>): boolean =>
  terms.slice(Math.max(0, at - LIMIT_NEAR), at).some(({ lower }) => limits.has(lower));

/** "Almost any", "most bikes": what the page says of a part, or nearly, is not said of the whole. */
export const unlimited = sign<Extent>({
  found: ({ sentence: { terms }, words }) =>
    terms.flatMap(({ isContent, root }, at) =>
      isContent && !isBefore(terms, at, words.partly) ? [{ from: at, to: at + 1, root }] : [],
    ),
  isBacked: ({ from, root }, of) => {
    const places = of.source.places.get(root) ?? [];
    const isWhole = isBefore(of.sentence.terms, from, of.words.wholly);
    const isLimited = ({ sentence: { terms }, at }: Place) =>
      isBefore(terms, at, of.words.nearly) || (isWhole && isBefore(terms, at, of.words.partly));
    return !places.some(isLimited) || places.some((place) => !isLimited(place));
  },
  reason: 'promise',
});
