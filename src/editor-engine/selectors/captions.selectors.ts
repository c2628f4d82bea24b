/** The captions of a video: items like others, told by their ids. [E1] [E6] */
import { isCaption, type ItemOf, type TrackItem, type VideoData } from '../../../contract/video/videoData';
import { itemsOfKind } from './mainItems.selectors';

export type Caption = ItemOf<'text'>;

export const isCaptionItem = (item: TrackItem | undefined): item is Caption =>
  item?.type === 'text' && isCaption(item.id);

/** In order of time. */
export const captionsOf = (data: VideoData): readonly Caption[] =>
  itemsOfKind(data, 'captions').filter(isCaptionItem);

/** Some caption is painted. [E5] */
export function captionsAreShown(data: VideoData): boolean {
  const shown = new Set(data.trackItemIds);
  return captionsOf(data).some(({ id }) => shown.has(id));
}
