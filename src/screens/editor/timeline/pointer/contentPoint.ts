/** Where on the timeline's content a point of the window is. */
import { START } from '../../../../editor-engine/timeline/laneLayout';

/** px of the content, from where the video begins. */
export function contentPoint(scroller: HTMLElement, clientX: number, clientY: number) {
  const { left, top } = scroller.getBoundingClientRect();
  return {
    xPx: clientX - left - START + scroller.scrollLeft,
    yPx: clientY - top + scroller.scrollTop,
  };
}
