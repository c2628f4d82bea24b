/** Words and letters of short texts, for telling whether two of them name the same thing. */
import { plainText } from './plainText';

/** A text in one line: entities read twice, because shops escape what is already escaped. */
export const oneLine = (text: unknown) =>
  plainText(typeof text === 'string' && /&#?\w+;/.test(text) ? plainText(text) : text).replace(/\s+/g, ' ');

/** In small letters, the same of a Turkish text whichever way it was made: İ and I, i and ı are one. */
const small = (text: string) => text.toLowerCase().replace(/ı|i\u0307/gu, 'i');

export const letters = (text: string) => small(text).replace(/[^\p{L}\p{M}\p{N}]/gu, '');

/** So many letters tell the beginning of one text from that of another. */
export const BEGINNING_LETTERS = 40;

export const wordsOf = (text: string): string[] => small(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** A sum beside the sign of its currency. */
export const PRICE = /\p{Sc}\s?\d|\d\s?\p{Sc}/u;
/** What ends a sentence, in any script. */
export const STOP = /[.!?。！？।]/u;

/** Without its line breaks, which search engines are told as well: a bar parts sentences, too. */
export const sentencesOf = (text: string) => text.split(/(?<=[.!?。！？।])\s+|\s+\|\s+/u);

/** Of scripts that part no words, so many letters say as much as one. */
const UNSPACED_WORD = 3;
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu;

/** How many words a line has, in any script. */
export const lengthInWords = (line: string) =>
  wordsOf(line).length + (line.match(UNSPACED)?.length ?? 0) / UNSPACED_WORD;

/** The share of `some`'s words that `all` has too: 0 to 1. */
export function shareOf(some: string, all: string): number {
  const words = wordsOf(some);
  const others = new Set(wordsOf(all));
  return words.length === 0 ? 0 : words.filter((word) => others.has(word)).length / words.length;
}

/** Whether two texts name the same thing: one has nearly all words of the other. */
export const isSameName = (one: string, other: string) =>
  letters(one) !== '' &&
  letters(other) !== '' &&
  (Math.min(wordsOf(one).length, wordsOf(other).length) > 1 || letters(one) === letters(other)) &&
  Math.max(shareOf(one, other), shareOf(other, one)) >= 0.75;
