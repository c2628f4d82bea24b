/** How commands write items: rows, standing in a track and among the layers. All inside the kernel's transaction. */
import type { Store } from 'tinybase/store';
import { TEXT_TRACK, VISUAL_TRACK, AUDIO_TRACK, type TrackItem } from '../../../contract/video/videoData';
import { fromCell, toCell } from './cells';
import { toDetailsRow, toItemRow, type Standing } from './itemRows';
import { DETAILS, ITEMS, TRACKS } from './schema';

/** Where an item of this kind stands. */
export const trackFor = (type: TrackItem['type']): string =>
  type === 'text' ? TEXT_TRACK : type === 'audio' ? AUDIO_TRACK : VISUAL_TRACK;

export const numberOf = (doc: Store, id: string, cell: 'from' | 'to' | 'place' | 'layer'): number =>
  (doc.getCell(ITEMS, id, cell) as number | undefined) ?? 0;

const highest = (doc: Store, cell: 'place' | 'layer') =>
  doc.getRowIds(ITEMS).reduce((top, id) => Math.max(top, numberOf(doc, id, cell)), -1);

/** Adds an item to its track, in front of everything unless it is told where. A track that is missing is made. */
export function addItem(doc: Store, item: TrackItem, standing: Standing = {}): void {
  const track = standing.track ?? trackFor(item.type);
  if (!doc.hasRow(TRACKS, track)) {
    const places = doc.getRowIds(TRACKS).map((id) => doc.getCell(TRACKS, id, 'place') as number);
    doc.setCell(TRACKS, track, 'place', Math.max(-1, ...places) + 1);
  }
  const place = standing.place ?? highest(doc, 'place') + 1;
  const layer = standing.layer ?? highest(doc, 'layer') + 1;
  doc.setRow(ITEMS, item.id, toItemRow(item, { track, place, layer }));
  doc.setRow(DETAILS, item.id, toDetailsRow(item));
}

/** The same item said anew; where it stands stays. */
export function rewriteItem(doc: Store, item: TrackItem): void {
  doc.setRow(ITEMS, item.id, toItemRow(item, standingOf(doc, item.id)));
  doc.setRow(DETAILS, item.id, toDetailsRow(item));
}

export function standingOf(doc: Store, id: string): Standing {
  const read = (cell: keyof Standing) => fromCell(doc.getCell(ITEMS, id, cell));
  const entries = (['track', 'place', 'layer', 'formerLayer'] as const).flatMap((cell) =>
    read(cell) === undefined ? [] : [[cell, read(cell)]],
  );
  return Object.fromEntries(entries) as Standing;
}

/** From its track, from the id list and from the map. [E2] */
export function deleteItem(doc: Store, id: string): void {
  doc.delRow(ITEMS, id);
  doc.delRow(DETAILS, id);
}

/** ms of the video, whole. */
export function setWindow(doc: Store, id: string, { from, to }: { from: number; to: number }): void {
  doc.setPartialRow(ITEMS, id, { from: Math.round(from), to: Math.round(to) });
}

/** What is undefined or null is taken away. */
export function setDetails(doc: Store, id: string, details: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(details)) {
    if (value === undefined || value === null) doc.delCell(DETAILS, id, name, true);
    else doc.setCell(DETAILS, id, name, toCell(value));
  }
}
