/** Which event of the chart a press is: what lies under the pointer says so by its data attributes. */
import type { Choosing, Place } from '../../../../editor-engine/timeline/pointer';
import type { GestureEvent } from '../../../../machines/gesture/gestureEvents';

interface Modifiers {
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}
export const choosingBy = ({ shiftKey, ctrlKey, metaKey }: Modifiers): Choosing =>
  shiftKey ? 'range' : ctrlKey || metaKey ? 'toggle' : 'only';

/** Null on what minds its own presses, as a button does. */
export function pressAt(
  target: Element,
  place: Place,
  pxPerMs: number,
  modifiers: Modifiers,
): GestureEvent | null {
  const part = target.closest<HTMLElement>('[data-part]');
  const choosing = choosingBy(modifiers);
  const itemId = target.closest<HTMLElement>('[data-item]')?.dataset['item'] ?? '';
  switch (part?.dataset['part']) {
    case 'edge': {
      const edge = part.dataset['edge'] === 'from' ? 'from' : 'to';
      // A handle for fingers stands beside its item.
      const of = part.dataset['of'] ?? itemId;
      return { type: 'edge.pressed', press: { on: 'edge', place, itemId: of, edge, choosing } };
    }
    case 'cut': {
      const { left: leftId = '', right: rightId = '' } = part.dataset;
      return { type: 'cut.pressed', press: { on: 'cut', place, leftId, rightId } };
    }
    case 'item':
      return { type: 'item.pressed', press: { on: 'item', place, itemId, choosing } };
    case 'ruler':
      return { type: 'ruler.pressed', press: { on: 'ruler', place, pxPerMs } };
    case 'background':
      return { type: 'background.pressed', press: { on: 'background', place, choosing } };
    default:
      return null;
  }
}
