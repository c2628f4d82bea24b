/** Opens the timeline where the main lane is seen, with what is said beneath it: titles and overlays above may be many. */
import { useLayoutEffect } from 'react';
import { firstScroll, type LaidLane } from '../../../../editor-engine/timeline/laneLayout';
import { useTimeline } from '../TimelineContext';

/** Only at first: from then on people scroll for themselves. */
export function useMainInSight(rows: readonly LaidLane[]): void {
  const { scroller } = useTimeline();
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element || element.clientHeight === 0) return;
    element.scrollTop = firstScroll(rows, element.clientHeight);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what is laid later does not take the view away.
  }, []);
}
