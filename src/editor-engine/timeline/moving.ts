/** Dragging items in time, and one of the main ones to another place in their order. Pure. [E2] */
import type { VideoData } from '../../../contract/video/videoData';
import { planMove } from '../plugins/items/move.plugin';
import { mainItems } from '../selectors/mainItems.selectors';
import type { HeldItems } from './held';
import { insertionAt } from './hints';
import type { Move } from './pointer';
import { shownAs, type Proposal } from './proposal';
import { snapped, type Window } from './snapTargets';

/** Where the pointer carries it, before anything snaps. */
const carried = ({ window, pressedMs }: HeldItems, { place }: Move): Window => ({
  from: window.from + place.atMs - pressedMs,
  to: window.to + place.atMs - pressedMs,
});

/** Shown in the hand, where it is. */
export const proposeLift = ({ id, window }: HeldItems): Proposal => ({
  previews: { [id]: window },
  guideMs: null,
  command: null,
});

export function proposeMove(data: VideoData, held: HeldItems, move: Move): Proposal {
  const { id, ids, window, targets } = held;
  const { from, to, guideMs } = snapped(carried(held, move), targets, move, data.fps);
  const byMs = Math.round(from - window.from);
  const command = byMs === 0 ? null : ({ name: 'items.move', payload: { ids, byMs } } as const);
  const plan = planMove(data, { ids, byMs });
  // Without room it hangs over its neighbours until it is let go.
  if (typeof plan === 'string') return { previews: { [id]: { from, to } }, guideMs: null, command };
  const moved = (plan.rewritten ?? []).filter((item) => ids.includes(item.id));
  return { ...shownAs(moved, guideMs), command };
}

/** The main item under the pointer, once the pointer is past its middle: where a main item would stand in the order. */
function passed(data: VideoData, { id, ids }: HeldItems, { place }: Move) {
  if (ids.length > 1) return null;
  const all = mainItems(data);
  const own = all.findIndex((item) => item.id === id);
  const index = all.findIndex(({ display }) => display.from <= place.atMs && place.atMs < display.to);
  const other = all[index];
  if (own < 0 || !other || index === own) return null;
  const middle = (other.display.from + other.display.to) / 2;
  const isPassed = index > own ? place.atMs > middle : place.atMs < middle;
  return isPassed ? { index, markMs: index > own ? other.display.to : other.display.from } : null;
}

/** Null where the item keeps its place in the order. */
export function proposeReorder(data: VideoData, held: HeldItems, move: Move): Proposal | null {
  const place = passed(data, held, move);
  if (!place) return null;
  const { id } = held;
  return {
    previews: { [id]: carried(held, move), ...insertionAt(place.markMs) },
    guideMs: null,
    command: { name: 'main.reorder', payload: { id, toIndex: place.index } },
  };
}
