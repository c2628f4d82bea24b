/** The keys of calls that nobody has answered yet, kept for as long as the tab lives: asked for again, each is the same call. */
import * as z from 'zod/mini';
import { randomId } from '../randomId';
import { createDraftStorage } from './draftStorage';

export interface UnansweredCalls {
  /** @param what all that is asked for */
  keyOf(what: string): string;
  answered(what: string): void;
}

const NAME = 'unanswered';
/** Whoever has more open has lost the line for long. */
const MOST = 20;
const keptSchema = z.array(z.object({ what: z.string(), key: z.string() }));

export function createUnansweredCalls(
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  newKey = randomId,
): UnansweredCalls {
  const stored = createDraftStorage({ storage, key: NAME, schema: keptSchema });
  /** What cannot be stored is kept as long as the page. */
  let kept = stored.read() ?? [];
  const keep = (now: typeof kept) => {
    kept = now;
    stored.write(kept);
  };
  return {
    keyOf(what) {
      const known = kept.find((one) => one.what === what);
      if (known) return known.key;
      const key = newKey();
      keep([...kept.slice(1 - MOST), { what, key }]);
      return key;
    },
    answered: (what) => keep(kept.filter((one) => one.what !== what)),
  };
}
