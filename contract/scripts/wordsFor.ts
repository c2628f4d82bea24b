/** How many words a script has that takes so long to say. [WR2] */
import { WORDS_BY_SECONDS } from '../limits';
import { countWords } from './countWords';
import type { ScriptWishes } from './script';
import { spokenSeconds } from './spokenSeconds';

export interface WordCount {
  readonly min: number;
  readonly max: number;
}

/** @param usual where no length is asked for */
export const wordsFor = ({ seconds }: ScriptWishes, usual: WordCount): WordCount =>
  seconds ? WORDS_BY_SECONDS[seconds] : usual;

type WishedSeconds = NonNullable<ScriptWishes['seconds']>;

/** Of the seconds that are wished for: a fifth less to a tenth more. */
export const OF_WISHED = { least: 0.8, most: 1.1 };
export function takes(script: string, seconds: WishedSeconds): boolean {
  const share = spokenSeconds(script) / seconds;
  return share >= OF_WISHED.least && share <= OF_WISHED.most;
}

/** The same in words that are said as fast as those of a text: of long ones and of figures, fewer. */
export function wordsLike(text: string, seconds: WishedSeconds): WordCount {
  const [words, took] = [countWords(text), spokenSeconds(text)];
  if (words === 0 || took === 0) return WORDS_BY_SECONDS[seconds];
  const inAll = (seconds * words) / took;
  const min = Math.max(WORDS_BY_SECONDS[15].min, Math.round(OF_WISHED.least * inAll));
  return { min, max: Math.max(min, Math.ceil(OF_WISHED.most * inAll)) };
}
