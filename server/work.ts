/** What a worker does: every queue, on the ports that it is given. */
import type { Database } from './db/database';
import { generateWork } from './pipeline/generate.work';
import { chunkWork } from './pipeline/rendering/chunk.work';
import { renderWork } from './pipeline/rendering/render.work';
import { wholeFilm } from './pipeline/rendering/wholeFilm';
import type { StepPorts } from './pipeline/step';
import type { Receiver, Sender } from './queue/queue';

export interface WorkerPorts extends StepPorts {
  readonly db: Database;
  readonly receiver: Receiver;
  /** Without it each film is one worker's. */
  readonly sender?: Sender;
  readonly logError: (error: unknown, what: string) => void;
}

export async function startWork({ db, receiver, sender, logError, ...ports }: WorkerPorts): Promise<void> {
  await receiver.work('generate', generateWork({ db, ports, logError }));
  const world = { db, logError, ...ports };
  const many = sender && { sender, workers: () => receiver.workers() };
  await receiver.work('render', renderWork(world, many));
  await receiver.work('join', wholeFilm(world));
  if (many) await receiver.work('chunk', chunkWork(world, many));
}
