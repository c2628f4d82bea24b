/** How the queues are set up in Postgres, the same for everybody who opens them. */
import { PgBoss, type Queue } from 'pg-boss';
import type { QueueName } from './queue';

/** A dead worker's work is taken up again after this long; the least that pg-boss allows. */
const HEARTBEAT_SECONDS = 10;

const common = {
  /** One live piece of work a singleton key. */
  policy: 'exclusive',
  notify: true,
  heartbeatSeconds: HEARTBEAT_SECONDS,
  /** Being killed or restarted is nobody's fault: the handlers count and give up by themselves, long before. */
  retryLimit: 1000,
  retryDelay: 0,
  expireInSeconds: 4 * 60 * 60,
} satisfies Partial<Queue>;

const queues: Record<QueueName, typeof common> = {
  generate: common,
  render: common,
  chunk: common,
  join: common,
  pack: common,
};

/** Makes the queue's own tables where they are missing; safe when several do it at once. */
export async function installQueues(url: string): Promise<void> {
  const boss = new PgBoss({ connectionString: url, max: 1, supervise: false, schedule: false });
  boss.on('error', () => {});
  await boss.start();
  try {
    for (const [name, options] of Object.entries(queues)) await boss.createQueue(name, options);
  } finally {
    await boss.stop({ graceful: false });
  }
}
