/** The items that carry the video, as opposed to laid over it. */
import { mainItemId, type TrackItem, type VideoData } from '../../../contract/video/videoData';
import { exclusiveKindOf, type ExclusiveKind } from './laneKinds.selectors';

type ByKind = Readonly<Record<ExclusiveKind, readonly TrackItem[]>>;
const known = new WeakMap<VideoData, ByKind>();

const inTimeOrder = (a: TrackItem, b: TrackItem) =>
  a.display.from - b.display.from || a.display.to - b.display.to;

/** In time order. */
export function itemsOfKind(data: VideoData, kind: ExclusiveKind): readonly TrackItem[] {
  const found = known.get(data);
  if (found) return found[kind];
  const all: Record<ExclusiveKind, TrackItem[]> = { main: [], captions: [] };
  for (const item of Object.values(data.trackItemsMap)) {
    const own = exclusiveKindOf(item);
    if (own) all[own].push(item);
  }
  all.main.sort(inTimeOrder);
  all.captions.sort(inTimeOrder);
  known.set(data, all);
  return all[kind];
}

/** In time order. */
export const mainItems = (data: VideoData): readonly TrackItem[] => itemsOfKind(data, 'main');

/** ms; 0 when there is none. */
export const lastMainItemEnd = (data: VideoData): number =>
  mainItems(data).reduce((end, { display }) => Math.max(end, display.to), 0);

/** px. Where no item tells, the canvas does: 1080x1920 unless the document says otherwise. [E3] */
export function firstMainItemSize(data: VideoData): { width: number; height: number } {
  const first = mainItems(data)[0];
  const details = first && first.type !== 'audio' ? first.details : undefined;
  return { width: details?.width ?? data.size.width, height: details?.height ?? data.size.height };
}

/** An id in the manner of the specification that no item has yet. [E1] */
export function nextMainItemId(data: VideoData, taken: ReadonlySet<string> = new Set()): string {
  const isTaken = (id: string) => taken.has(id) || Object.hasOwn(data.trackItemsMap, id);
  let index = mainItems(data).length + taken.size;
  while (isTaken(mainItemId(index, data.projectId))) index += 1;
  return mainItemId(index, data.projectId);
}
