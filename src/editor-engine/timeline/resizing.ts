/** Dragging one end of an item, or the cut between two. Pure. [E2] */
import type { VideoData } from '../../../contract/video/videoData';
import { planResize } from '../plugins/items/resize.plugin';
import { planRoll } from '../plugins/items/roll.plugin';
import type { HeldCut, HeldEdge } from './held';
import type { Move } from './pointer';
import { shownAs, type GestureCommand, type Proposal } from './proposal';
import { snapped } from './snapTargets';

const commandTo = (held: HeldEdge | HeldCut, toMs: number) =>
  held.what === 'edge'
    ? ({ name: 'item.resize', payload: { id: held.id, edge: held.edge, toMs } } as const)
    : ({ name: 'cut.roll', payload: { leftId: held.leftId, rightId: held.rightId, toMs } } as const);

const planOf = (data: VideoData, command: ReturnType<typeof commandTo>) =>
  command.name === 'item.resize' ? planResize(data, command.payload) : planRoll(data, command.payload);

/** @param before what was proposed last: what cannot be stays as it was. */
export function proposeBoundary(
  data: VideoData,
  held: HeldEdge | HeldCut,
  move: Move,
  before: Proposal | null,
): Proposal {
  const wanted = held.startMs + move.place.atMs - held.pressedMs;
  const { from, guideMs } = snapped({ from: wanted, to: wanted }, held.targets, move, data.fps);
  const toMs = Math.round(from);
  const made = commandTo(held, toMs);
  const command: GestureCommand | null = toMs === held.startMs ? null : made;
  const plan = planOf(data, made);
  const own: readonly string[] = held.what === 'edge' ? [held.id] : [held.leftId, held.rightId];
  // The neighbours that an end pushes on are shown when it is let go.
  const shown = typeof plan === 'string' ? [] : (plan.rewritten ?? []).filter(({ id }) => own.includes(id));
  if (shown.length === 0 && command)
    return { previews: before?.previews ?? {}, guideMs: before?.guideMs ?? null, command };
  return { ...shownAs(shown, guideMs), command };
}
