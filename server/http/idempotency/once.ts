/** One attempt at a call that may be repeated: alive while it is worked on, settled with its act or let go. [TR2] */
import { randomUUID } from 'node:crypto';
import type { Database, Transaction } from '../../db/database';
import {
  ALIVE_MS,
  idempotencyKeysRepository,
  type KeyedCall,
} from '../../repositories/idempotencyKeys.repository';
import { KeyInProgress, KeyReused } from './keyRefusals';

export interface Once {
  /** The same for every attempt: what is made under it is made once. */
  readonly id: string;
  /** The hash of the file that was sent, once it has come in. */
  file: string | null;
  /** In the act's own transaction: act and answer stand together, or neither. Throws where another attempt took over. */
  settle(tx: Transaction, answer: unknown): Promise<void>;
  /** The answer of an act that can be done twice without harm. */
  settleAfter(answer: unknown): Promise<void>;
  /** Nothing was done: the next attempt may. What is settled stays. */
  release(): Promise<void>;
}
/** What was answered before. */
export interface Kept {
  readonly body: unknown;
  readonly file: string | null;
}

/** Throws KeyReused for another request, and KeyInProgress while the first is in flight. */
export async function onceOrKept(db: Database, call: KeyedCall): Promise<{ once: Once } | { kept: Kept }> {
  const attempt = randomUUID();
  for (let tries = 0; tries < 3; tries += 1) {
    const claimed = await idempotencyKeysRepository(db).claim(call, attempt);
    if (claimed?.outcome === 'claimed') return { once: begin(db, claimed) };
    if (!claimed) continue;
    const { asked, answer, file } = claimed.row;
    if (asked !== call.asked) throw new KeyReused();
    if (answer) return { kept: { body: answer.body, file } };
    break;
  }
  throw new KeyInProgress();
}

function begin(db: Database, { id, attempt }: { readonly id: string; readonly attempt: string }): Once {
  const keys = idempotencyKeysRepository(db);
  // A beat that fails is followed by another; an attempt that is taken for dead cannot settle.
  const beat = setInterval(() => void keys.stayAlive(attempt).catch(() => {}), ALIVE_MS / 3).unref();
  let isSettled = false;
  const once: Once = {
    id,
    file: null,
    async settle(tx, answer) {
      if (!(await idempotencyKeysRepository(tx).settle(attempt, answer, once.file)))
        throw new KeyInProgress();
      isSettled = true;
    },
    async settleAfter(answer) {
      clearInterval(beat);
      if (!isSettled) await keys.settle(attempt, answer, once.file);
    },
    async release() {
      clearInterval(beat);
      await keys.release(attempt);
    },
  };
  return once;
}
