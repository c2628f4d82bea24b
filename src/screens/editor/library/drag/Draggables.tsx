/** What is dragged out of a library, by mouse or by a held finger. [E2] [E3] */
import { DndContext, pointerWithin } from '@dnd-kit/core';
import type { ReactNode } from 'react';
import { silentDrag, useDragSensors } from '../../dragging';

export function Draggables({ children }: { children: ReactNode }) {
  const sensors = useDragSensors();
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      accessibility={silentDrag}
      autoScroll={false}
    >
      {children}
    </DndContext>
  );
}
