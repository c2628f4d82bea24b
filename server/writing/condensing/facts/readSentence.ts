/** A sentence in which a fact is looked for, and what its words are beside names and figures. */
import { isLittle } from '../../../text/words';
import { isVerb } from '../mainVerb';
import type { SentenceWords } from '../sentenceWords';
import type { Token } from './factTokens';

export interface FactContext {
  readonly language: string;
  readonly words: SentenceWords;
  /** Roots of what else is asked, in its order; the first of them is what is counted. */
  readonly things: readonly string[];
  readonly title: string;
  /** All of the article: how it writes a word tells whether that is a name. */
  readonly text: string;
}

export interface ReadFact extends FactContext {
  readonly tokens: readonly Token[];
  readonly titleRoots: ReadonlySet<string>;
  readonly isOfBeing: boolean;
}

/** Whether one of the words that go before it, or behind it, stands within so many words, and no comma between. */
export function isBeside(
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

export const isSmall = (
  lower: string,
  language: string,
  { little, prefaces, coordinators }: SentenceWords,
): boolean =>
  language === 'en' ? isLittle(lower) : [...little, ...prefaces, ...coordinators].includes(lower);

export const isPronoun = (lower: string, { pronouns, possessives }: SentenceWords): boolean =>
  [...pronouns.person, ...pronouns.any, ...possessives].includes(lower);

export const isVerbForm = (lower: string, words: SentenceWords, language: string, isLast = false): boolean =>
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
