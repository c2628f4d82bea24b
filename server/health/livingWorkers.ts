/** Which workers live: those that were heard within six beats. */
import type { Executor } from '../db/database';
import { workersRepository, type LivingWorker } from '../repositories/operating/workers.repository';

const SILENT_MS = 30_000;

/** Heard last first. */
export const livingWorkers = async (db: Executor): Promise<LivingWorker[]> =>
  (await workersRepository(db).list()).filter(({ silentMs }) => silentMs <= SILENT_MS);
