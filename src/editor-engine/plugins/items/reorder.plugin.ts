/** Another order of the main items: they close up, and each stays as long as it is. */
import type { TrackItem, VideoData } from '../../../../contract/video/videoData';
import { definePlugin } from '../../kernel/plugin';
import type { Refusal } from '../../kernel/refusal';
import { exclusiveKindOf, laneKindOf } from '../../selectors/laneKinds.selectors';
import { mainItems } from '../../selectors/mainItems.selectors';
import { chosen } from '../shared/chosen';
import { isRefusal } from '../shared/itemEdits';
import { lengthOf, movedTo } from '../shared/itemTimes';
import { planned, type Plan } from '../shared/plan';
import { earliest, farthest, latest } from '../shared/room';

interface Reorder {
  readonly id: string;
  /** Its place among the main items, from 0; what it passes makes room. Of several, that of the first. */
  readonly toIndex: number;
  /** What else goes there: main items stand one behind the other, what lies over them keeps its distance from `id`. */
  readonly along?: readonly string[];
}

export function planReorder(data: VideoData, { id, toIndex, along = [] }: Reorder): Plan | Refusal {
  const group = chosen(data, [id, ...along]);
  if (isRefusal(group)) return group;
  if (group.some((item) => item.id === id && laneKindOf(item) !== 'main')) return 'notMain';
  const [before, isMeant] = [mainItems(data), new Set(group)];
  const rest = before.filter((item) => !isMeant.has(item));
  if (!Number.isInteger(toIndex) || toIndex < 0 || toIndex > rest.length) return 'badValue';
  const order = rest.toSpliced(toIndex, 0, ...before.filter((item) => isMeant.has(item)));
  const isElsewhere = (item: TrackItem, index: number) => item !== before[index];
  const [first, last] = [order.findIndex(isElsewhere), order.findLastIndex(isElsewhere)];
  if (first < 0) return 'nothingChanges';
  const shots = inSlots(order.slice(first, last + 1), before.slice(first, last + 1));
  return { rewritten: [...shots, ...alongWith(data, group, shots)], selected: group.map((item) => item.id) };
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

/** As far as the first of the group, and not past an end. Captions stay: they follow the voice. */
function alongWith(data: VideoData, [held, ...others]: readonly TrackItem[], shots: readonly TrackItem[]) {
  const along = others.filter((item) => exclusiveKindOf(item) === null);
  const moved = shots.find(({ id }) => id === held?.id);
  if (!held || !moved || along.length === 0) return [];
  const windows = along.map(({ display }) => display);
  const wantedMs = Math.round(moved.display.from - held.display.from);
  const byMs = Math.max(-earliest(windows), Math.min(farthest(data, along) - latest(windows), wantedMs));
  return along.map((item) => movedTo(item, { from: item.display.from + byMs, to: item.display.to + byMs }));
}

export const reorderPlugin = definePlugin({
  id: 'reorder',
  commands: { 'main.reorder': planned<Reorder>(planReorder) },
});
