/** Whose jobs and films wait, and since when; read from the queue's own table. [OP1] */
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Executor } from '../../db/database';
import { jobs, profiles, projects } from '../../db/schema/app';

const rowSchema = z.object({
  user_id: z.string(),
  email: z.string(),
  waiting: z.number(),
  oldest: z.coerce.date().transform((at) => at.toISOString()),
});
export type WaitingPerson = z.output<typeof rowSchema>;

/** Who waits the longest comes first. */
export async function waitingByPerson(db: Executor): Promise<WaitingPerson[]> {
  const { rows } = await db.execute(sql`
    select owner.user_id, coalesce(profile.email, '') as email, count(*)::int as waiting, min(owner.created_on) as oldest
    from (
      select coalesce(job.user_id, project.user_id) as user_id, queued.created_on
      from pgboss.job queued
        left join ${jobs} job on job.id::text = queued.data ->> 'jobId'
        left join ${projects} project on project.id::text = queued.data ->> 'projectId'
      where queued.state < 'active' and queued.name in ('generate', 'render')
    ) owner left join ${profiles} profile on profile.user_id = owner.user_id
    where owner.user_id is not null
    group by owner.user_id, profile.email order by oldest`);
  return z.array(rowSchema).parse(rows);
}
