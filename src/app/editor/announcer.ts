/** What was done last, in words: shown for a moment, and read out. */
import { createListeners } from '../../events/listeners';
import type { Announcement, Editor } from '../../screens/editor/EditorContext';

export function createAnnouncer(): Pick<Editor, 'announce' | 'announced'> {
  const changed = createListeners();
  let last: Announcement = { text: '', count: 0 };
  return {
    announce(text) {
      last = { text, count: last.count + 1 };
      changed.notify();
    },
    announced: { get: () => last, subscribe: changed.add },
  };
}
