/** How things of the editor are dragged, by mouse or by a held finger. [E2] [SC1] */
import { MouseSensor, TouchSensor, useSensor, useSensors } from '@dnd-kit/core';

/** A press that stays is a click, and a swipe scrolls. */
const MOUSE = { activationConstraint: { distance: 6 } };
const FINGER = { activationConstraint: { delay: 250, tolerance: 8 } };

export const useDragSensors = () => useSensors(useSensor(MouseSensor, MOUSE), useSensor(TouchSensor, FINGER));

/** What is dragged can be done by keys, too, and is announced where it is carried out. */
export const silentDrag = {
  announcements: {
    onDragStart: () => undefined,
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => undefined,
  },
  screenReaderInstructions: { draggable: '' },
};
