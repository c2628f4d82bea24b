/** Whether a sentence surely tells of the product: by its subject, or as a point of a list of what the product has. */
import nlp from 'compromise/two';
import { countWords } from '../../../contract/scripts/countWords';
import type { Part } from '../../text/partsOfSpeech';
import { clauseVerbOf } from '../condensing/clauseVerb';
import { isCapital, isPos, nounPhrasesOf, type NounPhrase } from '../condensing/nounPhrases';
import type { PartsOf } from './spoken';
import { isLittleWord, isOfSeller, meaningOf, termsOf, type Grammar } from './grammar';

export interface Sayable {
  /** Without what it is labelled by. */
  readonly said: string;
  /** A point among points of one kind. */
  readonly isPoint: boolean;
  /** The only one of its line. */
  readonly isAlone: boolean;
  /** The words of the person who makes the ad: nothing has to prove what they are about. */
  readonly isOwn: boolean;
}
interface Told {
  readonly text: string;
  readonly isPoint: boolean;
  readonly isAlone: boolean;
  /** The product is what the sentence before it is about, so that "it" is the product. */
  readonly isFollowing: boolean;
}
export interface Names {
  /** What the product is called, without its brand: "lamp", by stem. */
  readonly own: ReadonlySet<string>;
  /** The letters and figures of the title. */
  readonly title: string;
}

interface Tagged extends Told {
  readonly parts: readonly Part[];
  /** The same with "it" before it. */
  readonly behindIt: readonly Part[];
}

/** `product`: the product is its subject, so that "it" behind it is the product. */
export type About = 'product' | 'point' | null;

const NO_WORDS: ReadonlySet<string> = new Set();
const IT = ['it', 'they'];
const ITS = ['its', 'their'];
const SHOWING = ['this', 'these'];
const SHOWN = ['this', 'these', 'the', 'your'];
const PARTS = ['the', 'each', 'every', 'a', 'an'];
const CONDITIONS = ['if', 'when', 'whether', 'while', 'unless'];
/** Somebody else speaks, or is spoken of. */
const PERSONS = ['i', 'my', 'me', 'he', 'she', 'his', 'her', 'him'];
const PRESENT = ['is', 'are', 'has', 'have', "'s", "'re", "'ve", 'can', 'will', 'does', 'do'];
/** "1x Headset" */
const COUNTED = /^\d+\s?[x×]\s/i;
/** Words of what is no sentence: fewer are a heading. */
const LEAST_WORDS = 5;

export const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** The English texts of which `aboutsOf` asks for the parts of speech. */
export const textsToTag = (sentences: readonly Sayable[], { language }: Grammar): string[] =>
  language === 'en'
    ? sentences.flatMap((sentence) =>
        sentence.isOwn ? [] : [sentence.said, ...(isSaidOfIt(sentence) ? [asBehindIt(sentence.said)] : [])],
      )
    : [];
const isSaidOfIt = ({ isPoint, isAlone }: Pick<Sayable, 'isPoint' | 'isAlone'>) => isPoint || isAlone;

/** What each sentence of a page is about, in their order. */
export function aboutsOf(
  sentences: readonly Sayable[],
  names: Names,
  grammar: Grammar,
  partsOf: PartsOf,
): About[] {
  const calls = new Set(names.own);
  /** Before the first stands the product's name. */
  let isFollowing = true;
  return sentences.map(({ said, isPoint, isAlone, isOwn }) => {
    const told = { text: said, isPoint, isAlone, isFollowing };
    const about = isOwn ? 'product' : aboutOf(told, { ...names, own: calls }, grammar, partsOf);
    isFollowing = about !== null;
    if (about === 'product' && !isOwn)
      for (const word of meaningOf(calledIn(said, grammar, partsOf), grammar)) calls.add(word);
    return about;
  });
}

/** Null where nothing says so. */
function aboutOf(told: Told, names: Names, grammar: Grammar, partsOf: PartsOf): About {
  if (isOfSeller(told.text, grammar) || COUNTED.test(told.text) || hasLostSpace(told.text, names))
    return null;
  if (grammar.language !== 'en') return aboutByName(told, names, grammar);
  const parts = partsOf(told.text);
  const behindIt = isSaidOfIt(told) ? partsOf(asBehindIt(told.text)) : [];
  return parts.length === 0
    ? null
    : aboutInEnglish({ ...told, parts: behindOpening(parts), behindIt }, names, grammar);
}

/** "200mlDurex": paragraphs that were joined, the next of which begins with the name. */
const hasLostSpace = (text: string, { title }: Names): boolean =>
  [...text.matchAll(/\p{Ll}(\p{Lu}\p{Ll}+)/gu)].some(
    ([glued, name = '']) => title.includes(lettersOf(name)) && !title.includes(lettersOf(glued)),
  );

function aboutInEnglish(
  { text, isPoint, isAlone, isFollowing, parts, behindIt }: Tagged,
  { own, title }: Names,
  grammar: Grammar,
): About {
  if (parts.some(({ lower }) => PERSONS.includes(lower)) || hasBrokenInfinitive(parts)) return null;
  const isOwn = (word: Part | undefined) =>
    word !== undefined && meaningOf(word.text, grammar).some((root) => own.has(root));
  /** Other names and figures than the title's are another product's. */
  const isOfTitle = (words: readonly Part[]) =>
    words.every(
      (word) => !isPos(word, 'PROPN', 'NUM') || word === parts[0] || title.includes(lettersOf(word.text)),
    );
  const isShown = ({ words, determiner, head }: NounPhrase) =>
    SHOWN.includes(determiner) &&
    isOfTitle(words) &&
    (isOwn(head) || (SHOWING.includes(determiner) && isPos(head, 'NOUN')));
  if (isPos(parts[0], 'VERB') && isElided(behindIt)) return 'point';
  const verb = verbOf(parts);

  if (isOrder(parts)) return nounPhrasesOf(parts).some(isShown) ? 'product' : null;
  const thing = thingOf(parts);
  if (verb < 0 || (parts[thing.length]?.lower === 'you' && thing.length < verb)) {
    if (isAlone && isOwn(thing.at(-1)) && isOfTitle(thing) && countWords(text) >= LEAST_WORDS) return 'point';
    return isPoint && (isDone(parts) || isThing(parts, grammar)) ? 'point' : null;
  }
  if (!isPresent(parts, verb)) return null;
  const subject = subjectOf(parts, verb);
  const [first] = subject;
  if (!first || parts.slice(0, parts.indexOf(first)).some(({ lower }) => CONDITIONS.includes(lower)))
    return null;
  if (IT.includes(first.lower))
    return isFollowing && subject.length === 1 && (first === parts[0] || !isCapital(first))
      ? 'product'
      : null;
  if (ITS.includes(first.lower)) return isFollowing ? 'point' : null;
  if (first.lower === 'you') return nounPhrasesOf(parts.slice(verb)).some(isShown) ? 'product' : null;
  if (!isOfTitle(subject)) return null;
  const head = subject.at(-1);
  if (SHOWING.includes(first.lower))
    return head !== first && isPos(head, 'NOUN', 'PROPN', 'ADJ') ? 'product' : null;
  const isMany = head !== undefined && head.lower !== head.lemma && head.lower.endsWith('s');
  const isName =
    subject.length > 1 &&
    subject
      .slice(SHOWN.includes(first.lower) ? 1 : 0)
      .every((word) => isCapital(word) || isPos(word, 'NUM', 'PUNCT'));
  if (isOwn(head) || (isName && subject.some(isOwn)))
    return SHOWN.includes(first.lower) || isName || isMany ? 'product' : null;
  const isOfPart = isPos(parts[verb], 'VERB') && PARTS.includes(first.lower);
  if (isPoint && isOfPart) return 'point';
  return first.lower === 'the' && (isMeasuring(parts.slice(verb), grammar) || isMadeOf(parts.slice(verb)))
    ? 'point'
    : null;
}

const termsIn = (parts: readonly Part[]) =>
  nlp(parts.map(({ text }) => text).join(' ')).termList() as { text: string; tags?: ReadonlySet<string> }[];

/** By the one tagger, else by the other: "This cleaner features", "The darts feature". */
function verbOf(parts: readonly Part[]): number {
  const verb = clauseVerbOf(parts, NO_WORDS);
  if (verb >= 0) return verb;
  const terms = termsIn(parts);
  const isMany = (at: number) =>
    parts[at]?.lower.endsWith('s') === true && parts[at].lower !== parts[at].lemma;
  const found = terms.find(
    ({ tags }, at) =>
      at > 0 &&
      ['PresentTense', 'Copula', 'Modal'].some((tag) => tags?.has(tag)) &&
      (!tags?.has('Infinitive') || isMany(at - 1)),
  );
  return found ? parts.findIndex(({ lower }, at) => at > 0 && lower === found.text.toLowerCase()) : -1;
}

const BEGINS_MAIN = ['the', 'this', 'these', 'your', 'it', 'they'];
/** Without what is said first: "With one hand, | this lamp folds", "Made of oak, | it folds"; whole under a condition. */
function behindOpening(parts: readonly Part[]): readonly Part[] {
  const [first] = parts;
  const mark = parts.findIndex(
    ({ text }, at) => text === ',' && BEGINS_MAIN.includes(parts[at + 1]?.lower ?? ''),
  );
  const isOpening =
    isPos(first, 'ADP') ||
    (/(?:ing|ed|en)$/.test(first?.lower ?? '') && !CONDITIONS.includes(first?.lower ?? ''));
  return mark > 1 && isOpening ? parts.slice(mark + 1) : parts;
}

/** What a phrase begins with: "A waterproof shaver | you can use", "Oak table | with three legs". */
function thingOf(parts: readonly Part[]): readonly Part[] {
  const to = parts.findIndex((part, at) => at > 0 && isPos(part, 'ADP', 'PRON', 'PUNCT', 'SCONJ'));
  return to < 0 ? parts : parts.slice(0, to);
}

/** Behind the last comma before the verb, up to its first preposition: "With one hand, | this lamp | of oak folds". */
function subjectOf(parts: readonly Part[], verb: number): readonly Part[] {
  const before = parts.slice(0, verb);
  const zone = before.slice(before.findLastIndex(({ text }) => /^[,;:–—-]$/.test(text)) + 1);
  const from = zone.findIndex((part) => !isPos(part, 'ADV', 'CCONJ', 'PUNCT') || isCapital(part));
  const said = from < 0 ? [] : zone.slice(from);
  const to = said.findIndex((part, at) => at > 0 && isPos(part, 'ADP', 'ADV', 'PART', 'SCONJ'));
  const subject = to < 0 ? said : said.slice(0, to);
  return isPos(subject[0], 'ADP', 'SCONJ', 'VERB', 'PART') ? [] : subject;
}

/** "holds 207 ml" */
const isMeasuring = (parts: readonly Part[], { units }: Grammar) =>
  parts.some((part, at) => isPos(part, 'NUM') && units.has(parts[at + 1]?.lower ?? ''));

/** "is made of oak", "is of oak" */
const isMadeOf = ([verb, next]: readonly Part[]) =>
  ['is', 'are'].includes(verb?.lower ?? '') && ['of', 'made'].includes(next?.lower ?? '');

/** "to firmly fastens" */
const hasBrokenInfinitive = (parts: readonly Part[]): boolean =>
  parts.some(({ lower, pos }, at) => {
    if (lower !== 'to' || pos !== 'PART') return false;
    const verb = parts.slice(at + 1).find((part) => !isPos(part, 'ADV'));
    return isPos(verb, 'VERB') && verb?.lower === `${verb?.lemma}s`;
  });

function isPresent(parts: readonly Part[], at: number): boolean {
  const { lower = '', lemma = '', pos = '' } = parts[at] ?? {};
  return pos === 'AUX' ? PRESENT.includes(lower) : lower === lemma || lower.endsWith('s');
}

/** "Crank the handle", by both taggers: the one takes a funnel neck for an order. */
const isOrder = (parts: readonly Part[]) =>
  isPos(parts[0], 'VERB') &&
  parts[0]?.lower === parts[0]?.lemma &&
  termsIn(parts)[0]?.tags?.has('Verb') === true;
/** "Made of oak" */
const isDone = ([first]: readonly Part[]) =>
  isPos(first, 'VERB') && first?.lower !== first?.lemma && /(?:ed|en|t|de)$/.test(first?.lower ?? '');
/** "Pivoting head for a close shave" */
const isThing = (parts: readonly Part[], grammar: Grammar) =>
  (isPos(parts[0], 'ADJ', 'NUM', 'NOUN', 'PROPN', 'DET') ||
    (isPos(parts[0], 'VERB') && (parts[0]?.lower.endsWith('ing') || isPos(parts[1], 'NOUN')))) &&
  parts.some((part) => isPos(part, 'NOUN')) &&
  (isPos(parts[0], 'DET') || !isLittleWord(parts[0]?.lower ?? '', grammar));
/** "Offers 15 programs": with "it" before it, a sentence. */
const isElided = ([, verb, ...rest]: readonly Part[]) =>
  isPos(verb, 'VERB') &&
  verb?.lower === `${verb?.lemma}s` &&
  // "Potters fire it": of "it" somebody else does something.
  !rest.some(({ lower }) => lower === 'it');
const asBehindIt = (text: string) => `It ${text.charAt(0).toLowerCase()}${text.slice(1)}`;

/** What a text calls the product beside its name: "this blaster". */
function calledIn(text: string, grammar: Grammar, partsOf: PartsOf): string {
  if (grammar.language !== 'en') return '';
  const [first] = nounPhrasesOf(partsOf(text));
  return first?.from === 0 && SHOWING.includes(first.determiner) && isPos(first.head, 'NOUN')
    ? (first.head?.text ?? '')
    : '';
}

/** Words before which the name of what a sentence is about stands. */
const NAMED_WITHIN = 4;
const SHOWN_WITHIN = 8;
/** Words of a point: fewer may be a heading, "Caractéristiques du téléphone". */
const LEAST_POINT = 4;
/** Two sentences, or a list of a list: "80 y 58 mm. de ancho", "Two cups: small, large". */
const PARTED = /[;:]|[.!?]\s/u;
/**
 * Of a language without a tagger: what the product is called stands among its first words, with nothing but little words
 * before it ("Die Lampe", "Met deze lamp"); or it is a point of a list that holds together.
 */
function aboutByName({ text, isPoint }: Told, { own, title }: Names, grammar: Grammar): About {
  const terms = termsOf(text, grammar);
  const isLittle = (term: string) => isLittleWord(term, grammar);
  if (PARTED.test(text.slice(0, -1)) || !terms.some(isLittle)) return null;
  const isOwn = (term: string) => meaningOf(term, grammar).some((root) => own.has(root));
  const [first = ''] = terms;
  if (grammar.showing.has(first) && terms.slice(0, SHOWN_WITHIN).some(isOwn)) return 'product';
  const at = terms.findIndex(
    (term) => !isLittle(term) && !/^\d/.test(term) && !title.includes(lettersOf(term)),
  );
  const before = terms.slice(0, at < 0 ? terms.length : at);
  const named = before.findIndex(isOwn);
  if (named >= 0 && named < NAMED_WITHIN) return 'product';
  return isPoint && terms.length >= LEAST_POINT && !grammar.open.has(first) && !grammar.back.has(first)
    ? 'point'
    : null;
}
