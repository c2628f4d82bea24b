/** What fills a moment in which something is missing: a neighbour drawn out, what is off turned on, the gap closed. */
import type { TrackItem, VideoData } from '../../../contract/video/videoData';
import type { EditorEngine, PayloadOfCommand } from '../createEditorEngine';
import { gapAt } from '../plugins/items/ripple.plugin';
import { planResize } from '../plugins/items/resize.plugin';
import { captionsOf } from '../selectors/captions.selectors';
import { mainItems } from '../selectors/mainItems.selectors';
import { shortestMs, type Span } from '../selectors/placement.selectors';
import { momentsWithout, type MomentWithout } from './momentsWithout';

type Name = 'items.setShown' | 'item.resize' | 'gap.close';
export type Mend = {
  readonly [N in Name]: { readonly name: N; readonly payload: PayloadOfCommand<N> };
}[Name];

/** Which command mends it, or most of it; null where none does. */
export function mendOf(data: VideoData, moment: MomentWithout): Mend | null {
  const shown = new Set(data.trackItemIds);
  const all = moment.lacks === 'picture' ? mainItems(data) : captionsOf(data);
  const off = all.filter((item) => !shown.has(item.id) && meets(item.display, moment)).map(({ id }) => id);
  if (off.length > 0) return { name: 'items.setShown', payload: { ids: off, shown: true } };
  if (moment.lacks === 'caption') return null;
  const { from, to } = moment;
  const before = all.findLast(({ display }) => display.to - from < shortestMs(data));
  if (before && grows(data, before, 'to', to)) return resized(before, 'to', to);
  const after = all.find(({ display }) => to - display.from < shortestMs(data));
  if (after && grows(data, after, 'from', from)) return resized(after, 'from', from);
  return after && gapAt(data, from) ? { name: 'gap.close', payload: { atMs: from } } : null;
}

const meets = (window: Span, { from, to }: Span) => window.from < to && from < window.to;
const resized = ({ id }: TrackItem, edge: 'from' | 'to', toMs: number): Mend => ({
  name: 'item.resize',
  payload: { id, edge, toMs },
});

/** By a frame at least: a clip has no more than its source. */
function grows(data: VideoData, { id, display }: TrackItem, edge: 'from' | 'to', toMs: number): boolean {
  const plan = planResize(data, { id, edge, toMs });
  if (typeof plan === 'string') return false;
  const window = plan.rewritten?.find((item) => item.id === id)?.display ?? display;
  const byMs = edge === 'to' ? window.to - display.to : display.from - window.from;
  return byMs >= shortestMs(data);
}

/** A neighbour may give some and the other the rest; more than these it never takes. */
const MOST_COMMANDS = 4;

/** All of them that can be, as one step of the history; answers whether anything was done. */
export function mendMoments(engine: EditorEngine, moments: readonly MomentWithout[]): boolean {
  let isMended = false;
  engine.history.settle();
  // From the last on: closing a gap moves only what comes later.
  for (const moment of moments.toReversed()) {
    for (let count = 0; count < MOST_COMMANDS; count += 1) {
      const data = engine.videoData();
      const left = momentsWithout(data).find((one) => one.lacks === moment.lacks && meets(one, moment));
      const mend = left && mendOf(data, left);
      if (!mend || !engine.execute(mend.name, mend.payload, { mergeAs: 'mend' }).done) break;
      isMended = true;
    }
  }
  engine.history.settle();
  return isMended;
}
