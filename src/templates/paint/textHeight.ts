/** How high a text without a height of its own will be: an estimate from its letters. Pure. */
import type { ItemOf } from '../../../contract/videoData';

export const TEXT_DEFAULTS = { fontSizePx: 80, lineHeight: 1.2 } as const;
/** Letters of the bundled faces in bold are this wide on average, spaces included. */
const LETTER_EM = 0.58;

export function textHeight(
  { text, fontSize = TEXT_DEFAULTS.fontSizePx, lineHeight }: ItemOf<'text'>['details'],
  widthPx: number,
): number {
  const fitting = Math.max(1, Math.floor(widthPx / (fontSize * LETTER_EM)));
  const lines = text.split('\n').reduce((sum, line) => sum + wrappedLines(line, fitting), 0);
  return lines * fontSize * lineFactor(lineHeight, fontSize);
}

function wrappedLines(line: string, fitting: number): number {
  let [count, filled] = [1, 0];
  for (const word of line.split(/\s+/u)) {
    const length = [...word].length;
    const needed = filled === 0 ? length : filled + 1 + length;
    if (needed <= fitting || filled === 0) filled = needed;
    else [count, filled] = [count + 1, length];
  }
  return count;
}

/** CSS counts a line's height in font sizes, or in px where it says so. */
function lineFactor(lineHeight: string | number | undefined, fontSize: number): number {
  const value = typeof lineHeight === 'string' ? Number.parseFloat(lineHeight) : lineHeight;
  if (value === undefined || !(value > 0)) return TEXT_DEFAULTS.lineHeight;
  return typeof lineHeight === 'string' && lineHeight.endsWith('px') ? value / fontSize : value;
}
