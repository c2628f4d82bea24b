/** Dragging items in time, and one of the main ones to another place in their order. Pure. [E2] */
import type { VideoData } from '../../../contract/video/videoData';
import { planMove } from '../plugins/items/move.plugin';
import { planReorder } from '../plugins/items/reorder.plugin';
import { earliest, latest } from '../plugins/shared/room';
import { exclusiveKindOf, laneKindOf } from '../selectors/laneKinds.selectors';
import type { HeldItems } from './held';
import { openedAt } from './hints';
import { placeNearest, type Magnet } from './magnet';
import type { Move } from './pointer';
import { previewOf, shownAs, type GestureCommand, type Proposal } from './proposal';
import { snapped, type Window } from './snapTargets';

type Reordering = Extract<GestureCommand, { name: 'main.reorder' }>;

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

/** These have room wherever the video is: at an end they stay. */
const mayOverlap = ({ trackItemsMap }: VideoData, ids: readonly string[]) =>
  ids.every((id) => {
    const item = trackItemsMap[id];
    return !item || exclusiveKindOf(item) === null;
  });

function proposeMove(data: VideoData, held: HeldItems, move: Move): Proposal {
  const { id, ids, window, targets } = held;
  const { from, to, guideMs } = snapped(carried(held, move), targets, move, data.fps);
  const byMs = Math.round(from - window.from);
  const command = byMs === 0 ? null : ({ name: 'items.move', payload: { ids, byMs } } as const);
  const plan = planMove(data, { ids, byMs });
  if (typeof plan === 'string')
    return mayOverlap(data, ids)
      ? { ...proposeLift(held), command: plan === 'fillsVideo' ? command : null }
      : // Without room it hangs over its neighbours until it is let go, and then it is said.
        { previews: { [id]: { from, to } }, guideMs: null, command };
  const moved = (plan.rewritten ?? []).filter((item) => ids.includes(item.id));
  return { ...shownAs(moved, guideMs), command };
}

/** Whether the main items draw what is carried to a place among them: not where Alt is held and there is room just there. */
function isDrawn(data: VideoData, held: HeldItems, move: Move): boolean {
  if (!move.isFree) return true;
  const byMs = Math.round(carried(held, move).from - held.window.from);
  const plan = planMove(data, { ids: held.ids, byMs });
  if (typeof plan === 'string') return plan !== 'nothingChanges';
  const from = plan.rewritten?.find(({ id }) => id === held.id)?.display.from ?? NaN;
  return !(Math.abs(from - held.window.from - byMs) < 1);
}

/** What the order would be, with the others aside; without a command where it is as before. */
function proposeOrder(data: VideoData, { ids }: HeldItems, command: Reordering): Proposal {
  const plan = planReorder(data, command.payload);
  const rewritten = typeof plan === 'string' ? [] : (plan.rewritten ?? []);
  const held = new Set(ids);
  const landed = new Map(rewritten.filter(({ id }) => held.has(id)).map((item) => [item.id, item]));
  const shots = ids.flatMap((id) => {
    const item = landed.get(id) ?? data.trackItemsMap[id];
    return item && laneKindOf(item) === 'main' ? [item.display] : [];
  });
  const previews = rewritten.map((item) => [item.id, { ...previewOf(item), isAside: true }] as const);
  return {
    previews: { ...Object.fromEntries(previews), ...openedAt({ from: earliest(shots), to: latest(shots) }) },
    guideMs: null,
    command: typeof plan === 'string' ? null : command,
  };
}

/**
 * A gap opens at the place that is nearest, and the others move aside.
 * @param before what was proposed last: over the same place only what is held moves on.
 */
function proposeReorder(
  data: VideoData,
  held: HeldItems & { readonly magnet: Magnet },
  move: Move,
  before: Proposal | null,
): Proposal {
  const { id, ids, window, magnet } = held;
  const { from: carriedMs } = carried(held, move);
  const along = ids.filter((other) => other !== id);
  const toIndex = placeNearest(magnet, carriedMs);
  const isAsBefore = before?.command?.name === 'main.reorder' && before.command.payload.toIndex === toIndex;
  const order = isAsBefore
    ? before
    : proposeOrder(data, held, { name: 'main.reorder', payload: { id, toIndex, along } });
  const inHand = ids.flatMap((one) => {
    const item = data.trackItemsMap[one];
    if (!item || laneKindOf(item) === 'captions') return [];
    const { from, to } = item.display;
    const heldFrom = from + carriedMs - window.from;
    return [[one, { from, to, ...order.previews[one], isAside: false, heldFrom }] as const];
  });
  return { ...order, previews: { ...order.previews, ...Object.fromEntries(inHand) } };
}

/** @param before what was proposed last */
export function proposeCarried(
  data: VideoData,
  held: HeldItems,
  move: Move,
  before: Proposal | null,
): Proposal {
  const { magnet } = held;
  return magnet && isDrawn(data, held, move)
    ? proposeReorder(data, { ...held, magnet }, move, before)
    : proposeMove(data, held, move);
}
