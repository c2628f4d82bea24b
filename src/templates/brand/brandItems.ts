/** The items of a document that are the user's brand: found, put in, taken out. Pure. */
import { mediaName } from '../../../contract/mediaAddress';
import { VISUAL_TRACK, type TrackItem, type VideoData } from '../../../contract/video/videoData';

export type BrandRole = NonNullable<TrackItem['brand']>;

export const itemsOfRole = ({ trackItemsMap }: VideoData, role: BrandRole): TrackItem[] =>
  Object.values(trackItemsMap).filter((item) => item.brand === role);

/** However often its address was signed anew. */
export const isOfFile = (src: string | undefined, file: string): boolean =>
  src !== undefined && mediaName(src) === mediaName(file);

/** In front of the other pictures and behind all words, or behind everything. */
export function withPicture(data: VideoData, item: TrackItem, place: 'front' | 'back'): VideoData {
  const pictures = data.tracks.find(({ id }) => id === VISUAL_TRACK)?.items ?? [];
  const put = (ids: readonly string[], at: number) => ids.toSpliced(at, 0, item.id);
  const last = Math.max(-1, ...pictures.map((id) => data.trackItemIds.indexOf(id)));
  const tracks = data.tracks.some(({ id }) => id === VISUAL_TRACK)
    ? data.tracks
    : [{ id: VISUAL_TRACK, items: [] }, ...data.tracks];
  return {
    ...data,
    tracks: tracks.map((track) =>
      track.id === VISUAL_TRACK
        ? { ...track, items: put(track.items, place === 'front' ? track.items.length : 0) }
        : track,
    ),
    trackItemIds: put(data.trackItemIds, place === 'front' ? last + 1 : 0),
    trackItemsMap: { ...data.trackItemsMap, [item.id]: item },
  };
}

export function withoutItems(data: VideoData, isGone: (item: TrackItem) => boolean): VideoData {
  const gone = new Set(Object.values(data.trackItemsMap).flatMap((item) => (isGone(item) ? [item.id] : [])));
  if (gone.size === 0) return data;
  const left = (ids: readonly string[]) => ids.filter((id) => !gone.has(id));
  return {
    ...data,
    tracks: data.tracks.map((track) => ({ ...track, items: left(track.items) })),
    trackItemIds: left(data.trackItemIds),
    trackItemsMap: Object.fromEntries(Object.entries(data.trackItemsMap).filter(([id]) => !gone.has(id))),
  };
}
