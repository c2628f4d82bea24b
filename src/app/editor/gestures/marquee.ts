/** Selecting what lies in a rectangle, as it is drawn. */
import { itemsWithin, lanesOf } from '../../../editor-engine/selectors/lanes.selectors';
import type { Move, Press } from '../../../machines/gesture/gestureEvents';
import { idsIn, layOut, type LaidLane } from '../../../screens/editor/timeline/lanes/laneLayout';
import type { GestureTools } from './tools';

export function createMarquee({ engine }: GestureTools) {
  const { selection } = engine.session;
  let rows: readonly LaidLane[] = [];
  let before: readonly string[] = [];

  return {
    begin() {
      rows = layOut(lanesOf(engine.videoData())).rows;
      before = selection.get();
    },
    choose(press: Press | null, { place }: Move) {
      if (press?.on !== 'ground') return;
      const [start, end] = [press.place, place];
      const within = idsIn(rows, itemsWithin, {
        fromMs: Math.min(start.atMs, end.atMs),
        toMs: Math.max(start.atMs, end.atMs),
        topPx: Math.min(start.yPx, end.yPx),
        bottomPx: Math.max(start.yPx, end.yPx),
      });
      selection.set(press.choosing === 'only' ? within : [...before, ...within]);
    },
    takeBack: () => selection.set(before),
  };
}
