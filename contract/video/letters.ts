/** How wide a text is, counted in letters of the widest bundled typeface: nothing measures type here. Pure. */
import { splitWords } from './spokenWords';

/** Square letters and emoji, beside a Latin letter. */
const WIDE_LETTERS = 1.45;
/** What a further letter of one joined sign adds to it, as in Hindi. */
const JOINED_LETTERS = 0.35;

const PLAIN = /^[\u0020-\u024f\u0400-\u04ff]*$/u;
const WIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}\p{Regional_Indicator}\u3000-\u303f\uff01-\uff60]/u;
/** Beside a usual small letter. */
const NARROW_LETTERS = 0.6;
const NARROW = /[iIjlft1.,:;!'’|()[\]]/gu;
const BROAD_LETTERS = 1.35;
const BROAD = /[mwMW@%]/gu;
const CAPITAL_LETTERS = 1.1;
const CAPITAL = /[A-HJ-LN-VX-Z]/gu;
const HAS_WIDTH = /[^\p{Mn}\p{Me}\p{Cf}]/gu;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** What is seen as one sign each. */
export const signsOf = (text: string): string[] =>
  PLAIN.test(text) ? [...text] : Array.from(graphemes.segment(text), ({ segment }) => segment);

export const letterCount = (text: string): number =>
  PLAIN.test(text) ? plainCount(text) : signsOf(text).reduce((sum, sign) => sum + widthOf(sign), 0);

const howMany = (text: string, letters: RegExp) => text.match(letters)?.length ?? 0;

const plainCount = (text: string): number =>
  text.length -
  (1 - NARROW_LETTERS) * howMany(text, NARROW) +
  (BROAD_LETTERS - 1) * howMany(text, BROAD) +
  (CAPITAL_LETTERS - 1) * howMany(text, CAPITAL);

function widthOf(sign: string): number {
  if (WIDE.test(sign)) return WIDE_LETTERS;
  return 1 + JOINED_LETTERS * Math.max(0, (sign.match(HAS_WIDTH)?.length ?? 1) - 1);
}

export interface Wrapped {
  readonly lines: number;
  /** Whether a single word is wider than a line, and so is broken. */
  readonly breaks: boolean;
}

/** `room` is how many letters a line has. */
export function wrapLetters(text: string, room: number): Wrapped {
  let [lines, filled, breaks] = [1, 0, false];
  for (const word of splitWords(text)) {
    const width = letterCount(word);
    if (filled > 0 && filled + 1 + width > room) [lines, filled] = [lines + 1, 0];
    else if (filled > 0) filled += 1;
    const further = Math.max(0, Math.ceil(width / room) - 1);
    breaks ||= further > 0;
    lines += further;
    filled += width - further * room;
  }
  return { lines, breaks };
}
