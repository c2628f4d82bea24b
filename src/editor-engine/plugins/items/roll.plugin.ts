/** Moving a cut: one item gets longer by what the other gets shorter. */
import type { VideoData } from '../../../../contract/video/videoData';
import { definePlugin } from '../../kernel/plugin';
import type { Refusal } from '../../kernel/refusal';
import { exclusiveKindOf } from '../../selectors/laneKinds.selectors';
import { shortestLeftMs } from '../../selectors/placement.selectors';
import { itemOf } from '../shared/chosen';
import { settleEdge, withEdgeAt } from '../shared/edges';
import { isRefusal } from '../shared/itemEdits';
import { planned, type Plan } from '../shared/plan';

interface Roll {
  readonly leftId: string;
  readonly rightId: string;
  readonly toMs: number;
}

/** Edges this near are one cut. */
const CUT_MS = 1;

/** As far as both have source left, and enough to be seen. */
export function planRoll(data: VideoData, { leftId, rightId, toMs }: Roll): Plan | Refusal {
  const [left, right] = [itemOf(data, leftId), itemOf(data, rightId)];
  if (!left || !right) return 'noSuchItem';
  if (!Number.isFinite(toMs)) return 'badValue';
  const kind = exclusiveKindOf(left);
  if (!kind || kind !== exclusiveKindOf(right)) return 'notMain';
  if (Math.abs(left.display.to - right.display.from) >= CUT_MS) return 'noNeighbour';
  const room = { from: left.display.from, to: right.display.to };
  // Each says how far it would go; what both can do is what is nearer to the cut.
  const first = settleEdge(left, 'to', toMs, { room, shortest: shortestLeftMs(data, left) });
  if (isRefusal(first)) return first;
  const settled = settleEdge(right, 'from', first, { room, shortest: shortestLeftMs(data, right) });
  if (isRefusal(settled)) return settled;
  return {
    rewritten: [withEdgeAt(left, 'to', settled), withEdgeAt(right, 'from', settled)],
    selected: [leftId, rightId],
  };
}

export const rollPlugin = definePlugin({ id: 'roll', commands: { 'cut.roll': planned<Roll>(planRoll) } });
