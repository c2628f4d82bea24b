/** Where a page of captions stands, in how many lines, how large, and how it comes in. Pure. [T3] */
import { defaultCaptionStyle } from '../../../contract/video/captionStyle';
import { CAPTION, DEFAULT_SIZE } from '../../../contract/limits';
import type { ItemOf } from '../../../contract/video/videoData';
import { safeInsets, unitOf, type Size } from '../canvas/canvas';
import { isTypefaceName, typefaces } from '../paint/type/typefaces';
import { letterCount } from '../../../contract/video/letters';
import { LINE_CHARACTERS, lineWidth, linesOf } from '../../../contract/video/captionPages';
import { partLongWord } from './longWords';

/** A letter of the widest typeface, in em: so many fit a line of 80 px type on a phone's safe width. */
const LETTER_EM =
  (DEFAULT_SIZE.width - 2 * safeInsets(DEFAULT_SIZE).side) / (LINE_CHARACTERS * CAPTION.fontSizePx);
/** Of a line: its height, and what its chip adds to it above and below. */
export const CAPTION_LINE = { height: 1.12, above: 0.1, below: 0.14, gap: 0.1 } as const;

export interface CaptionLayout<Word> {
  readonly lines: readonly (readonly Word[])[];
  readonly fontSizePx: number;
  /** px of the video; its height is what the lines need. */
  readonly box: {
    readonly left: number;
    readonly top: number;
    readonly width: number;
    readonly height: number;
  };
}

/** The typeface of a caption: its own family where it names one of ours, else its style's. */
export const captionTypeface = ({ captionStyle, fontFamily }: ItemOf<'text'>['details']) =>
  isTypefaceName(fontFamily) ? fontFamily : (captionStyle ?? defaultCaptionStyle).font;

/** As many lines as its width asks for; smaller only where a single word is a little wider than that. */
export function layCaption<Word extends { readonly text: string }>(
  details: ItemOf<'text'>['details'],
  words: readonly Word[],
  size: Size,
): CaptionLayout<Word> {
  const insets = safeInsets(size);
  const width = details.width ?? size.width - 2 * insets.side;
  const wanted = (details.fontSize ?? CAPTION.fontSizePx) * unitOf(size);
  const asked = wanted * shrunkFor(words, width / (wanted * LETTER_EM));
  const fitting = width / (asked * LETTER_EM);
  const room = Math.max(1, Math.floor(fitting + 1e-6));
  const lines = linesOf(
    words.flatMap((word) => partLongWord(word, room)),
    room,
  );
  const longest = Math.max(1, ...lines.map(lineWidth));
  const fontSizePx = asked * typefaces[captionTypeface(details)].scale * Math.min(1, fitting / longest);
  const { height: line, above, below, gap } = CAPTION_LINE;
  const rows = Math.max(1, lines.length);
  const height = fontSizePx * (rows * (line + above + below) + (rows - 1) * gap);
  return {
    lines,
    fontSizePx,
    box: {
      left: details.left ?? (size.width - width) / 2,
      top: details.top ?? size.height - insets.bottom - height,
      width,
      height,
    },
  };
}

/** px of a letter in a line that is set in this size. */
export const captionLetterWidth = (details: ItemOf<'text'>['details'], fontSizePx: number): number =>
  (fontSizePx / typefaces[captionTypeface(details)].scale) * LETTER_EM;

/** A word that would take more lines than these is set smaller before it is parted, down to a legible size. */
const LONG_WORD = { lines: 3, least: 0.6 } as const;

function shrunkFor(words: readonly { readonly text: string }[], fitting: number): number {
  const longest = Math.max(1, ...words.map(({ text }) => letterCount(text)));
  return Math.min(1, Math.max(LONG_WORD.least, (LONG_WORD.lines * fitting) / longest));
}

/** 0 to 1: at its first frame it is already seen. */
export const captionEntrance = (frame: number): number =>
  Math.min(1, Math.max(0, (frame + 1) / CAPTION.entranceFrames));
