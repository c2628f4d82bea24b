/** Whether an English sentence tells of the product: by its subject, by one that is left out, or as what it has. */
import nlp from 'compromise/two';
import { countWords } from '../../../contract/scripts/countWords';
import type { Part } from '../../text/partsOfSpeech';
import { clauseVerbOf } from '../condensing/clauseVerb';
import { isCapital, isPos, nounPhrasesOf, type NounPhrase } from '../condensing/nounPhrases';
import { hasOtherName } from './leftOut';
import type { About, Known, Told } from './told';
import { isLittleWord, lettersOf, meaningOf, type Grammar } from './grammar';

interface Tagged extends Told {
  readonly parts: readonly Part[];
  /** The same with "it", and with "it is", before it. */
  readonly behindIt: readonly Part[];
  readonly behindItIs: readonly Part[];
}

const NO_WORDS: ReadonlySet<string> = new Set();
const IT = ['it', 'they'];
const ITS = ['its', 'their'];
export const SHOWING = ['this', 'these'];
const SHOWN = ['this', 'these', 'the', 'your'];
const PARTS = ['the', 'each', 'every', 'a', 'an'];
const DEFINITE = ['the', 'each', 'every'];
const CONDITIONS = ['if', 'when', 'whether', 'while', 'unless'];
/** Somebody else speaks, or is spoken of. */
const PERSONS = ['i', 'my', 'me', 'he', 'she', 'his', 'her', 'him'];
const PRESENT = ['is', 'are', 'has', 'have', "'s", "'re", "'ve", 'can', 'will', 'does', 'do'];
/** Words of what is no sentence: fewer are a heading. */
const LEAST_WORDS = 5;

export function aboutInEnglish(tagged: Tagged, known: Known, grammar: Grammar): About {
  const { text, isPoint, isAlone, isFollowing, isBehind, isFirst, behindIt, behindItIs } = tagged;
  const { own, title } = known;
  const parts = behindOpening(tagged.parts);
  if (tagged.parts.some(({ lower }) => PERSONS.includes(lower))) return null;
  if (hasBrokenInfinitive(tagged.parts) || hasBrokenNumber(tagged.parts)) return null;
  if (!isOrder(parts) && hasOrderBehind(parts)) return null;
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
  /** Nothing else can be what is left out, or named, without a verb. */
  const isOnTopic = isPoint || isAlone || isFollowing;
  if (isOnTopic && isPos(parts[0], 'VERB') && isElided(behindIt)) return 'point';
  if (isOnTopic && parts === tagged.parts && !isOrder(parts) && isPredicate(behindItIs, title))
    return 'point';
  const verb = verbOf(parts);

  if (isOrder(parts)) return nounPhrasesOf(beforeCondition(parts)).some(isShown) ? 'product' : null;
  const thing = thingOf(parts);
  if (
    verb < 0 ||
    isReduced(parts, verb, thing.length) ||
    (parts[thing.length]?.lower === 'you' && thing.length < verb)
  ) {
    const isSaid = isOfTitle(thing) && !isOfMaker(parts, title) && countWords(text) >= LEAST_WORDS;
    const isNamed = isOwn(thing.findLast((word) => isPos(word, 'NOUN', 'PROPN')));
    if (isSaid && isNamed && isOnTopic) return 'point';
    return (isPoint || (isSaid && isFollowing && !hasOtherName(text, title, grammar))) &&
      (isDone(parts) || isThing(parts, grammar))
      ? 'point'
      : null;
  }
  if (isShownByName(parts, verb, isOwn)) return 'product';
  const subject = subjectOf(parts, verb);
  const [first] = subject;
  if (!isPresent(parts, verb) && !SHOWING.includes(first?.lower ?? '')) return null;
  // Where another verb follows, the first was none: "This medium hold wax is".
  if (disagree(subject, parts[verb]) && !parts.slice(verb + 1).some((part) => isPos(part, 'AUX')))
    return null;
  if (!first || parts.slice(0, parts.indexOf(first)).some(({ lower }) => CONDITIONS.includes(lower)))
    return null;
  if (IT.includes(first.lower))
    return isFollowing && subject.length === 1 && (first === parts[0] || !isCapital(first))
      ? 'product'
      : null;
  if (ITS.includes(first.lower)) return isFollowing ? 'point' : null;
  if (first.lower === 'you') return nounPhrasesOf(parts.slice(verb)).some(isShown) ? 'product' : null;
  if (isWholeName(subject, known, grammar)) return 'product';
  if (!isOfTitle(subject)) return null;
  const head = subject.at(-1);
  if (SHOWING.includes(first.lower))
    // A point that has lost its heading shows that.
    return head !== first && isPos(head, 'NOUN', 'PROPN', 'ADJ') && (!isPoint || subject.some(isOwn))
      ? 'product'
      : null;
  const isMany = head !== undefined && head.lower !== head.lemma && head.lower.endsWith('s');
  const isName =
    subject.length > 1 &&
    subject
      .slice(SHOWN.includes(first.lower) ? 1 : 0)
      .every((word) => isCapital(word) || isPos(word, 'NUM', 'PUNCT', 'CCONJ'));
  if (isOwn(head) || (isName && subject.some(isOwn)))
    return SHOWN.includes(first.lower) || isName || isMany ? 'product' : null;
  const isOfPart = isPos(parts[verb], 'VERB') && PARTS.includes(first.lower);
  if (isPoint && isOfPart) return 'point';
  const isKnown = DEFINITE.includes(first.lower) && !isOfPage(head, grammar);
  const complement = parts.slice(parts.indexOf(subject.at(-1) ?? first) + 1, verb);
  const isSaidBefore = isFollowing && !isFirst;
  const isPlain = complement.length === 0 && (isSaidBefore || (first.lower === 'the' && isBehind));
  if (isKnown && first === parts[0] && (isPlain || (isSaidBefore && isOfKnown(complement)))) return 'point';
  return first.lower === 'the' && (isMeasuring(parts.slice(verb), grammar) || isMadeOf(parts.slice(verb)))
    ? 'point'
    : null;
}

/** Words within which the name stands behind "this". */
const NAMED_WITHIN = 6;
/** "This long, thin lamp | folds": whatever stands between; of one or many as its verb is. */
function isShownByName(
  parts: readonly Part[],
  verb: number,
  isOwn: (word: Part | undefined) => boolean,
): boolean {
  const at = parts.findIndex((word) => isPos(word, 'NOUN', 'PROPN') && isOwn(word));
  return (
    SHOWING.includes(parts[0]?.lower ?? '') &&
    at > 0 &&
    at <= NAMED_WITHIN &&
    verb === at + 1 &&
    !parts.slice(1, at).some((word) => isPos(word, 'AUX', 'ADP', 'PRON', 'PART')) &&
    isPresent(parts, verb) &&
    !disagree(parts.slice(at, verb), parts[verb])
  );
}

/** "Get credit | when you trade in your lamp" */
function beforeCondition(parts: readonly Part[]): readonly Part[] {
  const to = parts.findIndex(({ lower }) => CONDITIONS.includes(lower));
  return to < 0 ? parts : parts.slice(0, to);
}

/** "Trainers with laces, lace them up", "The lamp is light, let you rest": two sentences, or a wrong one. */
const hasOrderBehind = (parts: readonly Part[]): boolean =>
  !isPos(parts[0], 'ADP', 'SCONJ', 'PART', 'ADV') &&
  parts.some(
    (part, at) =>
      isPos(part, 'VERB') &&
      part.lower === part.lemma &&
      isPos(parts[at + 1], 'PRON', 'DET') &&
      /^[,;]$/.test(parts[isPos(parts[at - 1], 'ADV') ? at - 2 : at - 1]?.text ?? ''),
  );

/** "The pictures show": the page speaks of itself. */
const isOfPage = (head: Part | undefined, { notices, descriptions }: Grammar) =>
  [notices, descriptions].some((list) => list.has(head?.lower ?? ''));

/** "The crest | on the chest", but not "The limit | to your meal" */
const isOfKnown = ([first, ...rest]: readonly Part[]) =>
  isPos(first, 'ADV') ? rest.length === 0 : ['the', 'this', 'these', 'its'].includes(rest[0]?.lower ?? '');

/** "The Small Naomi Shoulder Bag": all of the product's name, with what kind of thing it is. */
function isWholeName(subject: readonly Part[], { whole }: Known, grammar: Grammar): boolean {
  const said = meaningOf(subject.map(({ text }) => text).join(' '), grammar);
  return whole.size > 1 && [...whole].every((word) => said.includes(word)) && subject.every(isInName);
}
const isInName = (word: Part, at: number) =>
  at === 0 || isCapital(word) || isPos(word, 'NOUN', 'NUM', 'PUNCT', 'PART', 'CCONJ', 'ADJ');

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
  const to = said.findIndex(
    (part, at) =>
      at > 0 &&
      isPos(part, 'ADP', 'ADV', 'PART', 'SCONJ') &&
      // "these totally wireless earphones"
      !(isPos(part, 'ADV') && isPos(said[at + 1], 'ADJ', 'VERB') && at + 2 < said.length),
  );
  const subject = to < 0 ? said : said.slice(0, to);
  return isPos(subject[0], 'ADP', 'SCONJ', 'VERB', 'PART') ? [] : subject;
}

/** "the arm provide", "the boots features": one and many of the two. */
function disagree(subject: readonly Part[], verb: Part | undefined): boolean {
  const head = subject.at(-1);
  if (
    !isPos(head, 'NOUN') ||
    !isPos(verb, 'VERB', 'NOUN') ||
    subject.some((word) => isPos(word, 'CCONJ', 'PUNCT'))
  )
    return false;
  const isMany = head?.lower !== head?.lemma && head?.lower.endsWith('s') === true;
  const isOne = head?.lower === head?.lemma && !head?.lower.endsWith('s');
  return (isOne && verb?.lower === verb?.lemma) || (isMany && verb?.lower === `${verb?.lemma}s`);
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

/** "a women" */
const hasBrokenNumber = (parts: readonly Part[]): boolean =>
  parts.some(
    (part, at) =>
      isPos(part, 'NOUN') &&
      part.lower !== part.lemma &&
      ['a', 'an'].includes(parts[at - 1]?.lower ?? '') &&
      !isPos(parts[at + 1], 'NOUN', 'PROPN'),
  );

function isPresent(parts: readonly Part[], at: number): boolean {
  const { lower = '', lemma = '', pos = '' } = parts[at] ?? {};
  return pos === 'AUX' ? PRESENT.includes(lower) : lower === lemma || lower.endsWith('s');
}

/** "Crank the handle", by both taggers: the one takes a funnel neck for an order. */
export const isOrder = (parts: readonly Part[]) =>
  isPos(parts[0], 'VERB') &&
  parts[0]?.lower === parts[0]?.lemma &&
  termsIn(parts)[0]?.tags?.has('Verb') === true;
/** "Made of oak" */
const isDone = ([first]: readonly Part[]) =>
  isPos(first, 'VERB') && first?.lower !== first?.lemma && /(?:ed|en|t|de)$/.test(first?.lower ?? '');
/** "Pivoting head for a close shave", but neither "Stepping into the season" nor "Massage gently into the skin" */
const isThing = (parts: readonly Part[], grammar: Grammar) =>
  (isPos(parts[0], 'ADJ', 'NUM', 'NOUN', 'PROPN', 'DET') ||
    (isPos(parts[0], 'VERB') && (parts[0]?.lower.endsWith('ing') || isPos(parts[1], 'NOUN')))) &&
  !(isPos(parts[0], 'VERB') && isPos(parts[1], 'ADP')) &&
  !(isPos(parts[0], 'NOUN', 'PROPN', 'VERB') && isPos(parts[1], 'ADV', 'DET', 'PRON')) &&
  parts.some((part) => isPos(part, 'NOUN')) &&
  (isPos(parts[0], 'DET') || !isLittleWord(parts[0]?.lower ?? '', grammar));
/**
 * "Perfect for the garden", "Specially made of oak": behind "it is" a sentence, with no other thing of which more is said;
 * by whom it was made is the maker's.
 */
function isPredicate(parts: readonly Part[], title: string): boolean {
  const from = isPos(parts[2], 'ADV') ? 3 : 2;
  const [word, next] = parts.slice(from);
  const isSaid =
    (isPos(word, 'ADJ') && isPos(next, 'ADP', 'SCONJ', 'PART') && next?.lower !== 'as') ||
    (isPos(word, 'VERB') &&
      word?.lower !== word?.lemma &&
      !word?.lower.endsWith('ing') &&
      isPos(next, 'ADP'));
  return (
    isSaid &&
    !isOfMaker(parts, title) &&
    parts.length - 2 >= LEAST_PREDICATE &&
    clauseVerbOf(parts.slice(from), NO_WORDS) < 0
  );
}
const isOfMaker = (parts: readonly Part[], title: string): boolean =>
  parts.some(
    (part, at) =>
      part.lower === 'by' &&
      isPos(parts[at + 1], 'PROPN') &&
      !title.includes(lettersOf(parts[at + 1]?.text ?? '')),
  );
/** With its full stop. */
const LEAST_PREDICATE = 5;

/** "earrings made from plastic" */
const isReduced = (parts: readonly Part[], verb: number, thing: number): boolean =>
  verb === thing - 1 && isDone(parts.slice(verb)) && isPos(parts[thing], 'ADP');

/** "Offers 15 programs": with "it" before it, a sentence. */
const isElided = ([, verb, ...rest]: readonly Part[]) =>
  isPos(verb, 'VERB') &&
  verb?.lower === `${verb?.lemma}s` &&
  // "Potters fire it": of "it" somebody else does something.
  !rest.some(({ lower }) => lower === 'it');
