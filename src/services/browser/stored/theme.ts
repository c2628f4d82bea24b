/** Which colours a person wants, kept in this browser; what is broken or forbidden is no choice. */
const KEY = 'theme';
type Theme = 'system' | 'dark' | 'light';
const isTheme = (kept: string | null): kept is Theme =>
  kept === 'system' || kept === 'dark' || kept === 'light';

export function createKeptTheme(storage: () => Storage) {
  return {
    /** Null until it was chosen. */
    read(): Theme | null {
      try {
        const kept = storage().getItem(KEY);
        return isTheme(kept) ? kept : null;
      } catch {
        return null;
      }
    },
    keep(theme: Theme): void {
      try {
        storage().setItem(KEY, theme);
      } catch {
        // A full or forbidden storage: it is as it is until the page is left.
      }
    },
  };
}
