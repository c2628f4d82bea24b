/** What jumps on the beats of one piece of music jumps on those of the next. [T1] */
import { heardBeats } from '../../../../contract/sound/heardBeats';
import { steadyPulse } from '../../../../contract/sound/steadyPulse';
import type { ItemOf, TrackItem, VideoData } from '../../../../contract/video/videoData';
import { musicBeats } from '../../selectors/musicBeats.selectors';

type Jumping = ItemOf<'image'> | ItemOf<'video'>;
const jumps = (item: TrackItem): item is Jumping =>
  (item.type === 'image' || item.type === 'video') && item.details.beats !== undefined;

/** The items that jump, said anew; none where either piece has no beats that we know. */
export function onBeatsOf(
  data: VideoData,
  music: ItemOf<'audio'>,
  replaced: ItemOf<'audio'>,
): readonly TrackItem[] {
  const own = heardBeats(music);
  if (own.length === 0 || heardBeats(replaced).length === 0) return [];
  const pulse = steadyPulse([...musicBeats(data, [replaced.id]), ...own].sort((a, b) => a - b));
  return Object.values(data.trackItemsMap)
    .filter(jumps)
    .map((item) => {
      const { from, to } = item.display;
      const beats = pulse.filter((beat) => beat >= from && beat < to);
      return { ...item, details: { ...item.details, beats } } as Jumping;
    });
}
