/** What is there at a moment of the video. */
import type { VideoData } from '../../../contract/video/videoData';

/** Id of the main item that is shown at a moment; its end belongs to the next. */
export const mainItemAt = ({ trackItemIds, trackItemsMap }: VideoData, atMs: number): string | undefined =>
  trackItemIds.find((id) => {
    const item = trackItemsMap[id];
    return item?.isMain && item.display.from <= atMs && atMs < item.display.to;
  });
