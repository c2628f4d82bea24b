/** How high a text without a height of its own will be: an estimate from its letters. Pure. */
import type { ItemOf } from '../../../../contract/video/videoData';
import { wrapLetters } from '../../../../contract/video/letters';

export const TEXT_DEFAULTS = { fontSizePx: 80, lineHeight: 1.2 } as const;
/** A label's colour goes on so far beyond either end of a line. */
export const LABEL_END_EM = 0.42;
/** A usual letter of the bundled faces in bold. */
export const TEXT_LETTER_EM = 0.64;

export function textHeight(
  { text, fontSize = TEXT_DEFAULTS.fontSizePx, lineHeight, backgroundColor }: ItemOf<'text'>['details'],
  widthPx: number,
): number {
  const ends = backgroundColor ? 2 * LABEL_END_EM : 0;
  const room = Math.max(1, (widthPx / fontSize - ends) / TEXT_LETTER_EM);
  const lines = text.split('\n').reduce((sum, line) => sum + wrapLetters(line, room).lines, 0);
  return lines * fontSize * lineFactor(lineHeight, fontSize);
}

/** CSS counts a line's height in font sizes, or in px where it says so. */
function lineFactor(lineHeight: string | number | undefined, fontSize: number): number {
  const value = typeof lineHeight === 'string' ? Number.parseFloat(lineHeight) : lineHeight;
  if (value === undefined || !(value > 0)) return TEXT_DEFAULTS.lineHeight;
  return typeof lineHeight === 'string' && lineHeight.endsWith('px') ? value / fontSize : value;
}
