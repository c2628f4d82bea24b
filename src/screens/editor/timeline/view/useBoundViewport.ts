/** Keeps the viewport in step with the element that scrolls, and with the zoom. What one zooms to stays where it is. */
import { useLayoutEffect } from 'react';
import { leftAfterZoom, zoomAnchor } from '../../../../editor-engine/timeline/zoomAround';
import { useEditor } from '../../EditorContext';
import { START } from '../../../../editor-engine/timeline/laneLayout';
import { useTimeline } from '../TimelineContext';
import { listenForZoom } from './listenForZoom';

export function useBoundViewport(): void {
  const { engine, gesture } = useEditor();
  const { viewport, scroller } = useTimeline();

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const { view, playback, laneView } = engine.session;
    /** px of the view, of the pointer that zooms. */
    let pointerPx: number | null = null;

    const scaleSheet = () => element.style.setProperty('--px-per-ms', String(viewport.pxPerMs));
    const look = () => {
      // Nothing is laid out in a pane that is folded away, or in a browser without a screen.
      if (element.clientHeight > 0) laneView.look(viewport.height, viewport.seen());
    };
    const scroll = () => {
      viewport.setScroll(element.scrollLeft, element.scrollTop);
      look();
    };
    const measure = () => {
      viewport.setSize(element.clientWidth - START, element.clientHeight);
      look();
    };
    const zoom = () => {
      const { left: leftPx, width: widthPx, pxPerMs } = viewport;
      const anchor = zoomAnchor(
        { leftPx, widthPx, pxPerMs },
        { pointerPx, playheadMs: playback.currentMs() },
      );
      viewport.setSpan(view.spanSeconds());
      // A video that is seen whole begins where the timeline does.
      const isWhole = engine.videoData().duration * viewport.pxPerMs <= viewport.width;
      element.scrollLeft = isWhole ? 0 : leftAfterZoom(anchor, viewport.pxPerMs);
      scroll();
    };

    measure();
    scaleSheet();
    const sizes = new ResizeObserver(measure);
    sizes.observe(element);
    element.addEventListener('scroll', scroll, { passive: true });
    const leaving = [
      view.subscribe(zoom),
      viewport.subscribeScale(scaleSheet),
      listenForZoom(element, {
        onZoom({ by, clientX }) {
          pointerPx = clientX - element.getBoundingClientRect().left - START;
          view.setSpanSeconds(view.spanSeconds() * by);
          pointerPx = null;
        },
        onPinch: () => gesture.send({ type: 'pointer.cancelled' }),
        isHolding: () => gesture.getSnapshot().hasTag('holds'),
      }),
    ];
    return () => {
      sizes.disconnect();
      element.removeEventListener('scroll', scroll);
      leaving.forEach((leave) => leave());
    };
  }, [engine, gesture, viewport, scroller]);
}
