/** The rows that the timeline shows: items of a kind, packed so that no two of a lane are there at the same time. */
import { isVoice, type TrackItem, type VideoData } from '../../../contract/video/videoData';
import { laneKindOf, laneKinds, type LaneKind } from './laneKinds.selectors';

/** ms of the video. */
export interface LaneItem {
  readonly id: string;
  readonly from: number;
  readonly to: number;
}
export interface Lane {
  /** `main`, `overlays`, `overlays.1` …: the same as long as its place is. */
  readonly id: string;
  readonly kind: LaneKind;
  /** In time order; none begins before the one to its left has ended. */
  readonly items: readonly LaneItem[];
}

/** The main lane is always there, the others while they hold something. */
const ALWAYS_THERE: LaneKind = 'main';
/** What lies over the main lane grows upwards from it, what lies under it downwards. */
const GROWS_UP: readonly LaneKind[] = ['titles', 'overlays'];

const endOf = ({ from, to }: LaneItem) => Math.max(from, to);

/** First come, first served: each item takes the first lane that is free when it begins. */
function pack(items: readonly LaneItem[]): LaneItem[][] {
  const lanes: LaneItem[][] = [];
  const freeFrom: number[] = [];
  for (const item of items.toSorted((a, b) => a.from - b.from || endOf(b) - endOf(a))) {
    const found = freeFrom.findIndex((ms) => ms <= item.from);
    const lane = found < 0 ? lanes.length : found;
    (lanes[lane] ??= []).push(item);
    freeFrom[lane] = endOf(item);
  }
  return lanes;
}

const laneItems = new WeakMap<TrackItem, LaneItem>();
function laneItemOf(item: TrackItem): LaneItem {
  const known = laneItems.get(item);
  if (known) return known;
  const made = { id: item.id, from: item.display.from, to: item.display.to };
  laneItems.set(item, made);
  return made;
}

function packKind(kind: LaneKind, held: readonly TrackItem[]): Lane[] {
  // What is spoken is above all else that is heard, in however many clips it is held.
  const packed = [true, false].flatMap((isSpoken) =>
    pack(held.filter(({ id }) => isVoice(id) === isSpoken).map(laneItemOf)),
  );
  if (packed.length === 0 && kind === ALWAYS_THERE) packed.push([]);
  const lanes = packed.map((items, index) => ({ id: index === 0 ? kind : `${kind}.${index}`, kind, items }));
  return GROWS_UP.includes(kind) ? lanes.toReversed() : lanes;
}

function byKind({ trackItemsMap }: VideoData): ReadonlyMap<LaneKind, TrackItem[]> {
  const kinds = new Map<LaneKind, TrackItem[]>(laneKinds.map((kind) => [kind, []]));
  for (const item of Object.values(trackItemsMap)) kinds.get(laneKindOf(item))?.push(item);
  return kinds;
}

const areTheSame = <Value>(a: readonly Value[], b: readonly Value[]) =>
  a.length === b.length && a.every((value, index) => value === b[index]);

interface Packed {
  readonly held: readonly TrackItem[];
  readonly lanes: readonly Lane[];
}

/** Of a kind in which nothing changed nothing is packed anew, and a lane in which nothing changed stays the same object. */
function repack(kind: LaneKind, held: readonly TrackItem[], before: Packed | undefined): Packed {
  if (before && areTheSame(before.held, held)) return before;
  const known = new Map(before?.lanes.map((lane) => [lane.id, lane]));
  const lanes = packKind(kind, held).map((lane) => {
    const same = known.get(lane.id);
    return same && areTheSame(same.items, lane.items) ? same : lane;
  });
  return { held, lanes };
}

/** Remembers its last answer. */
export function createLanesOf(): (data: VideoData) => readonly Lane[] {
  let last: { data: VideoData; lanes: readonly Lane[] } | null = null;
  let packed: ReadonlyMap<LaneKind, Packed> = new Map();
  return (data) => {
    if (last?.data === data) return last.lanes;
    const before = packed;
    packed = new Map([...byKind(data)].map(([kind, held]) => [kind, repack(kind, held, before.get(kind))]));
    last = { data, lanes: [...packed.values()].flatMap(({ lanes }) => lanes) };
    return last.lanes;
  };
}

/** Top to bottom; for the document that is open. */
export const lanesOf = createLanesOf();

/** Those of a lane that are there between two moments, by binary search. */
export function itemsWithin({ items }: Lane, fromMs: number, toMs: number): readonly LaneItem[] {
  const first = lowest(items.length, (index) => endOf(items[index] as LaneItem) > fromMs);
  const after = lowest(items.length, (index) => (items[index] as LaneItem).from >= toMs);
  return items.slice(first, Math.max(first, after));
}

/** The lowest index at which it is so, when it stays so from there on. */
function lowest(length: number, isSo: (index: number) => boolean): number {
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isSo(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
