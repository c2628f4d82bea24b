/** What several chosen items have in common. */
import type { TrackItem } from '../../../../contract/video/videoData';
import { hasDetail } from '../../../editor-engine/plugins/canvas/details.plugin';

/** Null where they differ. */
export function common<Item, Value>(items: readonly Item[], read: (item: Item) => Value): Value | null {
  const [first, ...rest] = items.map(read);
  return first !== undefined && rest.every((value) => value === first) ? first : null;
}

/** A detail, whatever the kind of the item. */
export const detail = (item: TrackItem, name: string): unknown =>
  (item.details as Readonly<Record<string, unknown>>)[name];

export const allHave = (items: readonly TrackItem[], name: string): boolean =>
  items.every(({ type }) => hasDetail(type, name));

export const idsOf = (items: readonly TrackItem[]): string[] => items.map(({ id }) => id);
