/** "Lighter than any other", "no daypack is lighter": both sides stand in one sentence of the source. */
import { isIn, pieceRange, shareIn, sign, within, type Case, type Range } from '../case';
import { isKnownNoun } from '../claimWords';

/** So much of both sides. */
const SHARE = 0.6;

export const comparisons = sign<Range & { readonly apart: Range }>({
  found: (of) =>
    of.sentence.phrases
      .filter((phrase) => phrase.group.kind === 'than' && !isNoComparison(of, phrase))
      .map((phrase) => {
        const { from, to } = pieceRange(of.sentence.terms, phrase.from);
        return { from: Math.max(from, phrase.from - 2), to, apart: phrase };
      }),
  isBacked: ({ apart }, of) =>
    of.source.sentences.some(
      (given) =>
        given.phrases.some(({ group }) => group.kind === 'than') &&
        shareIn(of, pieceRange(of.sentence.terms, apart.from), given, apart) >= SHARE,
    ),
  reason: 'comparison',
});

/**
 * "More than 300 pages" is a figure, "more than a picture" and "sturdier than it looks" no other thing, and "rather ride
 * than scrub" what people do.
 */
function isNoComparison({ sentence: { terms, quantities }, words }: Case, { from, to }: Range): boolean {
  const isOfFigure = quantities.some((figure) => figure.from === to || figure.from === to + 1);
  return (
    (isOfFigure && words.than.has(terms[from]?.lower ?? '')) ||
    /^(?:it|they|you)$/.test(terms[to]?.lower ?? '') ||
    (terms[from - 1]?.lower === 'more' && words.articles.has(terms[to]?.lower ?? '')) ||
    terms.slice(pieceRange(terms, from).from, from).some(({ lower }) => lower === 'rather')
  );
}

/** "The only bowl you will ever need": nothing else is like it. */
export const only = sign<Range & { readonly root: string }>({
  found: ({ sentence: { terms }, words, tags }) =>
    terms.flatMap(({ lower }, at) => {
      const noun = terms[at + 1];
      const isOnly = words.language === 'en' && lower === 'only' && terms[at - 1]?.lower === 'the';
      return isOnly && noun && tags[at + 1]?.has('Noun') && !words.ownCounts.has(noun.root)
        ? [{ from: at - 1, to: at + 2, root: noun.root }]
        : [];
    }),
  isBacked: ({ root }, of) =>
    of.source.sentences.some(
      (given) => isIn(of, root, given) && given.terms.some(({ lower }) => lower === 'only'),
    ),
  reason: 'superlative',
});

/** "It outshines diamonds": by its form, a verb that says what it does better than what stands behind it. */
export const outdone = sign<Range & { readonly root: string }>({
  found: ({ sentence: { terms, phrases }, words, tags }) =>
    terms.flatMap(({ lower, root }, at) => {
      const { to } = pieceRange(terms, at);
      const isSo =
        words.language === 'en' &&
        /^out\p{L}{3,}$/u.test(lower) &&
        isVerb(tags, at, to) &&
        !isKnownNoun(lower) &&
        !phrases.some((phrase) => within(at, phrase));
      return isSo ? [{ from: at, to, root }] : [];
    }),
  isBacked: ({ root }, { source }) => source.find(root).length > 0,
  reason: 'comparison',
});
/** The tagger takes a verb that it does not know for a noun: "diamonds outshine" has no other. */
const isVerb = (tags: Case['tags'], at: number, to: number) =>
  has(tags[at], 'Verb') ||
  (has(tags[at + 1], 'Noun', 'Determiner') &&
    at + 1 < to &&
    !tags.slice(at + 1, to).some((next) => has(next, 'Verb')));
const has = (tags: Case['tags'][number] | undefined, ...names: readonly string[]) =>
  names.some((name) => tags?.has(name));

/** "No daypack is lighter": than any. */
export const denied = sign<Range & { readonly root: string }>({
  found: ({ sentence: { terms }, words, tags }) =>
    terms.flatMap(({ lower }, at) => {
      const { from, to } = pieceRange(terms, at);
      if (at !== from || !words.negators.has(lower)) return [];
      const more = terms.slice(from, to).find((_, place) => tags[from + place]?.has('Comparative'));
      return more ? [{ from, to, root: more.root }] : [];
    }),
  isBacked: ({ root }, { source }) => source.find(root).length > 0,
  reason: 'comparison',
});
