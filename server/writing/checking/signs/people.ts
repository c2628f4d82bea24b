/** Who speaks for it, or made it, and is not named in the source. */
import { pieceRange, sign, within, type Case, type Range } from '../case';

/** "Chosen by Ada Lovelace", "Ada wears it". */
export const speakers = sign<Range>({
  found: ({ sentence: { terms, text, phrases }, words, tags }) =>
    words.language === 'de'
      ? []
      : terms.flatMap((term, at) => {
          const isName =
            at > 0 &&
            /^\p{Lu}/u.test(term.text) &&
            term.text.length > 2 &&
            term.isContent &&
            !/[.!?:“"«„]\s*$/.test(text.slice(0, term.start)) &&
            !['Date', 'Month', 'WeekDay', 'Place', 'Demonym'].some((tag) => tags[at]?.has(tag)) &&
            !words.places.has(term.lower) &&
            !words.numbers.has(term.lower);
          const piece = pieceRange(terms, at);
          return isName && phrases.some(({ group, from }) => group.kind === 'says' && within(from, piece))
            ? [{ from: at, to: at + 1 }]
            : [];
        }),
  isBacked: ({ from }, { sentence, source }) => source.find(sentence.terms[from]?.root ?? '').length > 0,
  reason: 'endorsement',
});

/** Words between what was done and who did it. */
const MAKER_NEAR = 3;
/** "Developed with veterinarians", "carried by generals". */
export const makers = sign<Range>({
  found: ({ sentence: { terms, phrases }, tags }) =>
    terms.flatMap(({ lower }, at) => {
      const isMade = phrases.some(({ group, from }) => group.kind === 'made' && from === at - 1);
      const isBy = tags[at - 1]?.has('PastTense') && (lower === 'by' || (lower === 'with' && isMade));
      const end = Math.min(pieceRange(terms, at).to, at + 1 + MAKER_NEAR);
      const who = terms.findIndex((_, place) => place > at && place < end && tags[place]?.has('Actor'));
      return isBy && who >= 0 ? [{ from: at - 1, to: who + 1 }] : [];
    }),
  isBacked: ({ to }, { sentence, source }) => source.find(sentence.terms[to - 1]?.root ?? '').length > 0,
  reason: 'endorsement',
});

const IT = /^(?:it|them|this|these|one|ours)$/;
const ARTICLE = /^(?:the|this|these|an?|one)$/;
const OF_SOMEBODY = /^(?:your|my|our|the|these|those)$/;
/** Words of who does it. */
const USERS_LENGTH = 3;
/** Of the product's name, with its article. */
const NAME_LENGTH = 4;
/** Where "it", or "the Ember Flask" by words of the title, ends that begins there; -1 where neither does. */
function endOfIt(at: number, to: number, { sentence: { terms }, source }: Case): number {
  const isOfTitle = (place: number) => {
    const term = terms[place];
    return term !== undefined && term.isContent && source.titleRoots.has(term.root);
  };
  if (IT.test(terms[at]?.lower ?? '') && !isOfTitle(at + 1)) return at + 1;
  const from = ARTICLE.test(terms[at]?.lower ?? '') ? at + 1 : at;
  const most = Math.min(to, at + NAME_LENGTH);
  const last = terms.findLastIndex((_, place) => place >= from && place < most && isOfTitle(place));
  return last >= 0 ? last + 1 : -1;
}

/** "Midwives hand it out", "Vets love the Ember Flask": who does what with it, and stands nowhere on the page. */
export const users = sign<Range & { readonly root: string }>({
  found: (of) => {
    const { words, tags } = of;
    const { terms } = of.sentence;
    return terms.flatMap(({ lower }, at) => {
      const { from, to } = pieceRange(terms, at);
      const who = terms[at - 1];
      const isDone =
        words.language === 'en' &&
        !words.likened.has(lower) &&
        has(tags[at], 'Verb') &&
        !has(tags[at], 'Copula', 'Auxiliary', 'Modal', 'Gerund');
      const isOf =
        isDone && at > from && at - from <= USERS_LENGTH && !OF_SOMEBODY.test(terms[from]?.lower ?? '');
      const isWho = isOf && has(tags[at - 1], 'Plural', 'Actor') && !has(tags[at - 1], 'Pronoun', 'Verb');
      if (!who?.isContent || !isWho || at + 1 >= to) return [];
      // "Hand it", "rely on it".
      const isBefore = has(tags[at + 1], 'Preposition', 'Particle');
      const end = Math.max(endOfIt(at + 1, to, of), isBefore ? endOfIt(at + 2, to, of) : -1);
      return end > 0 ? [{ from, to: end, root: who.root }] : [];
    });
  },
  isBacked: ({ root }, { source }) => source.find(root).length > 0,
  reason: 'endorsement',
});
const has = (tags: Case['tags'][number] | undefined, ...names: readonly string[]) =>
  names.some((name) => tags?.has(name));
