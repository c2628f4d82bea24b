/** Taking time out of the picture: what comes later closes up. */
import type { TrackItem, VideoData } from '../../../../contract/video/videoData';
import { definePlugin } from '../../kernel/plugin';
import type { Refusal } from '../../kernel/refusal';
import { laneKindOf } from '../../selectors/laneKinds.selectors';
import { mainItems } from '../../selectors/mainItems.selectors';
import { takenIn, type Span } from '../../selectors/placement.selectors';
import { chosen } from '../shared/chosen';
import { isRefusal } from '../shared/itemEdits';
import { laterItems } from '../shared/laterItems';
import { planned, type Plan } from '../shared/plan';
import { withEndClosedUp } from '../shared/videoEnd';

interface RippleRemoval {
  readonly ids: readonly string[];
}
interface Gap {
  /** A moment within it. */
  readonly atMs: number;
}

/** The time of the main items among them is gone; the others are only taken out. */
function planRippleRemove(data: VideoData, { ids }: RippleRemoval): Plan | Refusal {
  const items = chosen(data, ids);
  if (isRefusal(items)) return items;
  const cuts = items.filter((item) => laneKindOf(item) === 'main').map(({ display }) => display);
  if (cuts.length === 0) return 'notMain';
  return closedUp(data, cuts, items);
}

function planCloseGap(data: VideoData, { atMs }: Gap): Plan | Refusal {
  const gap = gapAt(data, atMs);
  return gap ? closedUp(data, [gap], []) : 'noGap';
}

/** A stretch without a main item, before one. */
export function gapAt(data: VideoData, atMs: number): Span | null {
  if (!(atMs >= 0)) return null;
  const taken = takenIn(data, 'main');
  const next = taken.findIndex(({ to }) => to > atMs);
  const [left, right] = [taken[next - 1], taken[next]];
  return right && right.from > atMs ? { from: left?.to ?? 0, to: right.from } : null;
}

function closedUp(data: VideoData, cuts: readonly Span[], removed: readonly TrackItem[]): Plan | Refusal {
  const gone = new Set(removed.map(({ id }) => id));
  const later = laterItems(data, (fromMs) => -cutBefore(cuts, fromMs), { gone });
  if (isRefusal(later)) return later;
  const plan: Plan = {
    rewritten: later,
    removed: [...gone],
    selected: removed.length > 0 ? after(data, cuts, gone) : later.slice(0, 1).map(({ id }) => id),
  };
  return withEndClosedUp(data, plan, cutBefore(cuts, Infinity));
}

/** How much of the cuts lies before a moment. */
const cutBefore = (cuts: readonly Span[], atMs: number): number =>
  cuts.reduce((sum, { from, to }) => sum + Math.max(0, Math.min(to, atMs) - from), 0);

/** The main item that takes the place of the first that is gone. */
function after(data: VideoData, cuts: readonly Span[], gone: ReadonlySet<string>): readonly string[] {
  const first = cuts.reduce((least, { from }) => Math.min(least, from), Infinity);
  const next = mainItems(data).find(({ id, display }) => !gone.has(id) && display.from >= first);
  return next ? [next.id] : [];
}

export const ripplePlugin = definePlugin({
  id: 'ripple',
  commands: {
    'items.rippleRemove': planned<RippleRemoval>(planRippleRemove),
    'gap.close': planned<Gap>(planCloseGap),
  },
});
