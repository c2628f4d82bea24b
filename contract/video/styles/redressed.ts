/** An item of one style in the clothes of another: what its owner changed stays. Pure. */
import type { TrackItem } from '../videoData';
import { isSame } from './sameValue';

type Details = Readonly<Record<string, unknown>>;
export const detailsOf = (item: TrackItem | undefined): Details => (item?.details ?? {}) as Details;

/** What a picture does for as long as it is shown is the same in a longer one. */
function comparable(item: TrackItem | undefined, name: string): unknown {
  const value = detailsOf(item)[name];
  if (name !== 'animation' || !item || !isWhole(item, value)) return value;
  return { ...value, duration: null };
}
const isWhole = (item: TrackItem, value: unknown): value is { duration: number } =>
  typeof value === 'object' &&
  value !== null &&
  (value as { duration?: unknown }).duration === item.display.to - item.display.from;

/** Details that are not as `was` has them. */
export const editedNames = (
  item: TrackItem,
  was: TrackItem | undefined,
  content: readonly string[] = [],
): readonly string[] =>
  [...new Set([...Object.keys(detailsOf(item)), ...Object.keys(detailsOf(was))])].filter(
    (name) => !content.includes(name) && !isSame(comparable(item, name), comparable(was, name)),
  );

/** `was` and `is` are how the two styles have it; `content` is what an item shows, which no style says. */
export function redressed<Item extends TrackItem>(
  item: Item,
  was: TrackItem | undefined,
  is: TrackItem | undefined,
  content: readonly string[] = [],
): Item {
  const edited = new Set([...editedNames(item, was, content), ...content]);
  const own = Object.entries(detailsOf(item)).filter(([name]) => edited.has(name));
  const given = Object.entries(detailsOf(is)).filter(([name]) => !edited.has(name));
  const length = item.display.to - item.display.from;
  const fitted = given.map(([name, value]) =>
    name === 'animation' && is && isWhole(is, value) ? [name, { ...value, duration: length }] : [name, value],
  );
  return placedAs({ ...item, details: Object.fromEntries([...fitted, ...own]) } as Item, is);
}

/** In other formats the style places it as its own; what was edited there stays with the item. */
function placedAs<Item extends TrackItem>({ formats, ...item }: Item, is: TrackItem | undefined): Item {
  const [laid, left] = [is?.formats?.laid, formats?.left];
  if (!laid && !left) return item as unknown as Item;
  return { ...item, formats: { ...(laid && { laid }), ...(left && { left }) } } as unknown as Item;
}

export const withDetails = <Item extends TrackItem>(item: Item, details: Details): Item => {
  const entries = Object.entries({ ...item.details, ...details }).filter(
    ([, value]) => value !== null && value !== undefined,
  );
  return { ...item, details: Object.fromEntries(entries) } as Item;
};
