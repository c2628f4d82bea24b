/** Lays shapes over the main pictures of a document, beneath its words. Pure. */
import { VISUAL_TRACK, type ItemOf, type VideoData } from '../../../contract/video/videoData';

export function withLayers(data: VideoData, layers: readonly ItemOf<'shape'>[]): VideoData {
  const ids = layers.map(({ id }) => id);
  const shown = data.tracks.find(({ id }) => id === VISUAL_TRACK)?.items ?? [];
  return {
    ...data,
    tracks: data.tracks.map((track) =>
      track.id === VISUAL_TRACK ? { ...track, items: [...track.items, ...ids] } : track,
    ),
    trackItemIds: [
      ...data.trackItemIds.slice(0, shown.length),
      ...ids,
      ...data.trackItemIds.slice(shown.length),
    ],
    trackItemsMap: { ...data.trackItemsMap, ...Object.fromEntries(layers.map((item) => [item.id, item])) },
  };
}
