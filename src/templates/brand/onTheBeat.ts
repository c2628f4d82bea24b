/** Keeps what jumps on the music's beats when time was put in or taken out under it. Pure. */
import { heardBeats } from '../../../contract/sound/heardBeats';
import { steadyPulse } from '../../../contract/sound/steadyPulse';
import type { VideoData } from '../../../contract/video/videoData';
import { withBeats } from './withBeats';

/** The same document where no built-in music is heard: there, beats are the voice's, and move with it. */
export function onTheBeat(data: VideoData): VideoData {
  const heard = data.trackItemIds.flatMap((id) => {
    const item = data.trackItemsMap[id];
    return item?.type === 'audio' && item.details.volume > 0 ? heardBeats(item) : [];
  });
  if (heard.length === 0) return data;
  const pulse = steadyPulse(heard.toSorted((a, b) => a - b));
  const beatsIn = ({ from, to }: { from: number; to: number }) =>
    pulse.filter((beat) => beat >= from && beat < to);
  return {
    ...data,
    trackItemsMap: Object.fromEntries(
      Object.entries(data.trackItemsMap).map(([id, item]) => [
        id,
        withBeats(item, () => beatsIn(item.display)),
      ]),
    ),
  };
}
