import type { TrackItem, VideoData } from '../../../../contract/video/videoData';
import { items, sampleVideo } from './sampleVideo';

/** Each word with its moments, ms. */
export function saying(...words: readonly (readonly [string, number, number])[]): VideoData {
  const video = sampleVideo();
  const caption: TrackItem = {
    ...items.hello,
    display: { from: words[0]?.[1] ?? 0, to: words.at(-1)?.[2] ?? 0 },
    details: {
      text: words.map(([text]) => text).join(' '),
      words: words.map(([text, from, to]) => ({ text, from, to })),
    },
  };
  const { [items.goodbye.id]: _, ...others } = video.trackItemsMap;
  return {
    ...video,
    trackItemIds: video.trackItemIds.filter((id) => id !== items.goodbye.id),
    trackItemsMap: { ...others, [caption.id]: caption },
  };
}
