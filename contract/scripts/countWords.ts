/** How long a script is, as both sides count it: a lone dash or sign is not spoken, and Chinese has words, too. */
import { splitWords } from '../video/spokenWords';

export const countWords = (text: string): number =>
  splitWords(text).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
