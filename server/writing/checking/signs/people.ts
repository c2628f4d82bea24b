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
const OF_SOMEBODY = /^(?:your|my|our|the|these|those)$/;
/** Words of who does it. */
const USERS_LENGTH = 3;
/** "Midwives hand it out": who does what with it, and stands nowhere on the page. */
export const users = sign<Range & { readonly root: string }>({
  found: ({ sentence: { terms }, words, tags }) =>
    terms.flatMap(({ lower }, at) => {
      const { from, to } = pieceRange(terms, at);
      const [who, next] = [terms[at - 1], terms[at + 1]];
      const isDone =
        words.language === 'en' &&
        !words.likened.has(lower) &&
        has(tags[at], 'Verb') &&
        !has(tags[at], 'Copula', 'Auxiliary', 'Modal', 'Gerund');
      const isOf =
        isDone && at > from && at - from <= USERS_LENGTH && !OF_SOMEBODY.test(terms[from]?.lower ?? '');
      const isWho = isOf && has(tags[at - 1], 'Plural', 'Actor') && !has(tags[at - 1], 'Pronoun', 'Verb');
      // "Hand it", "rely on it".
      const isWithIt =
        at + 1 < to &&
        (IT.test(next?.lower ?? '') ||
          (has(tags[at + 1], 'Preposition', 'Particle') && IT.test(terms[at + 2]?.lower ?? '')));
      return who?.isContent && isWho && isWithIt ? [{ from, to: at + 2, root: who.root }] : [];
    }),
  isBacked: ({ root }, { source }) => source.find(root).length > 0,
  reason: 'endorsement',
});
const has = (tags: Case['tags'][number] | undefined, ...names: readonly string[]) =>
  names.some((name) => tags?.has(name));
