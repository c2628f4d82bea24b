/** Opens the timeline where the main lane is seen: titles and overlays above it may be many. */
import { useLayoutEffect } from 'react';
import type { LaidLane } from '../../../../editor-engine/timeline/laneLayout';
import { useTimeline } from '../TimelineContext';

/** px beneath it: what comes next is guessed. */
const AIR = 12;

/** Only at first: from then on people scroll for themselves. */
export function useMainInSight(rows: readonly LaidLane[]): void {
  const { scroller } = useTimeline();
  useLayoutEffect(() => {
    const main = rows.find(({ lane }) => lane.kind === 'main');
    const element = scroller.current;
    if (!main || !element || element.clientHeight === 0) return;
    element.scrollTop = main.top + main.height + AIR - element.clientHeight;
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what is laid later does not take the view away.
  }, []);
}
