/** Another order of the main items: they close up, and each stays as long as it is. */
import type { TrackItem, VideoData } from '../../../../contract/video/videoData';
import { definePlugin } from '../../kernel/plugin';
import type { Refusal } from '../../kernel/refusal';
import { laneKindOf } from '../../selectors/laneKinds.selectors';
import { mainItems } from '../../selectors/mainItems.selectors';
import { itemOf } from '../shared/chosen';
import { lengthOf, movedTo } from '../shared/itemTimes';
import { planned, type Plan } from '../shared/plan';

interface Reorder {
  readonly id: string;
  /** Its place among the main items, from 0; what it passes makes room. */
  readonly toIndex: number;
}

export function planReorder(data: VideoData, { id, toIndex }: Reorder): Plan | Refusal {
  const item = itemOf(data, id);
  if (!item) return 'noSuchItem';
  if (laneKindOf(item) !== 'main') return 'notMain';
  const before = mainItems(data);
  if (!Number.isInteger(toIndex) || toIndex < 0 || toIndex >= before.length) return 'badValue';
  const fromIndex = before.indexOf(item);
  if (fromIndex === toIndex) return 'nothingChanges';
  const order = before.toSpliced(fromIndex, 1).toSpliced(toIndex, 0, item);
  const [first, last] = [Math.min(fromIndex, toIndex), Math.max(fromIndex, toIndex)];
  const slots = before.slice(first, last + 1);
  return { rewritten: inSlots(order.slice(first, last + 1), slots), selected: [id] };
}

/** One behind the other from the first slot to the end of the last; a gap stays between the places where it was. */
function inSlots(order: readonly TrackItem[], slots: readonly TrackItem[]): readonly TrackItem[] {
  let from = slots[0]?.display.from ?? 0;
  let exactFrom = from;
  return order.map((item, index) => {
    const [slot, next] = [slots[index], slots[index + 1]];
    const exactTo = exactFrom + lengthOf(item);
    if (!slot || !next) return movedTo(item, { from, to: slot?.display.to ?? exactTo });
    const moved = movedTo(item, { from, to: Math.round(exactTo) });
    const gap = next.display.from - slot.display.to;
    exactFrom = exactTo + gap;
    // Without a gap both have the very same edge.
    from = Math.round(exactFrom);
    return moved;
  });
}

export const reorderPlugin = definePlugin({
  id: 'reorder',
  commands: { 'main.reorder': planned<Reorder>(planReorder) },
});
