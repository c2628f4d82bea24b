/** Commands that say items anew: each is worked out whole and held against the contract before a word is written. */
import { trackItemSchema, type TrackItem } from '../../../../contract/video/videoData';
import { rewriteItem } from '../../document/writeItems';
import { defineCommand, type Command, type CommandContext } from '../../kernel/plugin';
import type { Refusal } from '../../kernel/refusal';

/** What becomes of one item, or why nothing does. */
export type Edit<Payload> = (
  item: TrackItem,
  payload: Payload,
  context: CommandContext,
) => TrackItem | Refusal;

export const isRefusal = <Value>(value: Value | Refusal): value is Refusal => typeof value === 'string';

export const ifValid = (item: TrackItem): TrackItem | Refusal =>
  trackItemSchema.safeParse(item).success ? item : 'badValue';

/** Null takes a detail away, undefined leaves it. */
export function withDetails(item: TrackItem, changes: object): TrackItem | Refusal {
  const details: Record<string, unknown> = { ...item.details };
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) delete details[name];
    else if (value !== undefined) details[name] = value;
  }
  return ifValid({ ...item, details } as TrackItem);
}

function edited<Payload>(
  context: CommandContext,
  ids: readonly string[],
  payload: Payload,
  edit: Edit<Payload>,
): TrackItem[] | Refusal {
  if (ids.length === 0) return 'nothingChosen';
  const items: TrackItem[] = [];
  for (const id of new Set(ids)) {
    const item = context.item(id);
    const next = item ? edit(item, payload, context) : 'noSuchItem';
    if (isRefusal(next)) return next;
    items.push(next);
  }
  return items;
}

function editing<Payload>(
  idsOf: (payload: Payload) => readonly string[],
  edit: Edit<Payload>,
): Command<Payload> {
  return defineCommand<Payload>({
    check(context, payload) {
      const outcome = edited(context, idsOf(payload), payload, edit);
      return isRefusal(outcome) ? outcome : null;
    },
    run(context, payload) {
      const outcome = edited(context, idsOf(payload), payload, edit);
      if (isRefusal(outcome)) return;
      for (const item of outcome) rewriteItem(context.doc, item);
      return idsOf(payload);
    },
  });
}

/** All of the items, or none. */
export const editItems = <Payload extends { readonly ids: readonly string[] }>(edit: Edit<Payload>) =>
  editing<Payload>(({ ids }) => ids, edit);

export const editItem = <Payload extends { readonly id: string }>(edit: Edit<Payload>) =>
  editing<Payload>(({ id }) => [id], edit);
