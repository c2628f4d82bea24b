/** The items of a video that are painted or heard in it, back to front. */
import type { ItemOf, TrackItem, VideoData } from '../../../contract/video/videoData';
import { isCaptionItem, type Caption } from '../selectors/captions.selectors';

export const shownItems = (data: VideoData): readonly TrackItem[] =>
  data.trackItemIds.flatMap((id) => {
    const item = data.trackItemsMap[id];
    return item && item.display.from < data.duration && item.display.to > item.display.from ? [item] : [];
  });

/** In order of time. */
export const shownCaptions = (data: VideoData): readonly Caption[] =>
  shownItems(data)
    .filter(isCaptionItem)
    .toSorted((a, b) => a.display.from - b.display.from);

export const shownTexts = (data: VideoData): readonly ItemOf<'text'>[] =>
  shownItems(data).filter(
    (item): item is ItemOf<'text'> => item.type === 'text' && (item.details.opacity ?? 100) > 0,
  );
