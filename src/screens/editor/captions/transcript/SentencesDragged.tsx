/** Lets sentences be dragged to another place of the script, by mouse or by a held finger: a layer over rows that are there without it. [SC1] */
import { DndContext, pointerWithin, useDraggable, useDroppable } from '@dnd-kit/core';
import { useEffect, useLayoutEffect, useState, type RefObject, type SyntheticEvent } from 'react';
import type { ScriptSentence } from '../../../../editor-engine/script/sentences';
import { silentDrag, useDragSensors } from '../../dragging';
import { rowId } from './rowId';

interface Props {
  /** Holds the rows. */
  sheet: RefObject<HTMLElement | null>;
  /** Those that have one. */
  sentences: readonly ScriptSentence[];
  /** By so many places. */
  onMove: (sentence: ScriptSentence, by: number) => void;
}

type Listeners = ReturnType<typeof useDraggable>['listeners'];

export default function SentencesDragged({ sheet, sentences, onMove }: Props) {
  const sensors = useDragSensors();
  const ids = sentences.map(rowId);
  const [heardBy] = useState(() => new Map<string, Listeners>());
  useEffect(() => {
    const rows = sheet.current;
    const grasp = (event: Event) => {
      const row = (event.target as Element).closest<HTMLElement>('[data-row]');
      const heard = heardBy.get(row?.dataset['row'] ?? '');
      const graspedBy = heard?.[event.type === 'mousedown' ? 'onMouseDown' : 'onTouchStart'];
      // What dnd-kit reads of React's events is the browser's own.
      graspedBy?.({ nativeEvent: event } as SyntheticEvent);
    };
    rows?.addEventListener('mousedown', grasp);
    rows?.addEventListener('touchstart', grasp, { passive: true });
    return () => {
      rows?.removeEventListener('mousedown', grasp);
      rows?.removeEventListener('touchstart', grasp);
    };
  }, [sheet, heardBy]);
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      accessibility={silentDrag}
      autoScroll={{ threshold: { x: 0, y: 0.15 } }}
      onDragEnd={({ active, over }) => {
        const [from, to] = [ids.indexOf(String(active.id)), ids.indexOf(String(over?.id))];
        const sentence = sentences[from];
        if (sentence && to >= 0) onMove(sentence, to - from);
      }}
    >
      {ids.map((id) => (
        <DraggedRow key={id} {...{ sheet, id, ids, heardBy }} />
      ))}
    </DndContext>
  );
}

interface RowProps {
  sheet: Props['sheet'];
  id: string;
  ids: readonly string[];
  /** Where it says what dnd-kit wants to hear of it. */
  heardBy: Map<string, Listeners>;
}

/** The others stay where they are: a line shows where the dragged one would stand. */
function DraggedRow({ sheet, id, ids, heardBy }: RowProps) {
  const { node, setNodeRef: setDragged, listeners, transform, isDragging, active } = useDraggable({ id });
  const { setNodeRef: setDroppedOn, isOver } = useDroppable({ id });
  useLayoutEffect(() => {
    // A row that was opened and closed again is another element.
    if (node.current?.isConnected) return;
    const row = sheet.current?.querySelector<HTMLElement>(`[data-row="${id}"]`) ?? null;
    setDragged(row);
    setDroppedOn(row);
  });
  const side = active !== null && ids.indexOf(String(active.id)) > ids.indexOf(id) ? 'before' : 'after';
  useEffect(() => {
    const row = node.current;
    if (!row) return;
    row.toggleAttribute('data-dragged', isDragging);
    const moved = isDragging && transform ? `translate(${transform.x}px, ${transform.y}px)` : '';
    row.style.setProperty('transform', moved);
    if (isOver && !isDragging) row.setAttribute('data-drop', side);
    else row.removeAttribute('data-drop');
  });
  useEffect(() => {
    heardBy.set(id, listeners);
    return () => void heardBy.delete(id);
  }, [heardBy, id, listeners]);
  return null;
}
