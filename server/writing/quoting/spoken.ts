/** How words of a page become a sentence of an ad: nothing is changed but the first letter and the end. */
import { isEnded } from './adText';
import type { Part } from '../../text/partsOfSpeech';
import type { Grammar } from './grammar';

/** The words of an English sentence by their parts of speech; none where the tagger did not answer. */
export type PartsOf = (sentence: string) => readonly Part[];

/** In which language a page is quoted. */
export interface Language {
  readonly grammar: Grammar;
  /** What a sentence ends with that the page left open. */
  readonly fullStop: string;
  /** In which letters it is written, as a pattern's class; undefined where any will do. */
  readonly letters?: RegExp;
}

/** Words as a sentence of their own: nothing is changed but the end. */
export const closed = (words: string, fullStop = '.'): string =>
  isEnded(words)
    ? words.replace(/([.!?])\1+(?=["'”’)]*$)/, '$1')
    : words.replace(/[\s,;:，、–—-]+$/u, '').replace(/$/, IN_HAN.test(words) ? '。' : fullStop);

const IN_HAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]\P{L}*$/u;

/** What keeps its small letter stays as it is: "iPhone", "'s avonds". */
export const capital = (text: string): string =>
  text.replace(
    /^(?!['’‘]\p{L}\s)(["'“‘(¿¡]*)(\p{Ll})(?!\p{Lu})/u,
    (_, mark: string, letter: string) => mark + letter.toUpperCase(),
  );
