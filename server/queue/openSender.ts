/** The server's end of the queue: it only adds work, on the connection of the caller's transaction. */
import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { Database } from '../db/database';
import { traceHere, type CarriedTrace } from '../observing/carriedTrace';
import type { Sender } from './queue';
import { nextTurn } from './turns';

/** The queues must be installed. */
export async function openSender(db: Database): Promise<Sender> {
  const boss = new PgBoss({
    db: fromDrizzle(db, sql),
    migrate: false,
    supervise: false,
    schedule: false,
  });
  // What fails is thrown to the caller; this only keeps a repeated report from ending the process.
  boss.on('error', () => {});
  await boss.start();
  return {
    async enqueue(executor, name, data, userId, traceparent = null) {
      const trace = carried(traceparent);
      const id = await boss.send(name, trace.traceparent ? { ...data, trace } : data, {
        priority: await nextTurn(executor, name, userId),
        group: { id: userId },
        singletonKey: Object.values(data).join(' '),
        db: fromDrizzle(executor, sql),
      });
      if (id === null) throw new Error(`The queue ${name} has this already.`);
    },
    stop: () => boss.stop({ graceful: false, close: false }),
  };
}

function carried(belongsTo: string | null): CarriedTrace {
  const here = traceHere();
  return belongsTo === null ? here : { traceparent: belongsTo, askedBy: here.traceparent };
}
