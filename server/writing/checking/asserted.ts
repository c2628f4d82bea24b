/** Which clauses of a sentence say something of the product: of English by its tagger, else by the forms of its verbs. [WR3] */
import { mainVerbAt, saidIn } from '../condensing/mainVerb';
import type { ReadSentence } from './claimSource';
import type { ClaimWords } from './claimWords';

export type Tags = ReadonlySet<string>;

/** Places of a clause in the sentence's terms, `to` not included, and whether it says how the product is. */
export interface Clause {
  readonly from: number;
  readonly to: number;
  readonly isAsserted: boolean;
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
  const { sentence, words } = read;
  const { terms } = sentence;
  if (words.language !== 'en') return [{ from: 0, to: terms.length, isAsserted: isAssertedAtAll(read) }];
  const starts = terms.flatMap((_, at) => (at === 0 || beginsClause(read, at) ? [at] : []));
  const isUnderCondition = opensCondition(read, 0);
  let before = true;
  return starts.map((from, nth) => {
    const to = starts[nth + 1] ?? terms.length;
    // "Use it every day, rinse, …": what has no subject of its own goes on as it began.
    const isOfPeople = OF_PEOPLE.test(terms[from]?.lower ?? '');
    const isAsserted = !isOfPeople && (assertionAt(read, from, to) ?? before);
    if (!isOfPeople) before = isAsserted;
    return { from, to, isAsserted: isAsserted && (!isUnderCondition || holdsPageWord(read, from, to)) };
  });
}

const holdsPageWord = ({ sentence: { terms }, isOnPage }: Read, from: number, to: number) =>
  terms.slice(from, to).some((_, at) => isOnPage(from + at));

/** "When the rain comes, …": what holds under a condition, or at a time. */
const opensCondition = ({ sentence: { terms }, words: { grammar } }: Read, at: number) =>
  grammar !== null && grammar.subordinators.includes(terms[at]?.lower ?? '');

/**
 * Of a language without a tagger, by the forms of its verbs: a sentence says something of the product where it has a
 * main verb, and a word of the page, or a pronoun or nothing at all in the place of its subject.
 */
function isAssertedAtAll(read: Read): boolean {
  const { sentence, words } = read;
  const { terms, text } = sentence;
  const { grammar } = words;
  if (!grammar) return holdsPageWord(read, 0, terms.length);
  if (opensCondition(read, 0)) {
    const behind = terms.findIndex(({ breaksBefore }) => breaksBefore);
    return behind > 0 && holdsPageWord(read, behind, terms.length);
  }
  const said = saidIn(text, grammar);
  const { pronouns, copulas, leavesOutSubjects } = grammar;
  const isPronoun = (word: string) => [...pronouns.any, ...pronouns.person].includes(word);
  const isCopula = (word = '') => [...copulas.one, ...copulas.many].includes(word);
  const isSpared = (word: string) =>
    words.isLittle(word) || [...grammar.openings, ...grammar.pointing, ...grammar.fillers].includes(word);
  const first = said.findIndex(({ word }) => isPronoun(word) || isCopula(word) || !isSpared(word));
  // "Sie läuft", "es de caoba"
  if (isPronoun(said[first]?.word ?? '') || (leavesOutSubjects && isCopula(said[first]?.word))) return true;
  const verb = mainVerbAt(text, grammar);
  if (verb < 0) return false;
  // "También tiene cámara", and not "sube el volumen", which may be an order.
  return (
    holdsPageWord(read, 0, terms.length) ||
    isCopula(said[verb]?.word) ||
    (leavesOutSubjects && verb > 0 && verb === first)
  );
}

/** Verbs whose participle looks like an order, and what it is made from: "knit from wool". */
const UNCHANGED = /^(?:cut|knit|cast|set|split|spread)$/;
const MADE_OF = /^(?:from|of|in|by)$/;
const COORDINATORS = /^(?:and|or|but|so|yet)$/;
/** "Riders who'd rather ride than scrub": what people do. */
const OF_PEOPLE = /^who(?:'\p{L}+)?$/u;
/** Behind a stop, or where an "and" or "so" leads to another verb. */
function beginsClause(read: Read, at: number): boolean {
  const { sentence, tags } = read;
  const { breaksBefore, lower } = sentence.terms[at] ?? { breaksBefore: false, lower: '' };
  if (breaksBefore || OF_PEOPLE.test(lower)) return true;
  if (!COORDINATORS.test(lower) && !opensCondition(read, at)) return false;
  return has(tags[at + 1], 'Pronoun', 'Verb') && !has(tags[at + 1], 'Possessive');
}

const OPENERS = ['Conjunction', 'Adverb', 'Expression', 'Negative'] as const;
const COMING = /^(?:will|'ll|won't|won)$/;
/** What a person has of the product, by its verb. */
const GAINED = /^(?:get|gets|receive|save|have)$/;
/** What stands for the product, if no noun before it can be meant. */
const OF_ONE = /^(?:it|its|this|that|one)$/;
const OF_SEVERAL = /^(?:these|those|they|them|their)$/;
/** Whose it is, and people in general. */
const OTHERS = /^(?:your|my|some|most|many|few)$/;
const ANYBODY = /^(?:every|some|no|any)(?:body|one)$/;
const SELLER = /^(?:we|our)$/;

/** "The road is empty, and it's yours": it is the road. */
const isForProduct = ({ sentence: { terms }, tags, isOnPage }: Read, at: number): boolean => {
  const lower = terms[at]?.lower ?? '';
  if (!OF_ONE.test(lower) && !OF_SEVERAL.test(lower)) return false;
  const isMany = OF_SEVERAL.test(lower);
  return !terms.slice(0, at).some(
    (_, place) =>
      has(tags[place], 'Noun') &&
      !has(tags[place], 'Pronoun') &&
      // "World-record marathoners": the last noun of a phrase.
      !has(tags[place + 1], 'Noun') &&
      has(tags[place], 'Plural') === isMany &&
      !isOnPage(place),
  );
};

/** "Low in calories", "works underwater": how it is or what it does, and not "small tube". */
const opensPredicate = ({ tags }: Read, from: number, to: number): boolean =>
  from < to &&
  (has(tags[from], 'PresentTense', 'PastTense', 'Participle') ||
    (has(tags[from], 'Adjective') && (from + 1 === to || !has(tags[from + 1], 'Noun', 'Adjective'))));

/** Undefined where the clause has neither verb nor subject of its own. */
function assertionAt(read: Read, from: number, to: number): boolean | undefined {
  const { sentence, tags, isOnPage } = read;
  const { terms } = sentence;
  let at = from;
  if (opensCondition(read, at)) return false;
  while (at < to && has(tags[at], ...OPENERS) && !has(tags[at], 'Verb')) at++;
  if (at === to) return from === 0 ? false : undefined;
  const places = terms.slice(at, to).map((_, place) => at + place);
  if (UNCHANGED.test(terms[at]?.lower ?? '') && MADE_OF.test(terms[at + 1]?.lower ?? '')) return true;
  if (has(tags[at], 'Verb') && !has(tags[at], 'Participle', 'Gerund', 'PastTense'))
    return has(tags[at], 'Infinitive', 'Imperative') ? false : from === 0 || undefined;
  const verb = places.find((place) => has(tags[place], 'Verb') && !has(tags[place], 'Gerund'));
  // "Low in calories" says how it is, "small tube, big comfort" names things.
  if (verb === undefined || verb === at)
    return from > 0 && verb === undefined ? undefined : opensPredicate(read, at, to);
  const first = terms[at]?.lower ?? '';
  const willBe = () =>
    places.some(
      (place) =>
        COMING.test(terms[place]?.lower ?? '') ||
        // "Your skin feels softer".
        (has(tags[place], 'Comparative') && has(tags[place - 1], 'Verb', 'Copula')),
    );
  if (OTHERS.test(first)) return willBe();
  const hasPronoun = places.some((place) => isForProduct(read, place));
  if (ANYBODY.test(first)) return hasPronoun;
  if (first === 'you')
    return hasPronoun || has(tags[verb], 'Modal', 'Auxiliary') || GAINED.test(terms[verb]?.lower ?? '');
  if (hasPronoun || places.some(isOnPage) || willBe() || SELLER.test(first) || has(tags[at], 'Value'))
    return true;
  // "The road is empty" is how another thing is; "a siren goes off" is what happens with the product.
  const isHow = has(tags[verb], 'Copula') && !has(tags[verb + 1], 'PastTense', 'Participle');
  return !isHow || /^there(?:'s)?$/.test(first) || has(tags[at], 'Preposition');
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

/** "Great for weekend trips", and neither "a strap for your shoulder" nor "call for": whom or what it may please claims nothing. */
export function occasionsIn({ sentence: { terms }, tags, words }: Read): { from: number; to: number }[] {
  return terms.flatMap(({ lower }, at) => {
    if (!words.forWhom.has(lower) || has(tags[at - 1], 'Verb', 'Noun')) return [];
    let to = at + 1;
    while (to < terms.length && !terms[to]?.breaksBefore) to++;
    return [{ from: at, to }];
  });
}
