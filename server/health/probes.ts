/** What shows that a part does its work: read by who watches from outside and by the operator's page alike. [OP3] */
import { randomUUID } from 'node:crypto';
import type { PartName } from '../../contract/routes/health.routes';
import type { Database } from '../db/database';
import { queueNames } from '../queue/queue';
import { queueState } from '../repositories/operating/queueState.repository';
import { workersRepository } from '../repositories/operating/workers.repository';
import { writesRows } from '../repositories/operating/writesRows.repository';
import type { Storage } from '../storage/storage';
import { livingWorkers } from './livingWorkers';

export interface ProbedWorld {
  readonly db: Database;
  readonly storage: Storage;
}
export interface Probe {
  readonly limitMs: number;
  /** How long what was seen is believed: a probe of storage is a file that is written. */
  readonly believedMs: number;
  /** Throws what is wrong. */
  readonly probe: (world: ProbedWorld) => Promise<void>;
}

export const probes: Readonly<Record<PartName, Probe>> = {
  database: {
    limitMs: 2_000,
    believedMs: 1_000,
    async probe({ db }) {
      if (!(await writesRows(db))) throw new Error('The database can only be read.');
    },
  },
  storage: { limitMs: 3_500, believedMs: 10_000, probe: ({ storage }) => probeStorage(storage) },
  queue: {
    limitMs: 2_000,
    believedMs: 1_000,
    async probe({ db }) {
      const there = new Set((await queueState(db)).map(({ queue }) => queue));
      const missing = queueNames.filter((name) => !there.has(name));
      if (missing.length > 0)
        throw new Error(`There is no queue ${missing.join(', ')}: start the server anew.`);
    },
  },
  worker: {
    limitMs: 2_000,
    believedMs: 1_000,
    async probe({ db }) {
      if ((await livingWorkers(db)).length > 0) return;
      const [newest] = await workersRepository(db).list();
      if (!newest) throw new Error('There is no worker.');
      throw new Error(`No worker was heard for ${Math.round(newest.silentMs / 1000)} s.`);
    },
  },
};

/** A file of its own, outside of everybody's folder: two that look at once do not read each other's. */
async function probeStorage(storage: Storage): Promise<void> {
  const key = `probes/${randomUUID()}.txt`;
  const written = Buffer.from(key);
  try {
    await storage.put(key, written, 'text/plain');
    if (!written.equals(await storage.read(key))) throw new Error('What was read is not what was written.');
  } finally {
    await storage.delete(key);
  }
  if (await storage.stat(key)) throw new Error('What was deleted is still there.');
}
