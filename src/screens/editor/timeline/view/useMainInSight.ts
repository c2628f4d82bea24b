/** Opens the timeline where the main lane is seen, with what is said beneath it: titles and overlays above may be many. */
import { useLayoutEffect } from 'react';
import { RULER_HEIGHT, type LaidLane } from '../../../../editor-engine/timeline/laneLayout';
import { useTimeline } from '../TimelineContext';

/** px of the lane above it: that there are more is seen. */
const PEEK = 20;

/** Only at first: from then on people scroll for themselves. */
export function useMainInSight(rows: readonly LaidLane[]): void {
  const { scroller } = useTimeline();
  useLayoutEffect(() => {
    const main = rows.find(({ lane }) => lane.kind === 'main');
    const element = scroller.current;
    if (!main || !element || element.clientHeight === 0) return;
    element.scrollTop = main.top - RULER_HEIGHT - PEEK;
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what is laid later does not take the view away.
  }, []);
}
