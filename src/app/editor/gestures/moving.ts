/** Dragging items in time, and one of the main ones to another place in their order. [E2] */
import { planMove } from '../../../editor-engine/plugins/move.plugin';
import { mainItems } from '../../../editor-engine/selectors/mainItems.selectors';
import type { Move, Press } from '../../../machines/gesture/gestureEvents';
import { insertionAt } from '../../../screens/editor/timeline/over/hints';
import { previewOf, pullsOf, settled, type GestureTools, type Pulls } from './tools';

interface Held {
  readonly id: string;
  readonly ids: readonly string[];
  /** Of the one that was pressed, before it moved. */
  readonly window: { readonly from: number; readonly to: number };
  readonly pressedMs: number;
  readonly pulls: Pulls;
}

export function createMoving({ engine, orders }: GestureTools) {
  const { selection, previews, view } = engine.session;
  let held: Held | null = null;
  let byMs = 0;
  let toIndex = 0;

  /** The main item under the pointer, when the pointer is past its middle. */
  function passed({ place }: Move) {
    if (!held || held.ids.length > 1) return null;
    const all = mainItems(engine.videoData());
    const own = all.findIndex(({ id }) => id === held?.id);
    const index = all.findIndex(({ display }) => display.from <= place.atMs && place.atMs < display.to);
    const other = all[index];
    if (own < 0 || !other || index === own) return null;
    const middle = (other.display.from + other.display.to) / 2;
    const isPassed = index > own ? place.atMs > middle : place.atMs < middle;
    return isPassed ? { index, markMs: index > own ? other.display.to : other.display.from } : null;
  }
  const follow = ({ window, pressedMs }: Held, { place }: Move) => ({
    from: window.from + place.atMs - pressedMs,
    to: window.to + place.atMs - pressedMs,
  });

  function take(press: Press | null) {
    if (press?.on !== 'item') return;
    const { itemId: id } = press;
    if (!selection.has(id)) selection.set([id]);
    const ids = selection.get();
    const window = engine.item(id)?.display ?? { from: 0, to: 0 };
    held = { id, ids, window, pressedMs: press.place.atMs, pulls: pullsOf(engine, ids) };
    byMs = 0;
  }

  return {
    take,
    /** Shown in the hand, where it was. */
    lift(press: Press | null) {
      take(press);
      if (!held) return;
      const { from, to } = held.window;
      previews.showAll({ [held.id]: { from, to } });
    },
    preview(move: Move) {
      if (!held) return;
      const data = engine.videoData();
      const { from, to, guideMs } = settled(follow(held, move), held.pulls, move, data.fps);
      byMs = Math.round(from - held.window.from);
      const plan = planMove(data, { ids: held.ids, byMs });
      // Without room it hangs over its neighbours until it is let go.
      if (typeof plan === 'string') return previews.showAll({ [held.id]: { from, to } });
      const moved = (plan.rewritten ?? []).filter(({ id }) => held?.ids.includes(id));
      previews.showAll(Object.fromEntries(moved.map((item) => [item.id, previewOf(item)])));
      const edges = moved.flatMap(({ display }) => [display.from, display.to]);
      view.showGuide(guideMs !== null && edges.includes(Math.round(guideMs)) ? guideMs : null);
    },
    commit() {
      if (held && byMs !== 0) orders.move(held.ids, byMs);
    },
    isOverAnotherPlace: (move: Move) => passed(move) !== null,
    previewOrder(move: Move) {
      const place = passed(move);
      if (!held || !place) return;
      toIndex = place.index;
      view.showGuide(null);
      previews.showAll({ [held.id]: follow(held, move), ...insertionAt(place.markMs) });
    },
    commitOrder() {
      if (held) orders.reorder(held.id, toIndex);
    },
  };
}
