/** Moving items in time, one or many as one step. [E2] */
import type { VideoData } from '../../../../contract/video/videoData';
import { definePlugin } from '../../kernel/plugin';
import type { Refusal } from '../../kernel/refusal';
import { joined, nearestShift, wholeSpan } from '../../selectors/placement.selectors';
import { chosen } from '../shared/chosen';
import { movedTo } from '../shared/itemTimes';
import { isRefusal } from '../shared/itemEdits';
import { planned, type Plan } from '../shared/plan';
import { earliest, farthest, latest, obstacles } from '../shared/room';
import { withRoomForMain } from '../shared/videoEnd';

interface Move {
  readonly ids: readonly string[];
  /** Later, or earlier when negative. */
  readonly byMs: number;
}

/** As far as there is room: nothing begins before the start, and main items and captions come to stand over none of theirs. */
export function planMove(data: VideoData, { ids, byMs }: Move): Plan | Refusal {
  const items = chosen(data, ids);
  if (isRefusal(items)) return items;
  if (!Number.isFinite(byMs)) return 'badValue';
  const wantedMs = Math.round(byMs);
  if (wantedMs === 0) return 'nothingChanges';
  const takenFor = obstacles(data, new Set(ids));
  const movers = items.map((item) => ({ ...wholeSpan(item.display), taken: takenFor(item) }));
  const bounds = { least: -earliest(movers), most: farthest(data, items) - latest(movers) };
  const shiftMs = nearestShift(movers, wantedMs, bounds);
  if (shiftMs === null) return 'noRoom';
  // As long as the video: it can go neither way.
  if (shiftMs === 0 && bounds.least === 0 && bounds.most === 0) return 'fillsVideo';
  if (shiftMs === 0) return wantedMs < 0 && bounds.least === 0 ? 'beforeStart' : 'noRoom';
  const rewritten = items.map((item) => {
    const { from, to } = wholeSpan(item.display);
    return movedTo(item, joined({ from: from + shiftMs, to: to + shiftMs }, takenFor(item)));
  });
  return withRoomForMain(data, { rewritten, selected: ids });
}

export const movePlugin = definePlugin({ id: 'move', commands: { 'items.move': planned<Move>(planMove) } });
