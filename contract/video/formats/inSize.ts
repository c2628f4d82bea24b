/**
 * A video on a canvas of another size. What its template laid out is laid out as the template does there; what a
 * person moved keeps its part of the canvas; and in the size that it comes from, it is as it was left. [ED3]
 */
import type { TrackItem, VideoData } from '../videoData';
import { FORMATS } from './formats';
import { fittedNames, type Fitted, type FittedName, type ItemFormats } from './itemFormats';
import { refit, type CanvasSize, type Painted } from './refit';

export const sizeKey = ({ width, height }: CanvasSize): string => `${width}x${height}`;

/** What a template places together: half of a place is none. */
const BOX: readonly FittedName[] = ['left', 'top', 'width', 'height'];
const groupsBeside = (first: readonly FittedName[]): readonly (readonly FittedName[])[] => [
  first,
  ...fittedNames.filter((name) => !first.includes(name)).map((name) => [name]),
];
const placed = groupsBeside(BOX);
/** What a person edits together: corners and strokes are scaled with a box, but letters by the canvas. */
const edited = { text: placed, other: groupsBeside([...BOX, 'borderRadius', 'strokeWidth']) };
const sizes = Object.values(FORMATS);

/** Nothing else of the document changes. */
export function videoInSize(data: VideoData, { width, height }: CanvasSize): VideoData {
  const items = Object.entries(data.trackItemsMap).map(
    ([id, item]) => [id, itemInSize(item, data.size, { width, height })] as const,
  );
  return { ...data, size: { ...data.size, width, height }, trackItemsMap: Object.fromEntries(items) };
}

/** Each detail comes from the size in which it was last edited, so that no way through the others wears it down. */
export function itemInSize(item: TrackItem, was: CanvasSize, is: CanvasSize): TrackItem {
  if (item.type === 'audio') return item;
  const homes = homesOf(item, was);
  const moved = withDetails(item, Object.assign({}, ...homes.map((home) => homeIn(home, is))));
  const left: Record<string, { at: Fitted; as: Fitted }> = {};
  for (const { size, names, at } of homes) {
    const lost = groupsOf(item).filter(
      (group) => group.every((name) => names.includes(name)) && isLost(group),
    );
    function isLost(group: readonly FittedName[]) {
      if (sizeKey(size) === sizeKey(is)) return false;
      return [size, was, ...sizes].some((other) => {
        const [direct, onwards] = [inOther(at, size, other), inOther(moved, is, other)];
        return !isAlike(group, direct, onwards);
      });
    }
    const kept = lost.flat();
    if (kept.length > 0) left[sizeKey(size)] = { at: fittedOf(kept, at), as: fittedOf(kept, moved) };
  }
  return withFormats(moved, { ...item.formats, left });
}

/** The same without what is kept for the way back: where an item of a fresh layout stands. */
export const placedInSize = (item: TrackItem, was: CanvasSize, is: CanvasSize): Pick<TrackItem, 'details'> =>
  item.type === 'audio' ? item : inOther(item, was, is);

/** A size in which some details of an item were last edited, and the item as it is there. */
interface Home {
  readonly size: CanvasSize;
  readonly names: readonly FittedName[];
  readonly at: Painted;
}

const groupsOf = ({ type }: Painted) => (type === 'text' ? edited.text : edited.other);

function homesOf(item: Painted, was: CanvasSize): readonly Home[] {
  const elsewhere = Object.entries(item.formats?.left ?? {}).flatMap(([key, { at, as }]) => {
    const size = sizeOf(key);
    const names = groupsOf(item)
      .filter((group) => group.every((name) => name in as && isSame(valueOf(item, name), as[name])))
      .flat();
    return size && names.length > 0 ? [{ size, names, at: withDetails(item, pick(names, at)) }] : [];
  });
  const taken = new Set(elsewhere.flatMap(({ names }) => names));
  return [...elsewhere, { size: was, names: fittedNames.filter((name) => !taken.has(name)), at: item }];
}

function sizeOf(key: string): CanvasSize | null {
  const [, width, height] = /^(\d+)x(\d+)$/u.exec(key) ?? [];
  return width && height ? { width: Number(width), height: Number(height) } : null;
}

const homeIn = ({ size, names, at }: Home, is: CanvasSize): Fitted => fittedOf(names, inOther(at, size, is));

const inOther = (item: Painted, was: CanvasSize, is: CanvasSize): Painted =>
  sizeKey(was) === sizeKey(is) ? item : withDetails(item, laidOut(item, was, is));

/** As its template lays it out, where nobody has touched that; else in proportion. */
function laidOut(item: Painted, was: CanvasSize, is: CanvasSize): Fitted {
  const fitted: Fitted = refit(item, was, is);
  const { [sizeKey(was)]: here, [sizeKey(is)]: there } = item.formats?.laid ?? {};
  if (!here || !there) return fitted;
  const laid = placed
    .filter((names) => names.some((name) => name in here && name in there))
    .map((names) => {
      const known = names.filter((name) => name in here && name in there);
      if (known.every((name) => isSame(valueOf(item, name), here[name]))) return pick(known, there);
      return names === BOX ? {} : inProportion(item, names[0], here, there);
    });
  return Object.assign({ ...fitted }, ...laid);
}

/** Type that somebody made a fifth larger is a fifth larger than the template's there, too. */
function inProportion(item: Painted, name: FittedName | undefined, here: Fitted, there: Fitted): Fitted {
  if (name !== 'fontSize') return name ? { [name]: valueOf(item, name) } : {};
  const [size, from, to] = [valueOf(item, name), here.fontSize, there.fontSize];
  if (typeof size !== 'number' || !from || !to) return {};
  return { fontSize: Math.min(1000, Math.max(1, Math.round((size * to * 100) / from) / 100)) };
}

const valueOf = ({ details }: Painted, name: FittedName): unknown =>
  (details as Readonly<Record<string, unknown>>)[name] ?? null;

const isSame = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

const isAlike = (names: readonly FittedName[], one: Painted, other: Painted): boolean =>
  names.every((name) => isSame(valueOf(one, name), valueOf(other, name)));

const pick = (names: readonly FittedName[], from: Fitted): Fitted =>
  Object.fromEntries(names.map((name) => [name, from[name]]));

const fittedOf = (names: readonly FittedName[], item: Painted): Fitted =>
  Object.fromEntries(names.map((name) => [name, valueOf(item, name)]));

function withDetails<Item extends Painted>(item: Item, changes: Fitted): Item {
  const entries = Object.entries({ ...item.details, ...changes }).filter(
    ([, value]) => value !== null && value !== undefined,
  );
  return { ...item, details: Object.fromEntries(entries) };
}

function withFormats<Item extends Painted>(
  { formats: _, ...item }: Item,
  { left, ...rest }: ItemFormats,
): TrackItem {
  const formats = { ...rest, ...(left && Object.keys(left).length > 0 ? { left } : {}) };
  return { ...item, ...(Object.keys(formats).length > 0 ? { formats } : {}) } as unknown as TrackItem;
}
