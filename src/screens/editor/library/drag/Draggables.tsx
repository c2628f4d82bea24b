/** What is dragged out of a library, by mouse or by a held finger. [E2] [E3] */
import { DndContext, MouseSensor, pointerWithin, TouchSensor, useSensor, useSensors } from '@dnd-kit/core';
import type { ReactNode } from 'react';

/** A press that stays is a click, and a swipe scrolls. */
const MOUSE = { activationConstraint: { distance: 6 } };
const FINGER = { activationConstraint: { delay: 250, tolerance: 8 } };
/** Cards have a button that adds them by key: dragging them is not announced. */
const silent = {
  announcements: {
    onDragStart: () => undefined,
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => undefined,
  },
  screenReaderInstructions: { draggable: '' },
};

export function Draggables({ children }: { children: ReactNode }) {
  const sensors = useSensors(useSensor(MouseSensor, MOUSE), useSensor(TouchSensor, FINGER));
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      accessibility={silent}
      autoScroll={false}
    >
      {children}
    </DndContext>
  );
}
