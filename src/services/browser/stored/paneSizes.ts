/** How large a person made the editor's panes; a broken record is none. */
import * as z from 'zod/mini';

const KEY = 'editorPanes';
const sizesSchema = z.record(z.string(), z.array(z.number().check(z.nonnegative(), z.maximum(100))));

export function createPaneSizes(storage: Storage) {
  const read = (): Record<string, number[]> => {
    try {
      return sizesSchema.parse(JSON.parse(storage.getItem(KEY) ?? '{}'));
    } catch {
      return {};
    }
  };
  return {
    /** Percent of the whole, in order; `standard` until as many were kept. */
    of(split: string, standard: number[]): number[] {
      const kept = read()[split];
      return kept?.length === standard.length ? kept : standard;
    },
    keep(split: string, percents: readonly number[]): void {
      try {
        storage.setItem(KEY, JSON.stringify({ ...read(), [split]: percents }));
      } catch {
        // A full or forbidden storage: the panes are as they are until the page is left.
      }
    },
  };
}
