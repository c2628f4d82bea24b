/** A medium over the timeline: where it would land, and its landing. [E3] */
import { planDrop } from '../../../editor-engine/plugins/mediaDrop.plugin';
import { laneKindOf } from '../../../editor-engine/selectors/laneKinds.selectors';
import type { DraggedMedia, Move } from '../../../machines/gesture/gestureEvents';
import { showLanding } from '../../../screens/editor/timeline/over/hints';
import { pullsOf, settled, type GestureTools, type Pulls } from './tools';

/** Only to ask where it would land. */
const noId = (prefix: string) => prefix;

export function createDropping({ engine, orders }: GestureTools) {
  const { previews, view } = engine.session;
  let media: DraggedMedia | null = null;
  let pulls: Pulls = { points: [], beats: [] };
  let atMs = 0;

  const landingAt = (ms: number) => {
    const plan = media ? planDrop(engine.videoData(), { ...media, atMs: ms }, noId) : 'nothingChosen';
    return typeof plan === 'string' ? null : (plan.added?.[0]?.item ?? null);
  };
  return {
    take(dragged: DraggedMedia) {
      media = dragged;
      pulls = pullsOf(engine);
    },
    preview(move: Move) {
      const wanted = Math.max(0, move.place.atMs);
      const length = landingAt(wanted)?.display;
      const window = { from: wanted, to: wanted + (length ? length.to - length.from : 0) };
      const { from, guideMs } = settled(window, pulls, move, engine.videoData().fps);
      atMs = Math.max(0, Math.round(from));
      const item = landingAt(atMs);
      view.showGuide(item ? guideMs : null);
      if (item) showLanding(previews, { ...item.display, kind: laneKindOf(item) });
      else previews.clear();
    },
    commit() {
      if (media) orders.drop({ ...media, atMs });
    },
  };
}
