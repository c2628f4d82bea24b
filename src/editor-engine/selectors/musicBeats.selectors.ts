/** The beats of the music where they are heard in the video. [E2] */
import { heardBeats } from '../../../contract/sound/heardBeats';
import type { VideoData } from '../../../contract/video/videoData';

/** ms of the video, ascending; without those of the items in `excluding`. */
export function musicBeats(
  { trackItemsMap }: VideoData,
  excluding: Iterable<string> = [],
): readonly number[] {
  const excluded = new Set(excluding);
  return Object.values(trackItemsMap)
    .flatMap((item) => (item.type === 'audio' && !excluded.has(item.id) ? heardBeats(item) : []))
    .sort((a, b) => a - b);
}
