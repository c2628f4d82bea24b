/** Where a text is split: before which of its words the cursor stands. */
import { splitWords } from '../../../../../contract/video/spokenWords';

/** Counted from 0. Inside a word it is that word. */
export function wordAtCursor(text: string, cursor: number): number {
  const before = splitWords(text.slice(0, cursor)).length;
  const after = splitWords(text.slice(cursor)).length;
  const isInside = before + after > splitWords(text).length;
  return isInside ? before - 1 : before;
}
