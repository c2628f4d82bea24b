/** Keeps what is being written for as long as the tab lives, so that a reload loses nothing. */
import type * as z from 'zod/mini';

export interface DraftStorage<Draft> {
  /** The draft, or null when there is none or it is of another shape than today's. */
  read(): Draft | null;
  write(draft: Draft): void;
  clear(): void;
}

interface Options<Draft> {
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  key: string;
  schema: z.ZodMiniType<Draft>;
}

export const createDraftStorage = <Draft>({ storage, key, schema }: Options<Draft>): DraftStorage<Draft> => ({
  read: () => {
    try {
      return schema.safeParse(JSON.parse(storage.getItem(key) ?? 'null')).data ?? null;
    } catch {
      return null;
    }
  },
  write: (draft) => {
    try {
      storage.setItem(key, JSON.stringify(draft));
    } catch {
      // A full storage must not stop the writing: the draft is a convenience, the form is the truth.
    }
  },
  clear: () => storage.removeItem(key),
});
