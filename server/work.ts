/** What a worker does: every queue, on the ports that it is given. */
import type { Database } from './db/database';
import { observed } from './observing/activities';
import { generateWork } from './pipeline/generate.work';
import { chunkWork } from './pipeline/rendering/chunk.work';
import { packWork, type PackWorld } from './packs/pack.work';
import { renderWork } from './pipeline/rendering/render.work';
import { wholeFilm } from './pipeline/rendering/wholeFilm';
import type { StepPorts } from './pipeline/step';
import type { Mail } from './mail/mail';
import type { Handle, QueueName, Receiver, Sender } from './queue/queue';

export interface WorkerPorts extends StepPorts {
  readonly db: Database;
  readonly receiver: Receiver;
  readonly sender: Sender;
  /** Without them no voices are added here. */
  readonly packs?: Omit<PackWorld, 'db' | 'storage' | 'logError'>;
  /** Without it nobody is written to. */
  readonly mail?: Mail;
  readonly logError: (error: unknown, what: string) => void;
}

export async function startWork({
  db,
  receiver,
  sender,
  packs,
  logError,
  ...ports
}: WorkerPorts): Promise<void> {
  const world = { db, sender, logError, ...ports };
  await work('generate', generateWork({ db, ports, logError }));
  await work('render', renderWork(world, { workers: () => receiver.workers() }));
  await work('join', wholeFilm(world));
  if (packs) await work('pack', packWork({ ...packs, db, storage: ports.storage, logError }));
  await work('chunk', chunkWork(world));

  function work<Name extends QueueName>(queue: Name, handle: Handle<Name>): Promise<void> {
    return receiver.work(queue, (claim) => {
      const { data, attempt, trace } = claim;
      return observed('work', { queue, data, attempt, trace }, () => handle(claim));
    });
  }
}
