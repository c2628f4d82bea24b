/** Which clauses of a sentence say something of the product: of English by its tagger, else by a few of its words. [WR3] */
import type { ReadSentence } from './claimSource';
import type { ClaimWords } from './claimWords';

export type Tags = ReadonlySet<string>;

/** Places of a clause in the sentence's terms, `to` not included, and whether it says how the product is. */
export interface Clause {
  readonly from: number;
  readonly to: number;
  readonly isAsserted: boolean;
  /** "… and delivered fully assembled": a participle without a verb that it goes with. */
  readonly isParticipial: boolean;
}
interface Read {
  readonly sentence: ReadSentence;
  readonly tags: readonly Tags[];
  readonly words: ClaimWords;
  /** Whether the word at this place stands on the page. */
  readonly isOnPage: (at: number) => boolean;
}

const has = (tags: Tags | undefined, ...names: readonly string[]) => names.some((name) => tags?.has(name));

/** "Imagine calm dinners": what follows is not said to be so. */
export const isImagined = ({ terms }: ReadSentence, { imagined }: ClaimWords): boolean =>
  imagined.some((phrase) => phrase.split(' ').every((word, at) => terms[at]?.lower === word));

export function clausesOf(read: Read): Clause[] {
  const { sentence, tags, words, isOnPage } = read;
  const { terms } = sentence;
  const isKnown = (from: number, to: number) => terms.slice(from, to).some((_, at) => isOnPage(from + at));
  if (words.language !== 'en')
    return [{ from: 0, to: terms.length, isAsserted: isAssertedAtAll(read, isKnown), isParticipial: false }];
  const starts = terms.flatMap((_, at) => (at === 0 || beginsClause(read, at) ? [at] : []));
  const isUnderCondition = words.conditions.has(terms[0]?.lower ?? '');
  let before = true;
  return starts.map((from, nth) => {
    const to = starts[nth + 1] ?? terms.length;
    // "Use it every day, rinse, …": what has no subject of its own goes on as it began.
    const isAsserted = assertionAt(read, from, to) ?? before;
    before = isAsserted;
    const first = has(tags[from], 'Conjunction') ? from + 1 : from;
    return {
      from,
      to,
      isAsserted: isAsserted && (!isUnderCondition || isKnown(from, to)),
      isParticipial: has(tags[first], 'PastTense'),
    };
  });
}

/** "Llévalo", "prenez-le": an order, by the pronoun at its end. */
const ORDERS: Readonly<Partial<Record<ClaimWords['language'], RegExp>>> = {
  es: /[áéíóú]\p{L}*(?:l[oa]s?|[mt]e|nos)$/u,
};

/** Where words of the page stand in it, the sentence may be of the product whoever else is in it. */
function isAssertedAtAll(
  { sentence: { terms, text }, words }: Read,
  isKnown: (from: number, to: number) => boolean,
): boolean {
  if (isKnown(0, terms.length) && !words.conditions.has(terms[0]?.lower ?? '')) return true;
  const behind = terms.findIndex(({ breaksBefore }) => breaksBefore);
  if (words.conditions.has(terms[0]?.lower ?? '')) return behind > 0 && isKnown(behind, terms.length);
  return !(
    words.others.has(terms[0]?.lower ?? '') ||
    terms.some(({ lower }) => words.anybody.has(lower)) ||
    ORDERS[words.language]?.test(terms[0]?.lower ?? '') ||
    /^\p{L}+-(?:les?|la|moi|toi|vous)\b/u.test(text)
  );
}

const COORDINATORS = /^(?:and|or|but|so|yet)$/;
/** Behind a stop, or where an "and" or "so" leads to another verb. */
function beginsClause({ sentence: { terms }, tags, words }: Read, at: number): boolean {
  const { breaksBefore, lower } = terms[at] ?? { breaksBefore: false, lower: '' };
  if (breaksBefore) return true;
  if (!COORDINATORS.test(lower) && !words.conditions.has(lower)) return false;
  return has(tags[at + 1], 'Pronoun', 'Verb') && !has(tags[at + 1], 'Possessive');
}

const OPENERS = ['Conjunction', 'Adverb', 'Expression', 'Negative'] as const;
const COMING = /^(?:will|'ll|won't|won)$/;
/** What a person has of the product, by its verb. */
const GAINED = /^(?:get|gets|receive|save|have)$/;
/** What stands for the product. */
const PRONOUNS = /^(?:it|its|this|that|these|those|they|them|one)$/;
/** First words of a subject that may be the product, or a part of it. */
const DEFINITE =
  /^(?:the|this|that|these|those|each|every|all|both|its|their|our|no|no\.|any|another|he|she|it|they|we|i)$/;

/** Undefined where the clause has neither verb nor subject of its own. */
function assertionAt(read: Read, from: number, to: number): boolean | undefined {
  const { sentence, tags, words, isOnPage } = read;
  const { terms } = sentence;
  let at = from;
  if (words.conditions.has(terms[at]?.lower ?? '')) return false;
  while (at < to && has(tags[at], ...OPENERS) && !has(tags[at], 'Verb')) at++;
  if (at === to) return from === 0 ? false : undefined;
  const places = terms.slice(at, to).map((_, place) => at + place);
  if (has(tags[at], 'Verb') && !has(tags[at], 'Participle', 'Gerund'))
    return has(tags[at], 'Infinitive', 'Imperative') ? false : from === 0 ? true : undefined;
  const verb = places.find((place) => has(tags[place], 'Verb') && !has(tags[place], 'Gerund'));
  if (verb === undefined) return from === 0 ? true : undefined;
  const first = terms[at]?.lower ?? '';
  const willBe = () =>
    places.some(
      (place) =>
        COMING.test(terms[place]?.lower ?? '') ||
        // "Your skin feels softer".
        (has(tags[place], 'Comparative') && has(tags[place - 1], 'Verb', 'Copula')),
    );
  if (words.others.has(first)) return willBe();
  if (words.anybody.has(first)) return false;
  const isOfProduct = places.some((place) => isOnPage(place) || PRONOUNS.test(terms[place]?.lower ?? ''));
  if (isOfProduct || willBe() || DEFINITE.test(first) || has(tags[at], 'Value')) return true;
  if (first === 'you') return has(tags[verb], 'Modal', 'Auxiliary') || GAINED.test(terms[verb]?.lower ?? '');
  if (has(tags[at], 'Preposition', 'PastTense', 'Gerund')) return true;
  // "Salon results": one noun before what may be another.
  return !has(tags[verb - 1], 'Plural') && !has(tags[verb], 'Copula', 'Auxiliary');
}

/** "It feels like a cloud": what something is likened to, and the verb. */
export function likenedIn({ sentence: { terms }, tags, words }: Read): { from: number; to: number }[] {
  return terms.flatMap(({ lower }, at) => {
    if (!words.likened.has(lower)) return [];
    if (words.language === 'en' && !has(tags[at - 1], 'Verb', 'Copula')) return [];
    let to = at + 1;
    while (to < terms.length && !terms[to]?.breaksBefore && !words.joins.has(terms[to]?.lower ?? '')) to++;
    return [{ from: Math.max(0, at - 1), to }];
  });
}
