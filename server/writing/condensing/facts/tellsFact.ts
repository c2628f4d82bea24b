/**
 * Whether a sentence tells a fact of this kind, by how it is built: a year or date behind its preposition, whoever does
 * it, a place by name, a number of what is counted. What is not sure is not told.
 */
import { numberWordsOf, SPELLED, type SpelledLanguage } from '../../../text/numberWords';
import { isLittle } from '../../../text/words';
import { isVerb } from '../mainVerb';
import type { SentenceWords } from '../sentenceWords';
import type { AskedFact, FactKind } from './askedFact';
import { monthsOf, plainLetters, regionsOf, tokensOf, weekdaysOf, type Token } from './factTokens';
import { rootsIn } from './rootsIn';

export interface FactContext {
  readonly language: string;
  readonly words: SentenceWords;
  /** Roots of what else is asked, in its order; the first of them is what is counted. */
  readonly things: readonly string[];
  readonly title: string;
  /** All of the article: how it writes a word tells whether that is a name. */
  readonly text: string;
}

/** The fact, and in the same sentence all that is asked beside it; where that is nothing, what the article is on. */
export function tellsFact({ kind, isOfBeing }: AskedFact, sentence: string, context: FactContext): boolean {
  const { language, things, title } = context;
  const said = rootsIn(sentence, language);
  const titleRoots = new Set(rootsIn(title, language));
  const isOnIt =
    things.length > 0
      ? things.every((root) => said.includes(root))
      : said.some((root) => titleRoots.has(root));
  if (!isOnIt) return false;
  const read = { ...context, tokens: tokensOf(sentence), titleRoots, isOfBeing };
  return TELLS[kind](read);
}

interface Read extends FactContext {
  readonly tokens: readonly Token[];
  readonly titleRoots: ReadonlySet<string>;
  readonly isOfBeing: boolean;
}

const TELLS: Readonly<Record<FactKind, (read: Read) => boolean>> = {
  when: (read) => read.tokens.some((_, at) => isYear(read, at) || isDay(read, at) || isTime(read, at)),
  who: (read) => isDoneBy(read) || beginsWithDoer(read),
  where: (read) => read.tokens.some((_, at) => isPlace(read, at)) || namesRegion(read),
  howMany: (read) => read.tokens.some((_, at) => isNumber(read, at) && countsIt(read, at)),
  howMuch: (read) => read.tokens.some((_, at) => isNumber(read, at)),
};

const YEAR = /^\d{3,4}$/;
const isFourDigits = (lower: string) => /^(?:1\d|2[01])\d\d$/.test(lower);
/** "1920s", "1920er" */
const DECADE = /^\d{3}0\p{L}{1,4}$/u;

/** "In 1889", "1889 wurde", "July 1889", "from 1887–1889": nothing is counted by it. */
function isYear({ tokens, words, language, things }: Read, at: number): boolean {
  const { facts } = words;
  const [before, one, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (!one || (!YEAR.test(one.lower) && !DECADE.test(one.lower))) return false;
  if (YEAR.test(one.lower) && one.lower.length === 4 && !isFourDigits(one.lower)) return false;
  const isDated =
    (before === undefined && one.lower.length === 4) ||
    (before !== undefined &&
      (facts.when.behind.includes(before.lower) ||
        monthsOf(language).has(before.lower) ||
        (one.breaksBefore && isFourDigits(before.lower) && isFourDigits(one.lower)))) ||
    facts.when.before.includes(next?.lower ?? '');
  if (!isDated || next === undefined || next.breaksBefore) return isDated;
  const isJoint =
    [...facts.when.behind, ...facts.when.before, ...facts.when.eras].includes(next.lower) ||
    isSmall(next.lower, language, words);
  const isOther = rootsIn(next.text, language).some((root) => things.includes(root));
  const isVerbNext = isVerbForm(next.lower, words, language, at + 2 === tokens.length);
  return isJoint || isOther || isVerbNext || (next.isCapital && !hasCapitalNouns(words));
}

/** "14 March", "March 14", "in March" */
function isDay({ tokens, words, language }: Read, at: number): boolean {
  if (!monthsOf(language).has(tokens[at]?.lower ?? '')) return false;
  const isDigits = (place: number) => /^\d{1,2}\p{L}{0,3}$/u.test(tokens[place]?.lower ?? '');
  return isDigits(at - 1) || isDigits(at - 2) || isDigits(at + 1) || isBeside(tokens, at, timing(words), 1);
}

/** "In the 19th century", "im Sommer" */
const isTime = ({ tokens, words }: Read, at: number): boolean =>
  words.facts.when.times.includes(tokens[at]?.lower ?? '') && isBeside(tokens, at, timing(words), 4);

const timing = ({ facts, prefaces }: SentenceWords) => ({
  behind: [...facts.when.behind, ...prefaces],
  before: facts.when.before,
});

/** Whether one of the words that go before it, or behind it, stands within so many words, and no comma between. */
function isBeside(
  tokens: readonly Token[],
  at: number,
  { behind, before }: { readonly behind: readonly string[]; readonly before: readonly string[] },
  reach: number,
): boolean {
  for (let back = 1; back <= reach && !tokens[at - back + 1]?.breaksBefore; back += 1)
    if (behind.includes(tokens[at - back]?.lower ?? '')) return true;
  for (let forth = 1; forth <= reach && !tokens[at + forth]?.breaksBefore; forth += 1)
    if (before.includes(tokens[at + forth]?.lower ?? '')) return true;
  return false;
}

/** Words between "by" and a name: "by the French engineer Gustave Eiffel". */
const REACH = 4;

function isDoneBy(read: Read): boolean {
  const { tokens, words, language, titleRoots } = read;
  const { who, where } = words.facts;
  return tokens.some(({ lower }, at) => {
    if (who.before.includes(lower)) {
      const doer = tokens[at - 1];
      const roots = rootsIn(doer?.text ?? '', language);
      return (
        doer !== undefined &&
        !isSmall(doer.lower, language, words) &&
        !isPronoun(doer.lower, words) &&
        !roots.some((root) => titleRoots.has(root))
      );
    }
    if (!who.behind.includes(lower) || at === 0) return false;
    // "Von" and "da" say by whom, and from where: behind a verb alone the first.
    const isSure =
      !where.behind.includes(lower) ||
      tokens.slice(0, at).some((one) => isVerbForm(one.lower, words, language));
    return isSure && nameWithin(read, at + 1, REACH) >= 0;
  });
}

/** As German: a capital letter tells no name. */
const hasCapitalNouns = ({ facts }: SentenceWords) => facts.where.determiners.length > 0;

/** Where a name stands from there on, before a comma, a figure or another preposition; -1 where there is none. */
function nameWithin(read: Read, from: number, reach: number): number {
  const { tokens, words } = read;
  for (let at = from; at < from + reach && at < tokens.length; at += 1) {
    const one = tokens[at];
    if (!one || one.breaksBefore || /^\d/.test(one.lower)) return -1;
    if (isName(read, at)) return at;
    if (at > from && words.facts.who.behind.includes(one.lower)) return -1;
  }
  return -1;
}

const isName = ({ tokens, words, language, titleRoots }: Read, at: number): boolean => {
  const one = tokens[at];
  return (
    one !== undefined &&
    at > 0 &&
    one.isCapital &&
    !monthsOf(language).has(one.lower) &&
    !weekdaysOf(language).has(one.lower) &&
    !words.facts.when.times.includes(one.lower) &&
    !words.facts.when.behind.includes(one.lower) &&
    !rootsIn(one.text, language).some((root) => titleRoots.has(root))
  );
};

/** "Gustave Eiffel built", "The Romans built": a name, to which nothing is done. */
function beginsWithDoer({ tokens, words, language, titleRoots, text, isOfBeing }: Read): boolean {
  const from = words.articles.includes(tokens[0]?.lower ?? '') ? 1 : 0;
  const first = tokens[from];
  if (!first?.isCapital || isSmall(first.lower, language, words) || isPronoun(first.lower, words))
    return false;
  let to = from + 1;
  while (tokens[to]?.isCapital && !tokens[to]?.breaksBefore) to += 1;
  const run = tokens.slice(from, to);
  // "The Eiffel Tower", and not "Gustave Eiffel"
  if (run.every((one) => rootsIn(one.text, language).every((root) => titleRoots.has(root)))) return false;
  const isSure =
    run.length > 1 ||
    (from > 0 ? !hasCapitalNouns(words) : isWrittenAmid(first.text, text) && !hasCapitalNouns(words));
  const next = tokens[to];
  const { who, where, when } = words.facts;
  const isActive =
    next !== undefined &&
    !/^\d/.test(next.lower) &&
    !where.behind.includes(next.lower) &&
    !when.behind.includes(next.lower) &&
    (isOfBeing || !who.doneTo.includes(next.lower));
  return isSure && isActive;
}

const isWrittenAmid = (word: string, text: string) =>
  new RegExp(`\\p{Ll},? ${word}(?!\\p{L})`, 'u').test(text);

/** "In Paris", "in the French city of Paris" */
function isPlace(read: Read, at: number): boolean {
  const { tokens, words, text } = read;
  const { where, who } = words.facts;
  const lower = tokens[at]?.lower ?? '';
  // "Von" and "da" may say by whom.
  if (!where.behind.includes(lower) || who.behind.includes(lower)) return false;
  if (!hasCapitalNouns(words)) return nameWithin(read, at + 1, REACH) >= 0;
  // Where all nouns have a capital letter a name has no article, here and elsewhere.
  const name = tokens[at + 1];
  return (
    name !== undefined && !name.breaksBefore && isName(read, at + 1) && !hasArticle(name.text, text, words)
  );
}

const hasArticle = (word: string, text: string, { facts }: SentenceWords): boolean =>
  new RegExp(`(?<!\\p{L})(?:${facts.where.determiners.join('|')}) ${word}(?!\\p{L})`, 'iu').test(text);

/** A country or a continent: "in der Schweiz", "फ़्रांस में". */
function namesRegion({ tokens, words, language, title }: Read): boolean {
  const regions = regionsOf(language);
  const own = plainLetters(title);
  return tokens.some((_, at) =>
    [1, 2, 3].some((length) => {
      const name = tokens
        .slice(at, at + length)
        .map(({ lower }) => lower)
        .join(' ');
      const { behind, before } = words.facts.where;
      return (
        regions.has(name) &&
        name !== own &&
        (isBeside(tokens, at, { behind, before: [] }, REACH) ||
          isBeside(tokens, at + length - 1, { behind: [], before }, REACH))
      );
    }),
  );
}

const numbers = new Map<string, ReadonlySet<string>>();
/** All words of numbers but that of one, which is an article elsewhere. */
const numberWords = (language: string): ReadonlySet<string> => {
  const known =
    numbers.get(language) ??
    new Set(
      language in SPELLED
        ? [...numberWordsOf(language as SpelledLanguage)]
            .filter(([, value]) => value !== 1)
            .map(([word]) => word)
        : [],
    );
  numbers.set(language, known);
  return known;
};

const isNumber = (read: Read, at: number): boolean => {
  const lower = read.tokens[at]?.lower ?? '';
  return /^\d/.test(lower) ? !isYear(read, at) : numberWords(read.language).has(lower);
};

/** "3.7 million inhabitants" */
const COUNTED = 3;
function countsIt({ tokens, language, things, titleRoots }: Read, at: number): boolean {
  const [first] = things;
  const counted = first === undefined ? titleRoots : new Set([first]);
  return tokens
    .slice(at + 1, at + 1 + COUNTED)
    .some(({ text }) => rootsIn(text, language).some((root) => counted.has(root)));
}

const isSmall = (
  lower: string,
  language: string,
  { little, prefaces, coordinators }: SentenceWords,
): boolean =>
  language === 'en' ? isLittle(lower) : [...little, ...prefaces, ...coordinators].includes(lower);

const isPronoun = (lower: string, { pronouns, possessives }: SentenceWords): boolean =>
  [...pronouns.person, ...pronouns.any, ...possessives].includes(lower);

const isVerbForm = (lower: string, words: SentenceWords, language: string, isLast = false): boolean =>
  words.facts.who.doneTo.includes(lower) ||
  (language !== 'en' &&
    isVerb(
      {
        word: lower,
        start: 0,
        isName: false,
        isBehindComma: false,
        isBeforeComma: false,
        isLast,
        isBehindReflexive: false,
      },
      words,
    ));
