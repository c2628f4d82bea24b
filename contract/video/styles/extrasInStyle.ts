/** What stands beside shots and captions, in another style: its owner's things stay, the style's own are replaced. Pure. */
import { isCaption, type TrackItem, type VideoData } from '../videoData';
import { editedNames, redressed } from './redressed';
import { isSame } from './sameValue';
import { shotsOf, type Restyling } from './shotsInStyle';

export interface Extras {
  readonly items: readonly TrackItem[];
  /** Its owner's. */
  readonly own: readonly string[];
  /** The style's own that were changed, and which the other one has not. */
  readonly lost: readonly string[];
}

const isExtra = ({ id, type, isMain, brand }: TrackItem) =>
  type !== 'audio' && !isCaption(id) && (isMain !== true || brand !== undefined);
const extrasOf = ({ trackItemsMap }: VideoData) =>
  new Map(
    Object.values(trackItemsMap)
      .filter(isExtra)
      .map((item) => [item.id, item]),
  );
/** A card of several parts goes and comes as one. */
const groupOf = (id: string) => id.split('_')[0] ?? id;
const LAST_CARD = 'closing';

/** `own`: the shots that its owner cut. */
export function extrasInStyle({ data, was, is }: Restyling, own: readonly TrackItem[] | null): Extras {
  const [mine, before, after] = [extrasOf(data), extrasOf(was), extrasOf(is)];
  const shifts = shiftsOf(mine, before, data.duration - was.duration);
  const ends = { was: endsOf(before, was, shifts), is: endsOf(after, is, shifts) };
  const theirs = [...after.values()].flatMap((item): TrackItem[] => {
    const [kept, laid] = [mine.get(item.id), before.get(item.id)];
    if (kept)
      return [laid && laid.type === item.type ? merged(kept, laid, item, ends, data) : laid ? item : kept];
    if (laid || isGroupGone(item.id, mine, before)) return [];
    return moved(
      item,
      shotTimes(item, { is, own }) ?? shifts.get(groupOf(item.id)) ?? startOrEnd(item, ends.is, was, data),
    );
  });
  const mineAlone = [...mine.values()].filter(({ id }) => !after.has(id));
  const kept = mineAlone.filter(({ id }) => !before.has(id));
  const lost = mineAlone.filter((item) => {
    const laid = before.get(item.id);
    return laid !== undefined && (item.type !== laid.type || editedNames(item, laid).length > 0);
  });
  const items = [...theirs.flatMap((item) => within(item, data.duration)), ...kept];
  return { items, own: kept.map(({ id }) => id), lost: lost.map(({ id }) => id) };
}

type Items = ReadonlyMap<string, TrackItem>;
interface Shift {
  readonly from: number;
  readonly to: number;
}

/** By how much each group was moved since it was laid. */
function shiftsOf(mine: Items, before: Items, grown: number): ReadonlyMap<string, Shift> {
  const shifts = new Map<string, Shift>();
  for (const [id, laid] of before) {
    const item = mine.get(id);
    const known = item && {
      from: item.display.from - laid.display.from,
      to: item.display.to - laid.display.to,
    };
    if (known && !shifts.has(groupOf(id))) shifts.set(groupOf(id), known);
  }
  if (!shifts.has(LAST_CARD)) shifts.set(LAST_CARD, { from: grown, to: grown });
  return shifts;
}

/** By how much a moment of a layout is moved that is its end, or where its last card begins; any other by nothing. */
type Ends = (ms: number) => number;
const NEAR_MS = 1;

function endsOf(laid: Items, { duration }: VideoData, shifts: ReadonlyMap<string, Shift>): Ends {
  const { from = 0, to = 0 } = shifts.get(LAST_CARD) ?? {};
  const cards = [...laid.values()].filter(({ id }) => groupOf(id) === LAST_CARD);
  const begins = Math.min(...cards.map(({ display }) => display.from));
  const isAt = (ms: number, other: number) => Math.abs(ms - other) <= NEAR_MS;
  return (ms) => (isAt(ms, duration) ? to : isAt(ms, begins) ? from : 0);
}

function startOrEnd({ display }: TrackItem, ends: Ends, was: VideoData, data: VideoData): Shift {
  const grown = display.from > was.duration / 2 ? data.duration - was.duration : 0;
  return { from: grown, to: grown || ends(display.to) };
}

/** What belongs to a shot is shown with it; null where it belongs to none, or where shots are the style's own. */
function shotTimes(
  { display }: TrackItem,
  { is, own }: { is: VideoData; own: readonly TrackItem[] | null },
): Shift | null {
  if (!own) return null;
  const laid = shotsOf(is);
  const index = laid.findIndex((shot) => shot.display.to === display.to && shot.display.from <= display.from);
  const shot = laid[index];
  if (!shot || index === laid.length - 1) return null;
  const mine = own[index];
  return mine
    ? { from: mine.display.from - shot.display.from, to: mine.display.to - shot.display.to }
    : { from: Infinity, to: Infinity };
}

/** All of it was taken out before. */
const isGroupGone = (id: string, mine: Items, before: Items): boolean => {
  const inGroup = (items: Items) => [...items.keys()].some((other) => groupOf(other) === groupOf(id));
  return inGroup(before) && !inGroup(mine);
};

/** Its edges are as far from the other style's as they are from its own; what lasts to the end does so in a longer video. */
function merged(
  item: TrackItem,
  laid: TrackItem,
  next: TrackItem,
  ends: { readonly was: Ends; readonly is: Ends },
  { duration }: VideoData,
): TrackItem {
  const { display } = item;
  const isLastCard = groupOf(item.id) === LAST_CARD;
  const [from, to] = (['from', 'to'] as const).map((edge) => {
    const [was, is] = [laid.display[edge], next.display[edge]];
    const byLayout = isLastCard ? 0 : ends.is(is) - ends.was(was);
    // By how much it was moved, first: what stands as it was laid stands to the last digit where the other style lays it.
    return is + byLayout + (display[edge] - was);
  });
  const there = {
    ...redressed(item, laid, next),
    name: isSame(item.name, laid.name) ? next.name : item.name,
  };
  const times = { from: from ?? display.from, to: to ?? display.to };
  // What was cut by more than the style shows it at all stands where its owner has it.
  return { ...there, display: { ...display, ...(isSeen(times, duration) ? times : {}) } };
}

const isSeen = ({ from, to }: Shift, duration: number) => Math.min(to, duration) > Math.max(0, from);

const moved = (item: TrackItem, { from, to }: Shift): TrackItem[] =>
  Number.isFinite(from)
    ? [{ ...item, display: { ...item.display, from: item.display.from + from, to: item.display.to + to } }]
    : [];

/** Nothing is left of what would stand outside. */
function within(item: TrackItem, duration: number): TrackItem[] {
  const from = Math.max(0, item.display.from);
  const to = Math.min(duration, item.display.to);
  if (from === item.display.from && to === item.display.to && from <= to) return [item];
  return to > from ? [{ ...item, display: { ...item.display, from, to } }] : [];
}
