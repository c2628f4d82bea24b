/** One item of the video as rows of the document, and back. */
import type { Row } from 'tinybase/store';
import type { TrackItem } from '../../../contract/video/videoData';
import { cellsOf, valuesOf } from './cells';
import type { ItemRow } from './schema';

export type Standing = Pick<ItemRow, 'track' | 'place' | 'layer' | 'formerLayer'>;
type Loose = Record<string, unknown>;

const without = (record: object, known: readonly string[]): Loose =>
  Object.fromEntries(Object.entries(record).filter(([key]) => !known.includes(key)));

const WINDOW = ['from', 'to'];
const ITEM = ['id', 'type', 'name', 'display', 'trim', 'isMain', 'details'];

/** What the item says beside what has a cell of its own. */
function restOf(item: TrackItem): Loose | undefined {
  const rest = without(item, ITEM);
  const display = without(item.display, WINDOW);
  const trim = item.trim ? without(item.trim, WINDOW) : {};
  if (Object.keys(display).length > 0) rest['display'] = display;
  if (Object.keys(trim).length > 0) rest['trim'] = trim;
  return Object.keys(rest).length > 0 ? rest : undefined;
}

export const toItemRow = (item: TrackItem, standing: Standing): Row =>
  cellsOf({
    type: item.type,
    name: item.name,
    from: item.display.from,
    to: item.display.to,
    trimFrom: item.trim?.from,
    trimTo: item.trim?.to,
    isMain: item.isMain,
    ...standing,
    rest: restOf(item),
  });

export const toDetailsRow = (item: TrackItem): Row => cellsOf(item.details);

export function toItem(id: string, itemCells: Row, detailCells: Row): TrackItem {
  const row = valuesOf(itemCells) as unknown as ItemRow;
  const { display, trim, ...rest } = (row.rest ?? {}) as { display?: Loose; trim?: Loose };
  return {
    ...rest,
    id,
    type: row.type,
    name: row.name,
    display: { ...display, from: row.from, to: row.to },
    ...(row.trimFrom === undefined || row.trimTo === undefined
      ? {}
      : { trim: { ...trim, from: row.trimFrom, to: row.trimTo } }),
    ...(row.isMain === undefined ? {} : { isMain: row.isMain }),
    details: valuesOf(detailCells),
    // The rows hold what the contract's schema let in; commands write no other.
  } as unknown as TrackItem;
}
