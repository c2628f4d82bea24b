/** Where on the timeline's content a point of the window is. */
import { NAMES_WIDTH } from '../lanes/laneLayout';

/** px of the content, without the names at the left. */
export function contentPoint(scroller: HTMLElement, clientX: number, clientY: number) {
  const { left, top } = scroller.getBoundingClientRect();
  return {
    xPx: clientX - left - NAMES_WIDTH + scroller.scrollLeft,
    yPx: clientY - top + scroller.scrollTop,
  };
}
