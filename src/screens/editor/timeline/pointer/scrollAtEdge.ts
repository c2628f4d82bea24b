/** Scrolls while a held pointer rests near an edge, the faster the nearer. */
import { NAMES_WIDTH, RULER_HEIGHT } from '../../../../editor-engine/timeline/laneLayout';

/** px */
const NEAR = 36;
const FASTEST_PER_FRAME = 18;

const speedAt = (fromStart: number, fromEnd: number) =>
  fromStart < NEAR
    ? -FASTEST_PER_FRAME * Math.min(1, (NEAR - fromStart) / NEAR)
    : fromEnd < NEAR
      ? FASTEST_PER_FRAME * Math.min(1, (NEAR - fromEnd) / NEAR)
      : 0;

export interface EdgeScroll {
  /** @param onScrolled is called when what lies under the resting pointer has changed. */
  at(clientX: number, clientY: number, onScrolled: () => void): void;
  stop(): void;
}

/** @param alsoDown whether the lanes go up and down, too. */
export function createEdgeScroll(scroller: HTMLElement, alsoDown: boolean): EdgeScroll {
  let frame = 0;
  const stop = () => {
    cancelAnimationFrame(frame);
    frame = 0;
  };
  return {
    at(clientX, clientY, onScrolled) {
      stop();
      const { left, right, top, bottom } = scroller.getBoundingClientRect();
      // Without a size there are no edges.
      if (right <= left) return;
      const across = speedAt(clientX - left - NAMES_WIDTH, right - clientX);
      const down = !alsoDown ? 0 : speedAt(clientY - top - RULER_HEIGHT, bottom - clientY);
      if (across === 0 && down === 0) return;
      const go = () => {
        const before = [scroller.scrollLeft, scroller.scrollTop];
        scroller.scrollLeft += across;
        scroller.scrollTop += down;
        if (before[0] === scroller.scrollLeft && before[1] === scroller.scrollTop) return;
        onScrolled();
        frame = requestAnimationFrame(go);
      };
      frame = requestAnimationFrame(go);
    },
    stop,
  };
}
