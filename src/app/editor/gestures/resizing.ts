/** Dragging one end of an item, or the cut between two. [E2] */
import type { Plan } from '../../../editor-engine/plugins/shared/plan';
import { planResize } from '../../../editor-engine/plugins/resize.plugin';
import { planRoll } from '../../../editor-engine/plugins/roll.plugin';
import type { Refusal } from '../../../editor-engine/kernel/refusal';
import type { Move, Press } from '../../../machines/gesture/gestureEvents';
import { previewOf, pullsOf, settled, type GestureTools, type Pulls } from './tools';

interface Held {
  readonly ids: readonly string[];
  /** Of the edge or cut, before it moved. */
  readonly startMs: number;
  readonly pressedMs: number;
  readonly pulls: Pulls;
  plan(toMs: number): Plan | Refusal;
  commit(toMs: number): void;
}

export function createResizing({ engine, orders }: GestureTools) {
  const { previews, view, selection } = engine.session;
  let held: Held | null = null;
  let toMs = 0;

  const hold = (
    ids: readonly string[],
    startMs: number,
    press: Press,
    rest: Pick<Held, 'plan' | 'commit'>,
  ) => {
    held = {
      ids,
      startMs,
      pressedMs: press.place.atMs,
      pulls: pullsOf(engine, ids),
      ...rest,
    };
    toMs = startMs;
  };

  return {
    takeEdge(press: Press | null) {
      const item = press?.on === 'edge' ? engine.item(press.itemId) : undefined;
      if (press?.on !== 'edge' || !item) return;
      const { itemId: id, edge } = press;
      if (!selection.has(id)) selection.set([id]);
      hold([id], item.display[edge], press, {
        plan: (ms) => planResize(engine.videoData(), { id, edge, toMs: ms }),
        commit: (ms) => orders.resize(id, edge, ms),
      });
    },
    takeCut(press: Press | null) {
      const left = press?.on === 'cut' ? engine.item(press.leftId) : undefined;
      if (press?.on !== 'cut' || !left) return;
      const { leftId, rightId } = press;
      hold([leftId, rightId], left.display.to, press, {
        plan: (ms) => planRoll(engine.videoData(), { leftId, rightId, toMs: ms }),
        commit: (ms) => orders.roll(leftId, rightId, ms),
      });
    },
    preview(move: Move) {
      if (!held) return;
      const wanted = held.startMs + move.place.atMs - held.pressedMs;
      const { from, guideMs } = settled(
        { from: wanted, to: wanted },
        held.pulls,
        move,
        engine.videoData().fps,
      );
      toMs = Math.round(from);
      const plan = held.plan(toMs);
      // What cannot be stays as it is; the neighbours that an end pushes on are shown when it is let go.
      const rewritten = typeof plan === 'string' ? [] : (plan.rewritten ?? []);
      const shown = rewritten.filter(({ id }) => held?.ids.includes(id));
      if (shown.length === 0 && toMs !== held.startMs) return;
      previews.showAll(Object.fromEntries(shown.map((item) => [item.id, previewOf(item)])));
      const edges = shown.flatMap(({ display }) => [display.from, display.to]);
      view.showGuide(guideMs !== null && edges.includes(Math.round(guideMs)) ? guideMs : null);
    },
    commit() {
      if (held && toMs !== held.startMs) held.commit(toMs);
    },
  };
}
