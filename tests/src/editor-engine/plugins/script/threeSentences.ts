/** A video of three sentences to be changed, moved and cut. */
import { keyframeSchema } from '../../../../../contract/video/keyframes';
import type { TrackItem, VideoData } from '../../../../../contract/video/videoData';
import { items, sampleVideo } from '../../support/sampleVideo';

/** Three sentences of 3, 4 and 3 s; each has its picture, which changes in the pause before it. */
export function threeSentences(changes: Partial<VideoData> = {}): VideoData {
  const video = sampleVideo();
  const caption = (n: number, text: string, from: number, to: number, shownUntil: number): TrackItem => ({
    ...items.hello,
    id: `caption_${n}_p1`,
    name: text,
    display: { from, to: shownUntil },
    details: {
      text,
      fontSize: 72,
      words: text.split(' ').map((word, index, all) => ({
        text: word,
        from: from + ((to - from) * index) / all.length,
        to: from + ((to - from) * (index + 1)) / all.length,
      })),
    },
  });
  const { trackItemsMap: all } = video;
  const shot = (item: TrackItem, from: number, to: number) => ({ ...item, display: { from, to } });
  const map: Record<string, TrackItem> = {
    ...all,
    [items.first.id]: shot(items.first, 0, 3000),
    [items.second.id]: shot(items.second, 3000, 7000),
    [items.third.id]: shot(items.third, 7000, 10_000),
    caption_0_p1: caption(0, 'Meet this mug.', 200, 2600, 3200),
    caption_1_p1: caption(1, 'It keeps your', 3200, 5000, 5000),
    caption_2_p1: caption(2, 'coffee warm.', 5000, 6800, 7100),
    caption_3_p1: caption(3, 'Get it today.', 7100, 9600, 10_000),
  };
  const captions = [0, 1, 2, 3].map((n) => `caption_${n}_p1`);
  return {
    ...video,
    tracks: video.tracks.map((track) =>
      track.id === 'text_track' ? { ...track, items: [items.title.id, ...captions] } : track,
    ),
    trackItemIds: [...video.trackItemIds.filter((id) => !id.startsWith('caption')), ...captions],
    trackItemsMap: map,
    ...changes,
  };
}

/** With a keyframe at each of these moments, ms from the item's start. */
export const keyedAt = (item: TrackItem, ...moments: readonly number[]): TrackItem =>
  ({
    ...item,
    details: { ...item.details, keyframes: moments.map((at) => keyframeSchema.parse({ at })) },
  }) as TrackItem;
/** When its keyframes are, ms from its start. */
export const keyMoments = (item: TrackItem | undefined): readonly number[] =>
  (item && item.type !== 'audio' ? (item.details.keyframes ?? []) : []).map(({ at }) => at);
