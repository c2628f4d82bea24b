/** Gives an item of the timeline the focus, wherever it is. */
import { flushSync } from 'react-dom';
import type { TimelineParts } from '../TimelineContext';

export function focusItem({ roving, scroller }: TimelineParts, id: string): void {
  // A cell out of sight is mounted before it is focused.
  flushSync(() => roving.moveTo(id));
  const cells = scroller.current?.querySelectorAll<HTMLElement>('[data-item]') ?? [];
  [...cells].find(({ dataset }) => dataset['item'] === id)?.focus();
}
