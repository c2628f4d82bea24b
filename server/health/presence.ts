/** A worker's sign of life: its row says every few seconds that it lives, what it does and what it has counted. */
import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type { WorkerDrawing } from '../../contract/worker';
import type { Database } from '../db/database';
import { watchWork } from '../observing/workUnderWay';
import { workersRepository } from '../repositories/operating/workers.repository';

interface PresenceWorld {
  readonly db: Database;
  readonly logError: (error: unknown, what: string) => void;
  readonly id?: string;
  /** How it draws, as far as it knows. */
  readonly drawing?: () => WorkerDrawing | null;
  readonly countedSoFar?: () => Promise<readonly object[]>;
  readonly everyMs?: number;
}

export interface Presence {
  /** The row goes; nothing is written after it. */
  stop(): Promise<void>;
}

const EVERY_MS = 5_000;

export async function startPresence({
  db,
  logError,
  id = randomUUID(),
  drawing = () => null,
  countedSoFar = async () => [],
  everyMs = EVERY_MS,
}: PresenceWorld): Promise<Presence> {
  const rows = workersRepository(db);
  const work = watchWork();
  const name = `${hostname()} ${process.pid}`;
  let failing = false;
  const beat = async () => {
    try {
      const metrics = await countedSoFar();
      await rows.beat({ id, name, doing: work.now(), drawing: drawing(), metrics });
      failing = false;
    } catch (error) {
      // Once, not every five seconds of a database that is away.
      if (!failing) logError(error, 'the sign of life was not written');
      failing = true;
    }
  };
  await beat();
  await rows.forgetSilent().catch(() => {});
  let beating: Promise<void> | null = null;
  const timer = setInterval(() => {
    beating ??= beat().finally(() => (beating = null));
  }, everyMs);
  return {
    async stop() {
      clearInterval(timer);
      work.stop();
      await beating;
      await rows.leave(id).catch(() => {});
    },
  };
}
