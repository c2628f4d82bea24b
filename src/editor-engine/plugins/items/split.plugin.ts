/** One item becomes two that together are what it was. */
import type { VideoData } from '../../../../contract/video/videoData';
import { definePlugin } from '../../kernel/plugin';
import type { Refusal } from '../../kernel/refusal';
import { shortestMs } from '../../selectors/placement.selectors';
import { itemOf } from '../shared/chosen';
import { createFreshIds } from '../shared/freshIds';
import { hasRoomFor } from '../shared/newItems';
import { isRefusal } from '../shared/itemEdits';
import { planned, type Plan } from '../shared/plan';
import { partsOf } from '../shared/parts';

interface Split {
  /** Null where nothing is there. */
  readonly id: string | null;
  readonly atMs: number;
}

function planSplit(data: VideoData, { id, atMs }: Split, newId: (prefix: string) => string): Plan | Refusal {
  if (id === null) return 'nothingChosen';
  const item = itemOf(data, id);
  if (!item) return 'noSuchItem';
  const at = Math.round(atMs);
  const shortest = shortestMs(data);
  const { from, to } = item.display;
  if (!(at - from >= shortest && to - at >= shortest)) return 'notBetween';
  if (!hasRoomFor(data, 1)) return 'tooManyItems';
  const parts = partsOf(item, at);
  if (isRefusal(parts)) return parts;
  const right = { ...parts.right, id: createFreshIds(data, newId)(item) };
  const isHidden = !data.trackItemIds.includes(id);
  // What follows is what a person goes on with.
  return { rewritten: [parts.left], added: [{ item: right, beside: id, isHidden }], selected: [right.id] };
}

export const splitPlugin = definePlugin({
  id: 'split',
  commands: { 'item.split': planned<Split>(planSplit) },
});
