/** Tells the chart what a pointer does on the timeline, in px of its content and ms of the video. */
import { useMemo, type MouseEvent, type PointerEvent } from 'react';
import type { Move } from '../../../../machines/gesture/gestureEvents';
import { useEditor } from '../../EditorContext';
import { useTimeline } from '../TimelineContext';
import { contentPoint } from './contentPoint';
import { pressAt } from './pressAt';
import { createEdgeScroll, type EdgeScroll } from './scrollAtEdge';

interface Pointer {
  readonly clientX: number;
  readonly clientY: number;
  readonly altKey: boolean;
}

export function usePointer() {
  const { gesture } = useEditor();
  const { viewport, roving, scroller } = useTimeline();

  return useMemo(() => {
    let edges: EdgeScroll | null = null;
    const placeOf = ({ clientX, clientY }: Pointer) => {
      const point = contentPoint(scroller.current as HTMLElement, clientX, clientY);
      return { ...point, atMs: viewport.msAt(point.xPx) };
    };
    const moveOf = (pointer: Pointer): Move => ({
      place: placeOf(pointer),
      isFree: pointer.altKey,
      pxPerMs: viewport.pxPerMs,
    });
    const letGo = () => {
      edges?.stop();
      edges = null;
      scroller.current?.removeAttribute('data-gesturing');
    };

    return {
      moveOf,
      handlers: {
        onPointerDown(event: PointerEvent<HTMLDivElement>) {
          if (event.button !== 0 || !event.isPrimary) return;
          const target = event.target as Element;
          const press = pressAt(target, placeOf(event), viewport.pxPerMs, event);
          if (!press) return;
          const item = target.closest<HTMLElement>('[data-item]')?.dataset['item'];
          if (item) roving.moveTo(item);
          event.currentTarget.setPointerCapture(event.pointerId);
          event.currentTarget.toggleAttribute('data-gesturing', true);
          edges = createEdgeScroll(event.currentTarget);
          gesture.send(press);
        },
        onPointerMove(event: PointerEvent<HTMLDivElement>) {
          if (!edges) return;
          const pointer = { clientX: event.clientX, clientY: event.clientY, altKey: event.altKey };
          const tell = () => gesture.send({ type: 'pointer.moved', move: moveOf(pointer) });
          tell();
          edges.at(event.clientX, event.clientY, tell);
        },
        onPointerUp() {
          if (!edges) return;
          letGo();
          gesture.send({ type: 'pointer.released' });
        },
        onPointerCancel() {
          letGo();
          gesture.send({ type: 'pointer.cancelled' });
        },
        onContextMenu(event: MouseEvent<HTMLDivElement>) {
          const itemId = (event.target as Element).closest<HTMLElement>('[data-item]')?.dataset['item'];
          if (itemId === undefined) return;
          event.preventDefault();
          letGo();
          gesture.send({ type: 'menu.opened', itemId, at: { x: event.clientX, y: event.clientY } });
        },
      },
    };
  }, [gesture, viewport, roving, scroller]);
}
