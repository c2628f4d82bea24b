/** What items that are added have in common: how many there may be, when they stand, how they are called. */
import type { Store } from 'tinybase/store';
import { NEW_ITEM_MS, VIDEO_ITEMS } from '../../../../contract/limits';
import type { VideoData } from '../../../../contract/video/videoData';
import type { Span } from '../../selectors/placement.selectors';

const NAME_CHARACTERS = 40;

export const hasRoomFor = ({ trackItemsMap }: VideoData, count: number): boolean =>
  Object.keys(trackItemsMap).length + count <= VIDEO_ITEMS;

/** Three seconds from there on, moved back where the video ends sooner. Whole ms. [E3] */
export function newWindow({ duration }: VideoData, atMs: number): Span {
  const end = Math.floor(duration) || NEW_ITEM_MS;
  const from = Math.max(0, Math.min(Math.round(atMs), end - NEW_ITEM_MS));
  return { from, to: Math.min(from + NEW_ITEM_MS, end) };
}

/** The first words of what it says. */
export const nameAfter = (text: string): string => text.trim().replace(/\s+/g, ' ').slice(0, NAME_CHARACTERS);

/** A video without any length becomes as long as what is put into it. */
export function makeRoomFor(doc: Store, { to }: Span): void {
  if ((doc.getValue('duration') as number) < to) doc.setValue('duration', to);
}
