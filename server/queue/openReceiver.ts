/** A worker's end of the queue: claims work, keeps its heartbeat, gives it back when asked to stop. */
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';
import { z } from 'zod';
import { holdUser } from '../repositories/accounts/holdUser';
import type { CarriedTrace } from '../observing/carriedTrace';
import { ClaimLost, type QueueName, type Receiver, type Work } from './queue';
import { tellOnce } from './tellOnce';
import { moveUp } from './turns';

interface ReceiverOptions {
  readonly url: string;
  /** Told of what goes wrong with the queue itself; it goes on by itself. */
  readonly onError: (error: Error) => void;
  /** Pieces of each queue done at once. */
  readonly concurrency?: number;
}

/** By this a worker's connections are known; they end with it. */
const WORKER = 'reelwright worker ';
const COUNT_WORKERS = `select count(distinct application_name)::int as workers from pg_stat_activity
  where datname = current_database() and application_name like $1`;
const countSchema = z.object({ workers: z.number() });

/** What pg-boss answers; its own type is empty. */
const completionSchema = z.object({ affected: z.number() });
/** How long a handler may take to notice that it should stop. */
const STOP_MS = 5000;

/** The queues must be installed. */
export async function openReceiver({ url, onError, concurrency = 1 }: ReceiverOptions): Promise<Receiver> {
  const boss = new PgBoss({
    connectionString: url,
    application_name: `${WORKER}${randomUUID()}`,
    max: 3,
    migrate: false,
    schedule: false,
    supervise: true,
    superviseIntervalSeconds: 1,
    monitorIntervalSeconds: 1,
    useListenNotify: true,
  });
  boss.on('error', tellOnce(onError));
  await boss.start();
  const stopping = new AbortController();
  const names = new Set<QueueName>();

  return {
    async workers() {
      const { rows } = await boss.getDb().executeSql(COUNT_WORKERS, [`${WORKER}%`]);
      return countSchema.parse(rows[0]).workers;
    },
    async work(name, handle) {
      names.add(name);
      const options = {
        localConcurrency: concurrency,
        pollingIntervalSeconds: 1,
        notifyPollingIntervalSeconds: 1,
        heartbeatRefreshSeconds: 3,
      };
      await boss.work<Work[typeof name] & { readonly trace?: CarriedTrace }>(name, options, async ([job]) => {
        if (!job) return;
        const { trace, ...data } = job.data;
        await handle({
          data: data as unknown as Work[typeof name],
          trace,
          attempt: job.retryCount,
          signal: AbortSignal.any([job.signal, stopping.signal]),
          async complete(tx) {
            const userId = job.groupId;
            if (userId) await holdUser(tx, userId);
            const answer = await boss.complete(name, job, null, { db: fromDrizzle(tx, sql) });
            const { affected } = completionSchema.parse(answer);
            if (affected === 0) throw new ClaimLost();
            if (userId) await moveUp(tx, name, userId);
          },
        });
      });
    },
    async stop() {
      await Promise.all([...names].map((name) => boss.offWork(name, { wait: false })));
      stopping.abort(new Error('The worker is stopping.'));
      await boss.stop({ graceful: true, timeout: STOP_MS });
    },
  };
}
