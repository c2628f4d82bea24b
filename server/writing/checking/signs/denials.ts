/** "Made with plastic" of a page that says "no plastic"; "grain-free", "shock-proof". */
import type { Place, ReadSentence } from '../claimSource';
import { contentOf, kindOfPiece, pieceRange, sign, tagsBy, type Case, type Range } from '../case';

/** What the source says only to deny it. */
export const denials = sign<Range>({
  found: (of) =>
    contentOf(of, { from: 0, to: of.sentence.terms.length }).flatMap(({ term, at }) =>
      term.isDenied || of.words.units[term.lower] || isBehindDenial(of.sentence, at)
        ? []
        : [{ from: at, to: at + 1 }],
    ),
  isBacked: ({ from }, of) => {
    const root = of.sentence.terms[from]?.root ?? '';
    // Words that only look akin deny nothing: "stay" and the stain of "stainless".
    const places = of.source.places.get(root) ?? [];
    return (
      places.every((place) => isKindDenied(of, place)) ||
      of.source.find(root).some((place) => !place.term.isDenied)
    );
  },
  reason: ({ from }, of) => kindOfPiece(of, from) ?? 'promise',
});

/** "No display that distracts you": what is said of what is denied, behind a comma in many languages. */
function isBehindDenial({ terms }: ReadSentence, at: number): boolean {
  const piece = terms[at]?.piece ?? 0;
  return terms.some((term) => term.piece === piece - 1 && term.isDenied);
}

/** "No loose parts" denies no parts, only loose ones: the word beside it has to be said, too. */
function isKindDenied({ sentence, source, words }: Case, { sentence: given, at }: Place): boolean {
  const { language } = words;
  if (language === 'de' || language === 'nl') return false;
  const isSaid = (isThis: (root: string) => boolean) =>
    sentence.terms.some(({ root, isDenied }) => root !== '' && !isDenied && isThis(root));
  // "No battery replacements": of a compound the last noun is denied.
  const next = given.terms[at + 1];
  if (
    language === 'en' &&
    next?.isDenied &&
    next.isContent &&
    !next.breaksBefore &&
    tagsBy(given, words)[at + 1]?.has('Noun')
  )
    return !isSaid((root) => words.isAkin(root, next.root));
  // Romance adjectives stand behind, English ones before their noun.
  const beside = given.terms[language === 'en' ? at - 1 : at + 1];
  if (!beside?.isDenied || !beside.isContent || beside.isJoined || words.isLittle(beside.lower)) return false;
  if (language === 'en' ? given.terms[at]?.breaksBefore : beside.breaksBefore) return false;
  return !isSaid((root) => source.find(root).some((place) => place.term === beside));
}

/** "Grain-free": what is free of something. */
export const without = sign<Range>({
  found: ({ sentence: { terms } }) =>
    terms.flatMap(({ isWithout, isContent }, at) =>
      isWithout && isContent ? [{ from: at, to: at + 1 }] : [],
    ),
  isBacked: ({ from }, { sentence, source, words }) =>
    source
      .find(sentence.terms[from]?.root ?? '')
      // "Vegan and cruelty free Non-comedogenic": a list that has lost its stops.
      .some(
        ({ term, sentence: { terms }, at }) => term.isDenied || words.freeOf.has(terms[at + 1]?.lower ?? ''),
      ),
  reason: 'promise',
});

/** "Shock-proof": what stands up to something, by its form. */
export const compounds = sign<Range>({
  found: ({ sentence: { terms }, words }) =>
    terms.flatMap(({ isJoined, isWithout, lower }, at) => {
      const before = terms[at - 1];
      const isOfPlace = words.places.has(before?.lower ?? '');
      return isJoined && !isWithout && before && words.heads.has(lower) && !isOfPlace
        ? [{ from: at - 1, to: at + 1 }]
        : [];
    }),
  isBacked: ({ from }, { sentence: { terms }, source }) => {
    const [first, second] = terms.slice(from, from + 2).map(({ root }) => source.find(root));
    return first?.some((one) => second?.some((other) => other.sentence === one.sentence)) === true;
  },
  reason: 'promise',
});

const COMING = /^(?:will|wo|can|ca|cannot)$/;
const PEOPLE = /^(?:you|i|we|he|she|who|nobody|nothing|your|my|our)$/;
/** "The glaze won't chip": what will not happen to it. */
export const unharmed = sign<Range & { readonly root: string }>({
  found: ({ sentence: { terms }, words, tags }) =>
    terms.flatMap(({ lower }, at) => {
      const { from, to } = pieceRange(terms, at);
      const verb = terms[at + 1];
      const isNot =
        words.language === 'en' && words.nots.has(lower) && COMING.test(terms[at - 1]?.lower ?? '');
      const isOfIt = isNot && at - 1 > from && !terms.slice(from, at).some((term) => PEOPLE.test(term.lower));
      return isOfIt && verb?.isContent && at + 1 < to && tags[at + 1]?.has('Verb')
        ? [{ from, to: at + 2, root: verb.root }]
        : [];
    }),
  isBacked: ({ root }, { source }) => source.find(root).length > 0,
  reason: 'promise',
});
