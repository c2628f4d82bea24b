/** What a worker does: both queues, on the ports that it is given. */
import type { Database } from './db/database';
import { generateWork } from './pipeline/generate.work';
import { renderWork } from './pipeline/render.work';
import type { StepPorts } from './pipeline/step';
import type { Receiver } from './queue/queue';

export interface WorkerPorts extends StepPorts {
  readonly db: Database;
  readonly receiver: Receiver;
  readonly logError: (error: unknown, what: string) => void;
}

export async function startWork({ db, receiver, logError, ...ports }: WorkerPorts): Promise<void> {
  await receiver.work('generate', generateWork({ db, ports, logError }));
  await receiver.work('render', renderWork({ db, logError, ...ports }));
}
