/** Sentences that are dragged to another place of the script, by mouse or by a held finger. [SC1] */
import { DndContext, MouseSensor, pointerWithin, TouchSensor, useSensor, useSensors } from '@dnd-kit/core';
import { SortableContext } from '@dnd-kit/sortable';
import type { ReactNode } from 'react';
import type { ScriptSentence } from '../../../../editor-engine/script/sentences';
import { rowId } from './SentenceRow';

/** A press that stays opens a sentence, and a swipe scrolls. */
const MOUSE = { activationConstraint: { distance: 6 } };
const FINGER = { activationConstraint: { delay: 250, tolerance: 8 } };
/** The move itself is announced, as each command is. */
const announcements = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
};
const silent = { announcements, screenReaderInstructions: { draggable: '' } };
/** The others stay where they are: a line shows where it would stand. */
const staying = () => null;

interface Props {
  sentences: readonly ScriptSentence[];
  /** By so many places. */
  onMove: (sentence: ScriptSentence, by: number) => void;
  children: ReactNode;
}

export function SentencesDragged({ sentences, onMove, children }: Props) {
  const sensors = useSensors(useSensor(MouseSensor, MOUSE), useSensor(TouchSensor, FINGER));
  const ids = sentences.map(rowId);
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      accessibility={silent}
      autoScroll={{ threshold: { x: 0, y: 0.15 } }}
      onDragEnd={({ active, over }) => {
        const [from, to] = [ids.indexOf(String(active.id)), ids.indexOf(String(over?.id))];
        const sentence = sentences[from];
        if (sentence && to >= 0) onMove(sentence, to - from);
      }}
    >
      <SortableContext items={ids} strategy={staying}>
        {children}
      </SortableContext>
    </DndContext>
  );
}
