/** The captions of a document as a list: in order of time; without those that are never seen. [E6] */
import type { VideoData } from '../../../contract/video/videoData';
import { captionsOf, type Caption } from '../selectors/captions.selectors';

export interface CaptionRow {
  readonly id: string;
  readonly text: string;
  /** ms of the video */
  readonly from: number;
  readonly to: number;
}

/** A caption of zero or negative duration is skipped. */
export const seenCaptions = (data: VideoData): readonly Caption[] =>
  captionsOf(data).filter(({ display }) => display.to > display.from);

const rows = new WeakMap<Caption, CaptionRow>();

/** The same row for the same item, so that only a caption that changed is drawn anew. */
export function rowOf(item: Caption): CaptionRow {
  const known = rows.get(item);
  if (known) return known;
  const { id, display, details } = item;
  const row = { id, text: details.text, from: display.from, to: display.to };
  rows.set(item, row);
  return row;
}
