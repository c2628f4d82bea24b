/** Where the letters of words are painted: less than their box, which may be as wide as the picture. Pure. */
import { isCaption, type ItemOf, type VideoData } from '../../../contract/video/videoData';
import { letterCount, wrapLetters } from '../../../contract/video/letters';
import { lineWidth } from '../../../contract/video/captionPages';
import { wordsOf } from '../../../contract/video/spokenWords';
import { directionOf } from '../canvas/writingSystems';
import { captionLetterWidth, layCaption } from '../captions/captionLayout';
import { boxOf } from './boxOf';
import { TEXT_DEFAULTS, TEXT_LETTER_EM } from './type/textHeight';

interface Ink {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}
type Details = ItemOf<'text'>['details'];

/** px of the video; estimated from letters, because nothing measures type here. */
export function inkOf(item: ItemOf<'text'>, canvas: Pick<VideoData, 'size' | 'template'>): Ink {
  const { details } = item;
  const box = boxOf(item, canvas);
  const inCaption = isCaption(item.id);
  const wanted = inCaption ? captionWidth(item, canvas.size) : textWidth(details, box.width);
  const width = Math.min(wanted, box.width);
  return { left: box.left + freeBefore(details, box.width - width), top: box.top, width, height: box.height };
}

function captionWidth(item: ItemOf<'text'>, size: VideoData['size']): number {
  const { lines, fontSizePx } = layCaption(item.details, wordsOf(item), size);
  const letters = Math.max(0, ...lines.map(lineWidth));
  return letters * captionLetterWidth(item.details, fontSizePx);
}

/** A text of several lines is balanced: it may need all of its box. */
function textWidth({ text, fontSize = TEXT_DEFAULTS.fontSizePx }: Details, widthPx: number): number {
  const letterPx = fontSize * TEXT_LETTER_EM;
  const room = Math.max(1, widthPx / letterPx);
  const lines = text.split('\n');
  if (lines.some((line) => wrapLetters(line, room).lines > 1)) return widthPx;
  return Math.max(...lines.map(letterCount)) * letterPx;
}

function freeBefore({ textAlign = 'center', text }: Details, sparePx: number): number {
  if (textAlign === 'center') return sparePx / 2;
  if (textAlign === 'justify') return directionOf(text) === 'rtl' ? sparePx : 0;
  return textAlign === 'right' ? sparePx : 0;
}
