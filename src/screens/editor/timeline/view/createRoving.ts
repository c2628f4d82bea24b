/** Which cell of the timeline the Tab key comes to: one at a time, and only the two concerned are drawn anew. */
import type { EditorEngine } from '../../../../editor-engine/createEditorEngine';
import { createListeners } from '../../../../events/listeners';
import { lanesOf } from '../../../../editor-engine/selectors/lanes.selectors';

export interface Roving {
  /** The id of an item that is there: the last that had the focus, else the first; null while there is none. */
  current(): string | null;
  moveTo(id: string): void;
  subscribe(listener: () => void): () => void;
}

export function createRoving(engine: EditorEngine): Roving {
  let last: string | null = null;
  const moved = createListeners();
  const first = () => lanesOf(engine.videoData()).find(({ items }) => items.length > 0)?.items[0]?.id ?? null;
  return {
    current: () => (last !== null && engine.item(last) ? last : first()),
    moveTo(id) {
      if (id === last) return;
      last = id;
      moved.notify();
    },
    subscribe(listener) {
      const leaveMoved = moved.add(listener);
      const leaveEngine = engine.subscribe(listener);
      return () => {
        leaveEngine();
        leaveMoved();
      };
    },
  };
}
