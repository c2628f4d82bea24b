/** Drawing one end of an item out or in; a clip goes on playing what it played. [E2] */
import type { TrackItem, VideoData } from '../../../../contract/video/videoData';
import { definePlugin } from '../../kernel/plugin';
import type { Refusal } from '../../kernel/refusal';
import { roomAround, shortestLeftMs, type Span } from '../../selectors/placement.selectors';
import { itemOf } from '../shared/chosen';
import { settleEdge, withEdgeAt, type Edge } from '../shared/edges';
import { isRefusal } from '../shared/itemEdits';
import { planned, type Plan } from '../shared/plan';
import { farthest, obstacles } from '../shared/room';
import { withRoomForMain } from '../shared/videoEnd';

interface Resize {
  readonly id: string;
  readonly edge: Edge;
  readonly toMs: number;
}

/** As far as there is room and source, and enough left to be seen. */
export function planResize(data: VideoData, { id, edge, toMs }: Resize): Plan | Refusal {
  const item = itemOf(data, id);
  if (!item) return 'noSuchItem';
  if (!Number.isFinite(toMs)) return 'badValue';
  const limits = { room: roomFor(data, item), shortest: shortestLeftMs(data, item) };
  const settled = settleEdge(item, edge, toMs, limits);
  if (isRefusal(settled)) return settled;
  return withRoomForMain(data, { rewritten: [withEdgeAt(item, edge, settled)], selected: [id] });
}

/** Up to its neighbours and to the end. */
export function roomFor(data: VideoData, item: TrackItem): Span {
  const room = roomAround(item.display, obstacles(data, new Set([item.id]))(item));
  return { from: room.from, to: Math.min(room.to, farthest(data, [item])) };
}

export const resizePlugin = definePlugin({
  id: 'resize',
  commands: { 'item.resize': planned<Resize>(planResize) },
});
