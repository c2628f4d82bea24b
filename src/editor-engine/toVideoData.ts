/** Reads `videoData` back from the editing document; items come from `itemOf`, so that unchanged ones stay the same objects. */
import type { Store } from 'tinybase/store';
import type { TrackItem, VideoData } from '../../contract/video/videoData';
import { valuesOf } from './document/cells';
import {
  DETAILS,
  ITEMS,
  MARKERS,
  TRACKS,
  type DocumentValues,
  type MarkerRow,
  type TrackRow,
} from './document/schema';
import { toItem } from './document/itemRows';

const readItem = (doc: Store) => (id: string) => toItem(id, doc.getRow(ITEMS, id), doc.getRow(DETAILS, id));

interface Standing {
  readonly id: string;
  readonly at: number;
}
const inOrder = (standings: readonly Standing[]) =>
  standings.toSorted((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1)).map(({ id }) => id);

export function toVideoData(doc: Store, itemOf: (id: string) => TrackItem = readItem(doc)): VideoData {
  const { projectId, duration, fps, width, height, template, hasMarkers, keptClaims, rest } = valuesOf(
    doc.getValues(),
  ) as unknown as DocumentValues;
  const { size: sizeRest, ...documentRest } = (rest ?? {}) as { size?: object };
  const ids = doc.getRowIds(ITEMS);
  const standingsIn = new Map<string, Standing[]>();
  const layers: Standing[] = [];
  for (const id of ids) {
    const track = doc.getCell(ITEMS, id, 'track') as string | undefined;
    const layer = doc.getCell(ITEMS, id, 'layer') as number | undefined;
    if (track !== undefined) {
      const standing = { id, at: doc.getCell(ITEMS, id, 'place') as number };
      const others = standingsIn.get(track);
      if (others) others.push(standing);
      else standingsIn.set(track, [standing]);
    }
    if (layer !== undefined) layers.push({ id, at: layer });
  }
  const trackRows = doc.getRowIds(TRACKS).map((id) => ({ id, row: rowOf<TrackRow>(doc, TRACKS, id) }));
  const markers = readMarkers(doc);
  return {
    ...documentRest,
    projectId,
    duration,
    fps,
    size: { ...sizeRest, width, height },
    tracks: trackRows
      .toSorted((a, b) => a.row.place - b.row.place)
      .map(({ id, row }) => ({ ...row.rest, id, items: inOrder(standingsIn.get(id) ?? []) })),
    trackItemIds: inOrder(layers),
    trackItemsMap: Object.fromEntries(ids.map((id) => [id, itemOf(id)])),
    template,
    ...(hasMarkers || markers.length > 0 ? { markers } : {}),
    ...(keptClaims ? { keptClaims: [...keptClaims] } : {}),
  };
}

const rowOf = <Row>(doc: Store, table: string, id: string) => valuesOf(doc.getRow(table, id)) as Row;

const readMarkers = (doc: Store) =>
  doc
    .getRowIds(MARKERS)
    .map((id) => ({ id, ...rowOf<MarkerRow>(doc, MARKERS, id) }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ id, at, name, rest }) => ({ ...rest, id, at, name }));
