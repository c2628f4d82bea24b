/** Turns `videoData` into the content of the editing document; `toVideoData` is its inverse, unknown fields included. */
import type { Content, Table } from 'tinybase/store';
import type { VideoData } from '../../contract/video/videoData';
import { cellsOf } from './document/cells';
import { toDetailsRow, toItemRow } from './document/itemRows';
import { DETAILS, ITEMS, MARKERS, TRACKS } from './document/schema';

/** A document whose every id stands in one track at most, and once: `repairVideoData` sees to that. */
export function fromVideoData(data: VideoData): Content {
  const {
    projectId,
    duration,
    fps,
    size,
    template,
    tracks,
    trackItemIds,
    trackItemsMap,
    markers,
    keptClaims,
    ...rest
  } = data;
  const { width, height, ...sizeRest } = size;
  const placeOf = new Map(
    tracks.flatMap(({ id, items }) => items.map((item, place) => [item, { track: id, place }] as const)),
  );
  const layerOf = new Map(trackItemIds.map((id, layer) => [id, layer]));
  const items: Table = {};
  const details: Table = {};
  for (const [id, item] of Object.entries(trackItemsMap)) {
    const layer = layerOf.get(id);
    items[id] = toItemRow(item, { ...placeOf.get(id), ...(layer === undefined ? {} : { layer }) });
    details[id] = toDetailsRow(item);
  }
  const unknown = { ...rest, ...(Object.keys(sizeRest).length > 0 ? { size: sizeRest } : {}) };
  return [
    {
      [ITEMS]: items,
      [DETAILS]: details,
      [TRACKS]: Object.fromEntries(
        tracks.map(({ id, items: _, ...trackRest }, place) => [
          id,
          cellsOf({ place, rest: some(trackRest) }),
        ]),
      ),
      [MARKERS]: Object.fromEntries(
        (markers ?? []).map(({ id, at, name, ...markerRest }, place) => [
          id,
          cellsOf({ at, name, place, rest: some(markerRest) }),
        ]),
      ),
    },
    cellsOf({
      projectId,
      duration,
      fps,
      width,
      height,
      template,
      hasMarkers: markers ? true : undefined,
      keptClaims,
      rest: some(unknown),
    }),
  ];
}

const some = (record: object) => (Object.keys(record).length > 0 ? record : undefined);
