/** How many words a script has that takes so long to say. [WR2] */
import { WORDS_BY_SECONDS } from '../limits';
import type { ScriptWishes } from './script';

export interface WordCount {
  readonly min: number;
  readonly max: number;
}

/** @param usual where no length is asked for */
export const wordsFor = ({ seconds }: ScriptWishes, usual: WordCount): WordCount =>
  seconds ? WORDS_BY_SECONDS[seconds] : usual;
