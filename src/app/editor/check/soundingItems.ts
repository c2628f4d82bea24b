import type { ItemOf, VideoData } from '../../../../contract/video/videoData';
import { shownItems } from '../../../editor-engine/check/shownItems';

type Sounding = ItemOf<'audio' | 'video'>;

/** What of a video is heard. */
export const soundingItems = (data: VideoData): readonly Sounding[] =>
  shownItems(data).filter(
    (item): item is Sounding => (item.type === 'audio' || item.type === 'video') && item.details.volume > 0,
  );
