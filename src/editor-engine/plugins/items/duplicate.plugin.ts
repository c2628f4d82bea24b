/** The same items once more, behind themselves. */
import type { VideoData } from '../../../../contract/video/videoData';
import { definePlugin } from '../../kernel/plugin';
import type { Refusal } from '../../kernel/refusal';
import { exclusiveKindOf } from '../../selectors/laneKinds.selectors';
import { joined, nearestShift, wholeSpan } from '../../selectors/placement.selectors';
import { chosen } from '../shared/chosen';
import { createFreshIds } from '../shared/freshIds';
import { isRefusal } from '../shared/itemEdits';
import { movedTo } from '../shared/itemTimes';
import { hasRoomFor } from '../shared/newItems';
import { planned, type Plan } from '../shared/plan';
import { earliest, farthest, latest, obstacles } from '../shared/room';
import { withRoomForMain } from '../shared/videoEnd';

interface Duplication {
  readonly ids: readonly string[];
}

/** All together, at the first time from their own end on that is free; what may overlap and has no room stays when it is. */
function planDuplicate(
  data: VideoData,
  { ids }: Duplication,
  newId: (prefix: string) => string,
): Plan | Refusal {
  const items = chosen(data, ids);
  if (isRefusal(items)) return items;
  if (!hasRoomFor(data, items.length)) return 'tooManyItems';
  const takenFor = obstacles(data, new Set());
  const sources = items.map((item) => ({ ...wholeSpan(item.display), taken: takenFor(item) }));
  const [from, to] = [earliest(sources), latest(sources)];
  const most = farthest(data, items) - to;
  const behind = most < to - from ? null : nearestShift(sources, to - from, { least: to - from, most });
  const mayOverlap = items.every((item) => exclusiveKindOf(item) === null);
  const byMs = behind ?? (mayOverlap ? 0 : nearestShift(sources, to - from, { least: -from, most }));
  if (byMs === null) return 'noRoom';
  const freshId = createFreshIds(data, newId);
  const shown = new Set(data.trackItemIds);
  const added = items.map((item) => {
    const window = wholeSpan(item.display);
    const moved = movedTo(item, joined({ from: window.from + byMs, to: window.to + byMs }, takenFor(item)));
    return { item: { ...moved, id: freshId(item) }, beside: item.id, isHidden: !shown.has(item.id) };
  });
  return withRoomForMain(data, { added, selected: added.map(({ item }) => item.id) });
}

export const duplicatePlugin = definePlugin({
  id: 'duplicate',
  commands: { 'items.duplicate': planned<Duplication>(planDuplicate) },
});
