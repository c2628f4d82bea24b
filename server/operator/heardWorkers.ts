/** The workers that were heard of lately: each says every few seconds that it lives and what it does. */
import type { WorkerDrawing } from '../../contract/worker';
import type { Executor } from '../db/database';
import { livingWorkers } from '../health/livingWorkers';

export interface HeardWorker {
  readonly name: string;
  readonly since: string;
  readonly seen: string;
  readonly doing: { readonly queue: string; readonly since: string }[];
  readonly drawing: WorkerDrawing | null;
}

/** The oldest first. */
export async function heardWorkers(db: Executor): Promise<HeardWorker[]> {
  return (await livingWorkers(db))
    .toSorted((a, b) => a.startedAt.getTime() - b.startedAt.getTime())
    .map(({ name, startedAt, seenAt, doing, drawing }) => ({
      name,
      since: startedAt.toISOString(),
      seen: seenAt.toISOString(),
      doing: doing.map(({ queue, since }) => ({ queue, since })),
      drawing,
    }));
}
