/** "Made in Portugal": the place, and what was done there. */
import type { FoundPhrase, SourceSentence } from '../claimSource';
import type { ClaimWords } from '../claimWords';
import { pieceRange, sign, within, type Case, type Range } from '../case';
import type { Term } from '../term';

const GERMAN_ARTICLE = /^(?:d(?:er|ie|as|en|em|es)|(?:k?ein|dies|jed)(?:e[rsnm]?)?)$/;
/** Words between "made" and where. */
const MADE_NEAR = 5;
const PLACES = ['Place', 'Country', 'Region', 'City', 'Demonym'];

interface Origin extends Range {
  readonly place: Term;
  /** What was done there. */
  readonly made: FoundPhrase | undefined;
}

export const origins = sign<Origin>({
  found: (of) =>
    of.sentence.terms.flatMap((place, at): Origin[] => {
      if (!isPlaceAt(of, at)) return [];
      const made = madeAt(of, at);
      if (made.length === 0) return [{ from: at, to: at + 1, place, made: undefined }];
      return made.map((one) => ({
        from: Math.min(one.from, at),
        to: Math.max(one.to, at + 1),
        place,
        made: one,
      }));
    }),
  isBacked: ({ place, made }, { source, words }) =>
    source.sentences.some((given) =>
      given.terms.some(
        (other, at) =>
          /^\p{Lu}/u.test(other.text) &&
          isSamePlace(place.lower, nameOf(other, words), words) &&
          (!made || isMadeAt(given, at, made)),
      ),
    ),
  reason: 'origin',
});

/** A name with its capital letter that is known for a place, or stands behind "made in". */
function isPlaceAt({ sentence, words, tags }: Case, at: number): boolean {
  const { terms, phrases } = sentence;
  const term = terms[at];
  const before = terms[at - 1]?.lower ?? '';
  if (!term?.isContent || !/^\p{Lu}/u.test(term.text) || tags[at]?.has('Date')) return false;
  const { from, to } = pieceRange(terms, at);
  // "Made in Dutch": a language.
  if (before === 'in' && tags[at]?.has('Demonym') && !(at + 1 < to && terms[at + 1]?.isContent)) return false;
  return (
    words.places.has(term.lower) ||
    PLACES.some((tag) => tags[at]?.has(tag)) ||
    (at > from &&
      words.isLittle(before) &&
      // "The design of Ember Flask" tells no place.
      before !== 'of' &&
      // Every German noun has a capital: an article before it makes it none that is a place.
      !(words.language === 'de' && GERMAN_ARTICLE.test(before)) &&
      phrases.some(({ group, from: start }) => group.kind === 'made' && start >= from && start < at))
  );
}

/** "Knitted in Latvia from New Zealand wool": what is made there stands close before, or right behind. */
function madeAt({ sentence: { terms, phrases }, words }: Case, at: number): FoundPhrase[] {
  const piece = pieceRange(terms, at);
  return phrases.filter(
    ({ group, from, to }) =>
      group.kind === 'made' &&
      // "Made for miners in Minnesota": whom it is for is there.
      !words.forWhom.has(terms[to]?.lower ?? '') &&
      within(from, piece) &&
      (at >= to ? at - to <= MADE_NEAR : from - at <= 2),
  );
}

/** "Country of origin: IT" */
const nameOf = ({ text, lower, isLabelled }: Term, words: ClaimWords) =>
  (isLabelled && words.countries.get(text)) || lower;

function isSamePlace(one: string, other: string, { places }: ClaimWords): boolean {
  const [name, known] = [places.get(one) ?? one, places.get(other) ?? other];
  let same = 0;
  while (same < known.length && known[same] === name[same]) same++;
  return known === name || (same >= 4 && same >= Math.min(known.length, name.length) - 3);
}

/** The same was done there; "Country of manufacture: China" tells it in the label. */
function isMadeAt({ text, terms, phrases }: SourceSentence, at: number, made: FoundPhrase): boolean {
  const piece = pieceRange(terms, at);
  const isLabelled = /:\s*$/.test(text.slice(0, terms[piece.from]?.start));
  const from = isLabelled ? pieceRange(terms, piece.from - 1).from : piece.from;
  const [nearest] = phrases
    .filter((phrase) => phrase.group.kind === 'made' && within(phrase.from, { from, to: piece.to }))
    .toSorted((a, b) => Math.abs(a.from - at) - Math.abs(b.from - at));
  return nearest?.group.name === made.group.name;
}
