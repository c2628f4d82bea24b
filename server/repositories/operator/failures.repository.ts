/** What failed, of everybody: jobs, and renders whose project still says so. [OP1] */
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { OPERATOR_PAGE } from '../../../contract/operator';
import type { Executor } from '../../db/database';
import { jobs, profiles, projects } from '../../db/schema/app';

const rowSchema = z.object({
  id: z.string(),
  what: z.enum(['job', 'render']),
  kind: z.enum(['urltoads', 'text_to_videos']).nullable(),
  title: z.string(),
  user_id: z.string(),
  email: z.string(),
  at: z.coerce.date().transform((at) => at.toISOString()),
  step: z.string().nullable(),
  told: z.string(),
  cause: z.string().nullable(),
});
const countSchema = z.object({ total: z.number() });

const failed = sql`(
  select j.id, 'job' as what, j.kind, j.title, j.user_id, coalesce(j.finished_at, j.created_at) as at, j.step,
    coalesce(j.failure, '') as told, j.cause
  from ${jobs} j where j.status = 'failed'
  union all
  select p.id, 'render', null, p.title, p.user_id, p.updated_at, null, coalesce(p.failure, ''), p.cause
  from ${projects} p where p.status = 'failed' and p.deleted_at is null
)`;

/** @param page from 1 */
export async function failuresPage(db: Executor, { page = 1 }) {
  const counted = await db.execute(sql`select count(*)::int as total from ${failed} as failed`);
  const { rows } = await db.execute(sql`
    select failed.*, coalesce(profile.email, '') as email
    from ${failed} as failed left join ${profiles} profile on profile.user_id = failed.user_id
    order by failed.at desc, failed.id limit ${OPERATOR_PAGE} offset ${(page - 1) * OPERATOR_PAGE}`);
  return { rows: z.array(rowSchema).parse(rows), total: countSchema.parse(counted.rows[0]).total };
}

/** Whose it is; null where there is none. */
export async function ownerOfFailed(
  db: Executor,
  what: 'job' | 'render',
  id: string,
): Promise<string | null> {
  const { rows } = await db.execute(
    sql`select failed.user_id from ${failed} as failed where failed.what = ${what} and failed.id = ${id}`,
  );
  const [row] = z.array(z.object({ user_id: z.string() })).parse(rows);
  return row?.user_id ?? null;
}
