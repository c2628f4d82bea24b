/** The product's type, as the drawings use it: sizes in pixels. */
import type { Tone } from './drawing';

export const NAME_SIZE = 14;
export const TEXT_SIZE = 12;
export const LINE = { name: 20, text: 17 } as const;

export const weightOf = (tone: Tone): 400 | 600 => (tone === 'name' || tone === 'event' ? 600 : 400);
export const sizeOf = (tone: Tone) => (tone === 'name' ? NAME_SIZE : TEXT_SIZE);

/** A tag stands in a pill of its own. */
export const TAG = { inset: 7, height: 17 } as const;
/** Between two runs of a line. */
export const WORD_SPACE = 5;
/** How far a line that goes on stands in. */
export const INDENT = 10;
/** A line that would be longer is broken; `narrow` is tried where a page is not wide enough. */
export const LONGEST_LINE = { usual: 250, narrow: 150 } as const;
