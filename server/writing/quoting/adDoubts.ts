/**
 * Why an English sentence of a product page may not be said in an ad before somebody has read it: signs that are broad and
 * know no exceptions. A page tells mostly of its product; these tell of what else there is on it. Of 581
 * sentences of 98 pages read blind, 3 in 100 of those that are said so were at fault, and 29 in 100 of the others.
 */
import nlp from '../../text/compromise';
import type { Part } from '../../text/partsOfSpeech';
import { clauseVerbOf } from '../condensing/clauseVerb';
import {
  isCapital,
  isPlural,
  isPos,
  nounPhrasesOf,
  OF_PERSONS,
  type NounPhrase,
} from '../condensing/nounPhrases';
import { isPastAt } from '../condensing/times';
import { isLittleWord, meaningOf, type Grammar } from './grammar';
import type { Names } from './told';

/** What the product is called, by stem. */
export interface Called {
  readonly names: Names;
  /** A lion case is no lion: words of its name that say of which kind it is. */
  readonly theme: ReadonlySet<string>;
  readonly grammar: Grammar;
}

interface Reading {
  readonly text: string;
  readonly parts: readonly Part[];
  /** The same by the other tagger. */
  readonly terms: readonly Term[];
  readonly phrases: readonly NounPhrase[];
  /** Of the main clause; -1 where there is none. */
  readonly verb: number;
  readonly isPoint: boolean;
  readonly called: Called;
}

/** Signs of another thing than the product: what follows and does not name the product may be on that, too. */
const AWAY = ['other', 'past'] as const;
const HERE = [
  ...(['person', 'joins', 'condition', 'shown', 'denied', 'aside'] as const),
  ...(['bare', 'order', 'runOn', 'heading'] as const),
] as const;
export type AdDoubt = (typeof AWAY)[number] | (typeof HERE)[number];
export const leadsAway = (doubt: AdDoubt | undefined): boolean => AWAY.some((one) => one === doubt);

/** The first that is found; nothing where it may be said. */
export function adDoubtIn(
  { said: text, isPoint }: { readonly said: string; readonly isPoint: boolean },
  parts: readonly Part[],
  called: Called,
): AdDoubt | undefined {
  const [terms, phrases] = [termsIn(parts), nounPhrasesOf(parts)];
  const reading = { text, parts, terms, phrases, verb: verbOf(parts, terms), isPoint, called };
  return SIGNS.find(([, hasSign]) => hasSign(reading))?.[0];
}

/** @param title in small letters, so that its nouns are told from names */
export function themeOf(title: readonly Part[], grammar: Grammar): ReadonlySet<string> {
  const phrases = nounPhrasesOf(title);
  const rootsOf = (words: readonly Part[]) => words.flatMap(({ text }) => meaningOf(text, grammar));
  const heads = new Set(rootsOf(phrases.flatMap(({ head }) => head ?? [])));
  const nouns = phrases.flatMap(({ words }) => words.filter((word) => isPos(word, 'NOUN')));
  return new Set(rootsOf(nouns).filter((root) => !heads.has(root)));
}

/** "Supports" does not name a vision support, nor does a lion name its case. */
const isNamedAt = (parts: readonly Part[], at: number, { names, theme, grammar }: Called): boolean => {
  const part = parts[at];
  if (!part || isPos(part, 'VERB')) return false;
  const isPlain = at === 0 || !isCapital(part);
  return meaningOf(part.text, grammar).some((root) => names.own.has(root) && !(isPlain && theme.has(root)));
};
export const namesProduct = (parts: readonly Part[], called: Called): boolean =>
  parts.some((_, at) => isNamedAt(parts, at, called));

interface Term {
  readonly text: string;
  readonly tags?: ReadonlySet<string>;
}
const termsIn = (parts: readonly Part[]) => nlp(parts.map(({ text }) => text).join(' ')).termList() as Term[];

const NO_WORDS: ReadonlySet<string> = new Set();
/** By the one tagger, else by the other: "This cleaner features", "The darts feature". */
function verbOf(parts: readonly Part[], terms: readonly Term[]): number {
  const verb = clauseVerbOf(parts, NO_WORDS);
  if (verb >= 0) return verb;
  const found = terms.find(
    ({ tags }, at) =>
      at > 0 &&
      ['PresentTense', 'Copula', 'Modal'].some((tag) => tags?.has(tag)) &&
      (!tags?.has('Infinitive') || isPlural(parts[at - 1])),
  );
  return found ? parts.findIndex(({ lower }, at) => at > 0 && lower === found.text.toLowerCase()) : -1;
}

/** What its verb stands right behind, at the beginning or behind a comma. */
function subjectOf({ phrases, parts, verb }: Reading): Omit<NounPhrase, 'to'> | undefined {
  const from = parts.findLastIndex(({ text }, at) => at < verb && /^[,;:–—-]$/.test(text)) + 1;
  const subject = phrases.find((phrase) => phrase.from === from);
  if (!subject || parts.slice(subject.to, verb).some((part) => isPos(part, 'PRON', 'PUNCT')))
    return undefined;
  // "Thread count references": the one tagger takes its verb for one of its nouns.
  const words = subject.words.slice(0, Math.max(0, verb - from));
  return { ...subject, words, head: words.findLast((word) => isPos(word, 'NOUN', 'PROPN')) };
}

/** "Lions are", "Acme makes", "Quantity corresponds": something for itself; neither "the lid" nor a point of a list. */
function tellsOfOther(reading: Reading): boolean {
  const { parts, terms, verb, isPoint, called } = reading;
  const { head, determiner, isOwned } = subjectOf(reading) ?? {};
  if (!head || isOwned || isPoint || isNamedAt(parts, parts.indexOf(head), called)) return false;
  if (determiner)
    return (
      determiner === 'the' &&
      isPos(head, 'NOUN') &&
      meaningOf(head.text, called.grammar).some((root) => called.theme.has(root))
    );
  // "Linen with sewn seams" has no verb.
  const isDone = isPos(head, 'NOUN') && isPos(parts[verb], 'VERB') && isPastAt(parts, verb);
  return !isDone && (parts[verb - 1] === head || isNounIn(head, terms));
}
const isNounIn = (noun: Part, terms: readonly Term[]) =>
  terms.some(({ text, tags }) => text.toLowerCase() === noun.lower && tags?.has('Noun') === true);

/** "Inability to focus": what it begins with is done something to, or told of, without a verb. */
function beginsBare({ phrases: [first], parts, terms, verb, isPoint, called }: Reading): boolean {
  if (verb >= 0 || isPoint || first?.from !== 0 || namesProduct(parts, called)) return false;
  return first.words.every((word) => isPos(word, 'NOUN', 'PROPN') && isNounIn(word, terms));
}

const PAST = ['was', 'were', 'had', 'did'];
/** "was", "they soon became" */
function isPast({ parts, verb }: Reading): boolean {
  const before = parts.slice(0, Math.max(0, verb)).findLast((part) => !isPos(part, 'ADV'));
  return (
    parts.some(({ lower }) => PAST.includes(lower)) ||
    (['it', 'they'].includes(before?.lower ?? '') && isPos(parts[verb], 'VERB') && isPastAt(parts, verb))
  );
}

const PERSONS = [...OF_PERSONS, 'i', 'my', 'me', "let's"];
const tellsOfPersons = ({ parts }: Reading) => parts.some(({ lower }) => PERSONS.includes(lower));

const CONDITIONS = ['if', 'when', 'once', 'unless', 'where', 'because', 'after', 'before'];
const isUnderCondition = ({ parts: [first] }: Reading) => CONDITIONS.includes(first?.lower ?? '');

const SHOWING = ['this', 'that', 'these', 'those'];
/** "This is why": what is? */
const showsNothing = ({ parts: [first, next] }: Reading) =>
  SHOWING.includes(first?.lower ?? '') && isPos(next, 'AUX', 'ADV', 'PUNCT');

/** "not included", "do not exceed", and not "won't rub": what nobody shortens is a notice. */
const denies = ({ parts }: Reading) => parts.some(({ lower }) => lower === 'not');

/** "Crank the handle", by both taggers: the one takes a funnel neck for an order. */
export const isOrder = (parts: readonly Part[]): boolean =>
  isPos(parts[0], 'VERB') &&
  parts[0]?.lower === parts[0]?.lemma &&
  termsIn(parts)[0]?.tags?.has('Verb') === true;

const WAITING = ['before', 'until', 'wait', 'let'];
/** "Carefully paint each nail", "For best results, take two": how it is used, where it does not name the product. */
function orders({ parts, terms: [first, second], called }: Reading): boolean {
  const comma = parts.findIndex(({ text }) => text === ',');
  if (comma > 0 && isPos(parts[0], 'ADP', 'SCONJ', 'PART') && isOrder(parts.slice(comma + 1))) return true;
  const isOne =
    isOrder(parts) || (first?.tags?.has('Adverb') === true && second?.tags?.has('Infinitive') === true);
  return isOne
    ? !namesProduct(parts, called) || parts.some(({ lower }) => WAITING.includes(lower))
    : hasOrderBehind(parts);
}
/** "Trainers with laces, lace them up", "The lamp is light, let you rest": two sentences, or a wrong one. */
const hasOrderBehind = (parts: readonly Part[]): boolean =>
  parts.some(
    (part, at) =>
      isPos(part, 'VERB') &&
      part.lower === part.lemma &&
      isPos(parts[at + 1], 'PRON', 'DET') &&
      /^[,;]$/.test(parts[isPos(parts[at - 1], 'ADV') ? at - 2 : at - 1]?.text ?? ''),
  );

/** "Smart Design The lamp", "Artisan Craftsmanship Standing at": a heading that has lost its end. */
function isRunOn({ parts, called: { names, grammar } }: Reading): boolean {
  const called = names.called.split(/\s+/);
  return parts.some(
    (part, at) =>
      at > 1 &&
      isCapital(part) &&
      isCapital(parts[at - 1]) &&
      !called.includes(part.lower) &&
      (isPos(part, 'DET', 'PRON') ||
        ((isPos(part, 'VERB', 'ADJ') || part.lower.endsWith('ing') || isLittleWord(part.lower, grammar)) &&
          /^\p{Ll}/u.test(parts[at + 1]?.text ?? ''))),
  );
}

const ASKING = ['what', 'why', 'how', 'who'];
/** Words with a capital of a text that has no others: fewer may be a name. */
const HEADING_WORDS = 3;
/** "What you get", "Oakleigh Cottage, Main Street" */
const isHeading = ({ parts, verb, called: { grammar } }: Reading): boolean =>
  ASKING.includes(parts[0]?.lower ?? '') ||
  (verb < 0 &&
    parts.filter(isCapital).length >= HEADING_WORDS &&
    !parts.some(({ text, lower }) => /^\p{Ll}/u.test(text) && !isLittleWord(lower, grammar)));

const SIGNS: readonly (readonly [AdDoubt, (reading: Reading) => boolean])[] = [
  ['other', tellsOfOther],
  ['past', isPast],
  ['person', tellsOfPersons],
  ['joins', ({ parts: [first] }) => isPos(first, 'CCONJ')],
  ['condition', isUnderCondition],
  ['shown', showsNothing],
  ['denied', denies],
  ['aside', ({ text }) => /[()]/.test(text)],
  ['bare', beginsBare],
  ['order', orders],
  ['runOn', isRunOn],
  ['heading', isHeading],
];
