/** Turns the page when the playhead leaves what is seen. */
import type { Playback } from '../../../../editor-engine/session/playback';
import type { Viewport } from '../view/createViewport';

/** Shares of what is seen: where the next page begins, and from where on it is turned while playing. */
const BEGIN = 0.1;
const END = 0.94;

export function followPlayhead(
  scroller: HTMLElement,
  { pxPerMs, left, width }: Viewport,
  playback: Pick<Playback, 'get' | 'currentMs'>,
): void {
  const at = playback.currentMs() * pxPerMs - left;
  const end = playback.get().isPlaying ? width * END : width;
  // While it is dragged, the pointer is at the edge and scrolls by itself.
  if ((at >= 0 && at <= end) || scroller.hasAttribute('data-gesturing')) return;
  scroller.scrollLeft = Math.max(0, at + left - width * BEGIN);
}
