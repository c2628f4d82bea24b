/** What of a video a style dresses beside its captions. [T3] */
import { isCaption, type ItemOf, type VideoData } from '../../../contract/video/videoData';
import { mainItems } from '../selectors/mainItems.selectors';

type Shot = ItemOf<'image'> | ItemOf<'video'>;

/** The main pictures and clips, in time order. */
export const shotsOf = (data: VideoData): readonly Shot[] =>
  mainItems(data).filter((item): item is Shot => item.type === 'image' || item.type === 'video');

/** Texts that are no captions, in time order. */
export const addedTexts = (data: VideoData): readonly ItemOf<'text'>[] =>
  Object.values(data.trackItemsMap)
    .filter((item): item is ItemOf<'text'> => item.type === 'text' && !isCaption(item.id))
    .sort((a, b) => a.display.from - b.display.from || a.id.localeCompare(b.id));
