/** A card that is dragged out of the library and over the timeline, told to the chart. [E3] */
import { useDndMonitor, useDroppable, type DragEndEvent, type DragMoveEvent } from '@dnd-kit/core';
import type { DraggedMedia, Move } from '../../../../machines/gesture/gestureEvents';
import { useEditor } from '../../EditorContext';

const TIMELINE = 'timeline';
interface Dragged {
  readonly kind: 'library';
  readonly media: DraggedMedia;
}
type MoveOf = (pointer: { clientX: number; clientY: number; altKey: boolean }) => Move;

const mediaOf = ({ active }: DragMoveEvent | DragEndEvent): DraggedMedia | null => {
  const data = active.data.current as Dragged | undefined;
  return data?.kind === 'library' ? data.media : null;
};
function pointerOf({ activatorEvent, delta, active }: DragMoveEvent) {
  // A card that is moved by keys has no pointer: its own middle is meant.
  if (!('clientX' in activatorEvent)) {
    const { left = 0, top = 0, width = 0, height = 0 } = active.rect.current.translated ?? {};
    return { clientX: left + width / 2, clientY: top + height / 2, altKey: false };
  }
  const start = activatorEvent as PointerEvent;
  return { clientX: start.clientX + delta.x, clientY: start.clientY + delta.y, altKey: false };
}

/** Answers with what the droppable element is given as its ref. */
export function useLibraryDrop(moveOf: MoveOf): (element: HTMLElement | null) => void {
  const { gesture } = useEditor();
  const { setNodeRef } = useDroppable({ id: TIMELINE });
  const isUnderWay = () => gesture.getSnapshot().matches({ gesturing: 'libraryDragging' });

  useDndMonitor({
    onDragMove(event) {
      const media = mediaOf(event);
      if (!media) return;
      if (event.over?.id !== TIMELINE) {
        if (isUnderWay()) gesture.send({ type: 'media.left' });
        return;
      }
      const move = moveOf(pointerOf(event));
      gesture.send(isUnderWay() ? { type: 'media.moved', move } : { type: 'media.entered', media, move });
    },
    onDragEnd(event) {
      if (!mediaOf(event) || !isUnderWay()) return;
      gesture.send({ type: event.over?.id === TIMELINE ? 'media.dropped' : 'media.left' });
    },
    onDragCancel() {
      if (isUnderWay()) gesture.send({ type: 'pointer.cancelled' });
    },
  });
  return setNodeRef;
}
