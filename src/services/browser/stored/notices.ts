/** How a person wants to be told that a video is done, kept in this browser; what is broken or forbidden is no wish. */
import * as z from 'zod/mini';

const KEY = 'notices';
const schema = z.object({ browser: z.boolean(), mail: z.boolean() });
export type KeptNotices = z.infer<typeof schema>;
const NONE: KeptNotices = { browser: false, mail: false };

export function createKeptNotices(storage: () => Storage) {
  const read = (): KeptNotices => {
    try {
      const kept = schema.safeParse(JSON.parse(storage().getItem(KEY) ?? 'null'));
      return kept.success ? kept.data : NONE;
    } catch {
      return NONE;
    }
  };
  return {
    read,
    keep(change: Partial<KeptNotices>): void {
      try {
        storage().setItem(KEY, JSON.stringify({ ...read(), ...change }));
      } catch {
        // A full or forbidden storage: it holds until the page is left.
      }
    },
  };
}
