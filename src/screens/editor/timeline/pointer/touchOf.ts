/** What a press means when a finger does it, which may want to scroll. */
import type { Place } from '../../../../editor-engine/timeline/pointer';
import type { GestureEvent, MenuPoint } from '../../../../machines/gesture/gestureEvents';

interface Touch {
  readonly at: MenuPoint;
  readonly isSelected: (itemId: string) => boolean;
}
/** Only the ends of what is selected are taken hold of at once; all else by a finger held still. */
export function touchOf(press: GestureEvent | null, { at, isSelected }: Touch): GestureEvent | null {
  const touched = (itemId: string, place: Place): GestureEvent => ({
    type: 'item.touched',
    press: { on: 'item', place, itemId, choosing: 'only' },
    at,
  });
  switch (press?.type) {
    case 'item.pressed':
      return touched(press.press.itemId, press.press.place);
    case 'edge.pressed':
      return isSelected(press.press.itemId) ? press : touched(press.press.itemId, press.press.place);
    case 'cut.pressed': {
      const { leftId, rightId, place } = press.press;
      const edge = isSelected(leftId) ? ('to' as const) : isSelected(rightId) ? ('from' as const) : null;
      const itemId = edge === 'from' ? rightId : leftId;
      // A cut is too narrow for a finger: it is the end of whichever is selected.
      return edge
        ? { type: 'edge.pressed', press: { on: 'edge', place, itemId, edge, choosing: 'only' } }
        : touched(itemId, place);
    }
    case 'background.pressed':
      return { type: 'background.touched', press: press.press };
    default:
      return press;
  }
}
