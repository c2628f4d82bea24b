/** The items that a command is about: all of them there, each once. */
import type { TrackItem, VideoData } from '../../../../contract/video/videoData';
import type { Refusal } from '../../kernel/refusal';

export function chosen(data: VideoData, ids: readonly string[]): readonly TrackItem[] | Refusal {
  if (ids.length === 0) return 'nothingChosen';
  const items = [...new Set(ids)].flatMap((id) => itemOf(data, id) ?? []);
  return items.length < new Set(ids).size ? 'noSuchItem' : items;
}

export const itemOf = ({ trackItemsMap }: VideoData, id: string): TrackItem | undefined =>
  Object.hasOwn(trackItemsMap, id) ? trackItemsMap[id] : undefined;
