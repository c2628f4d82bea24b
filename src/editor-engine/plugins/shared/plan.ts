/** Commands that are worked out whole before a cell is written: a plan is a value, and so can be previewed and tested. */
import type { TrackItem, VideoData } from '../../../../contract/video/videoData';
import { addItem, deleteItem } from '../../document/writeItems';
import { toDetailsRow, toItemRow } from '../../document/itemRows';
import { DETAILS, ITEMS, MARKERS } from '../../document/schema';
import { defineCommand, type Command, type CommandContext } from '../../kernel/plugin';
import type { Refusal } from '../../kernel/refusal';
import type { Row, Store } from 'tinybase/store';
import { isRefusal } from './itemEdits';
import { hideItems } from './layers';
import { createOrder } from './stackingOrder';

export interface Added {
  readonly item: TrackItem;
  /** Stands right after this one and is painted right over it; else after and over all of its own track. */
  readonly beside?: string;
  readonly isHidden?: boolean;
}
/** What becomes of the document. */
export interface Plan {
  /** Items that are there, said anew. Where they stand stays. */
  readonly rewritten?: readonly TrackItem[];
  readonly added?: readonly Added[];
  readonly removed?: readonly string[];
  readonly durationMs?: number;
  /** Markers that come to stand at another moment, ms of the video. */
  readonly marked?: readonly { readonly id: string; readonly at: number }[];
  /** What is selected afterwards; what it was, when this is left out. */
  readonly selected?: readonly string[];
}
export type Planner<Payload> = (
  data: VideoData,
  payload: Payload,
  newId: (prefix: string) => string,
) => Plan | Refusal;

/** Asked whether it applies, a plan is made and thrown away: no fresh id is spent on it. */
const noId = (prefix: string) => prefix;

export const planned = <Payload>(plan: Planner<Payload>): Command<Payload> =>
  defineCommand<Payload>({
    check({ videoData }, payload) {
      const made = plan(videoData(), payload, noId);
      return isRefusal(made) ? made : null;
    },
    run({ doc, videoData, item, newId }, payload) {
      const made = plan(videoData(), payload, newId);
      if (isRefusal(made)) return;
      writePlan(doc, made, item);
      return made.selected;
    },
  });

function writePlan(doc: Store, plan: Plan, itemBefore: CommandContext['item']): void {
  const { rewritten = [], added = [], removed = [], marked = [], durationMs } = plan;
  for (const item of rewritten) {
    const before = itemBefore(item.id);
    if (before) writeChanges(doc, before, item);
  }
  const [places, layers] = [createOrder(doc, 'place'), createOrder(doc, 'layer')];
  for (const { item, beside, isHidden } of added) {
    addItem(doc, item, { place: places.after(item, beside), layer: layers.after(item, beside) });
    if (isHidden) hideItems(doc, [item.id]);
  }
  for (const id of removed) deleteItem(doc, id);
  for (const { id, at } of marked) doc.setCell(MARKERS, id, 'at', at);
  if (durationMs !== undefined) doc.setValue('duration', durationMs);
}

/** Only the cells that differ, so that a step is as small as what it does. */
export function writeChanges(doc: Store, before: TrackItem, after: TrackItem): void {
  writeRow(doc, ITEMS, after.id, toItemRow(before, {}), toItemRow(after, {}));
  if (before.details !== after.details)
    writeRow(doc, DETAILS, after.id, toDetailsRow(before), toDetailsRow(after));
}

function writeRow(doc: Store, table: string, id: string, before: Row, after: Row): void {
  for (const cell of Object.keys(before)) if (!(cell in after)) doc.delCell(table, id, cell, true);
  for (const [cell, value] of Object.entries(after))
    if (before[cell] !== value) doc.setCell(table, id, cell, value);
}
