/** What is selected elsewhere, or was just added, is brought into sight: its lane, and where it begins. */
import { useLayoutEffect } from 'react';
import {
  NAMES_WIDTH,
  RULER_HEIGHT,
  START,
  type LaidLane,
} from '../../../../editor-engine/timeline/laneLayout';
import { useSelection } from '../../engine/useEngine';
import { useTimeline } from '../TimelineContext';

export function useSelectedInSight(rows: readonly LaidLane[]): void {
  const selection = useSelection();
  const { scroller, viewport } = useTimeline();
  useLayoutEffect(() => {
    const element = scroller.current;
    const [id] = selection;
    // Who holds it sees it.
    if (!element || selection.length !== 1 || element.hasAttribute('data-gesturing')) return;
    const row = rows.find(({ lane }) => lane.items.some((item) => item.id === id));
    const item = row?.lane.items.find((one) => one.id === id);
    if (!row || !item) return;
    const { scrollTop, clientHeight } = element;
    if (row.top < scrollTop + RULER_HEIGHT) element.scrollTop = row.top - RULER_HEIGHT;
    else if (row.top + row.height > scrollTop + clientHeight)
      element.scrollTop = row.top + row.height - clientHeight;
    const [from, to] = [item.from * viewport.pxPerMs, item.to * viewport.pxPerMs];
    if (to < viewport.left || from > viewport.left + viewport.width)
      element.scrollLeft = Math.max(0, from - (START - NAMES_WIDTH));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what is laid out anew does not take the view away.
  }, [selection]);
}
