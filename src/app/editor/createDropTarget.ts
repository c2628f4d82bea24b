/** Keeps which element takes what is dragged out of the library. */
import { createListeners } from '../../events/listeners';
import type { DropTarget, OfferedElement } from '../../screens/editor/timeline/pointer/dropTarget';

export function createDropTarget(): DropTarget {
  const changed = createListeners();
  let offered: OfferedElement | null = null;
  const set = (next: OfferedElement | null) => {
    offered = next;
    changed.notify();
  };
  return {
    get: () => offered,
    subscribe: changed.add,
    offer(next) {
      set(next);
      return () => {
        if (offered === next) set(null);
      };
    },
  };
}
