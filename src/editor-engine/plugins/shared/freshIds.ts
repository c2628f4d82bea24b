/** Ids of items that are made from others: they begin as the specification's do. [E1] */
import {
  isBackgroundMusic,
  isVoice,
  type TrackItem,
  type VideoData,
} from '../../../../contract/video/videoData';
import { laneKindOf } from '../../selectors/laneKinds.selectors';
import { nextMainItemId } from '../../selectors/mainItems.selectors';

/** For one command, which may make many. */
export function createFreshIds(data: VideoData, newId: (prefix: string) => string) {
  const taken = new Set<string>();
  return (item: TrackItem): string => {
    const kind = laneKindOf(item);
    if (kind === 'main') {
      const id = nextMainItemId(data, taken);
      taken.add(id);
      return id;
    }
    if (kind === 'captions') return newId('caption');
    if (kind === 'audio' && isVoice(item.id)) return newId('voice');
    return newId(kind === 'audio' && isBackgroundMusic(item.id) ? 'bg_music' : item.type);
  };
}
