/** What was done last, in words: shown for a moment, and read out. */
import type { Announcement, Editor } from '../../screens/editor/EditorContext';

export function createAnnouncer(): Pick<Editor, 'announce' | 'announced'> {
  const listeners = new Set<() => void>();
  let last: Announcement = { text: '', count: 0 };
  return {
    announce(text) {
      last = { text, count: last.count + 1 };
      for (const listener of [...listeners]) listener();
    },
    announced: {
      get: () => last,
      subscribe(listener) {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
    },
  };
}
