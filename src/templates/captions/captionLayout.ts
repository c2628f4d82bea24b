/** How large a page of captions is set and how it comes in. [T3] */
import { CAPTION, DEFAULT_SIZE } from '../../../contract/limits';
import { LINE_CHARACTERS, longestLine } from './captionPages';

/** The size asked for, smaller only where the longest line would leave the picture's safe width. */
export function captionFontSize(
  words: readonly { readonly text: string }[],
  videoWidth: number,
  askedPx: number,
  typefaceScale: number,
): number {
  const size = (askedPx * videoWidth * typefaceScale) / DEFAULT_SIZE.width;
  return size * Math.min(1, LINE_CHARACTERS / Math.max(1, longestLine(words)));
}

/** 0 to 1: at its first frame it is already seen. */
export const captionEntrance = (frame: number): number =>
  Math.min(1, Math.max(0, (frame + 1) / CAPTION.entranceFrames));
