/** A card that is dragged out of the library and over the timeline, as events of its chart. [E3] */
import { useDndMonitor, useDroppable, type DragMoveEvent } from '@dnd-kit/core';
import { useEffect } from 'react';
import { useEditor, type Editor } from '../../EditorContext';
import { useObservable } from '../../useObservable';
import { draggedMedia } from './draggedMedia';

const TIMELINE = 'timeline';
function pointerOf({ activatorEvent, delta, active }: DragMoveEvent) {
  // A card that is moved by keys has no pointer: its own middle is meant.
  if (!('clientX' in activatorEvent)) {
    const { left = 0, top = 0, width = 0, height = 0 } = active.rect.current.translated ?? {};
    return { clientX: left + width / 2, clientY: top + height / 2, altKey: false };
  }
  const start = activatorEvent as PointerEvent;
  return { clientX: start.clientX + delta.x, clientY: start.clientY + delta.y, altKey: false };
}

const isUnderWay = ({ gesture }: Editor) => gesture.getSnapshot().matches({ gesturing: 'libraryDragging' });
function giveUp(editor: Editor) {
  if (isUnderWay(editor)) editor.gesture.send({ type: 'pointer.cancelled' });
}

/** Shows nothing: the timeline itself shows where the card would land. */
export function TimelineDrop() {
  const editor = useEditor();
  const { gesture, dropTarget } = editor;
  const offered = useObservable(dropTarget);
  const { setNodeRef } = useDroppable({ id: TIMELINE });

  useEffect(() => setNodeRef(offered?.element ?? null), [offered, setNodeRef]);
  // A library that is closed takes its card along.
  useEffect(() => () => giveUp(editor), [editor]);
  useDndMonitor({
    onDragMove(event) {
      const media = draggedMedia(event);
      if (!media || !offered) return;
      if (event.over?.id !== TIMELINE) {
        if (isUnderWay(editor)) gesture.send({ type: 'media.left' });
        return;
      }
      const move = offered.moveOf(pointerOf(event));
      gesture.send(
        isUnderWay(editor) ? { type: 'media.moved', move } : { type: 'media.entered', media, move },
      );
    },
    onDragEnd(event) {
      if (!draggedMedia(event) || !isUnderWay(editor)) return;
      gesture.send({ type: event.over?.id === TIMELINE ? 'media.dropped' : 'media.left' });
    },
    onDragCancel: () => giveUp(editor),
  });
  return null;
}
