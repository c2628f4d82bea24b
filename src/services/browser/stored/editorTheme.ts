/** Which colours a person wants in the editor, kept in this browser; what is broken or forbidden is none. */
const KEY = 'editorTheme';

export function createKeptTheme(storage: Storage) {
  return {
    /** Dark until it was said otherwise. */
    read(): 'dark' | 'light' {
      try {
        return storage.getItem(KEY) === 'light' ? 'light' : 'dark';
      } catch {
        return 'dark';
      }
    },
    keep(theme: 'dark' | 'light'): void {
      try {
        storage.setItem(KEY, theme);
      } catch {
        // A full or forbidden storage: it is as it is until the page is left.
      }
    },
  };
}
