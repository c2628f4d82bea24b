/** How much waits in each queue, and for how long: read from the queue's own table. */
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Executor } from '../../db/database';

const rowSchema = z.object({
  queue: z.string(),
  waiting: z.number(),
  active: z.number(),
  /** Of the piece that has waited longest; 0 where none waits. */
  oldest_seconds: z.number(),
});
export type QueueState = z.output<typeof rowSchema>;

export async function queueState(db: Executor): Promise<QueueState[]> {
  const { rows } = await db.execute(sql`
    select name as queue,
      (count(*) filter (where state in ('created', 'retry')))::int as waiting,
      (count(*) filter (where state = 'active'))::int as active,
      coalesce(extract(epoch from clock_timestamp() - min(job.created_on) filter (where state in ('created', 'retry'))), 0)::float8
        as oldest_seconds
    from pgboss.queue left join pgboss.job using (name)
    group by name order by name`);
  return z.array(rowSchema).parse(rows);
}
