/** Pictures and clips that nothing of their owner shows any more: found, held against everybody else, erased. [TR2] */
import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { UNUSED_MEDIA_MS } from '../../contract/limits';
import type { Database, Executor, Transaction } from '../db/database';
import { jobs, jobSteps, media, projects, projectVersions } from '../db/schema/app';

const ago = (ms: number) => sql`clock_timestamp() - ${ms} * interval '1 millisecond'`;
const isOld = sql`${media.usedAt} <= ${ago(UNUSED_MEDIA_MS)}`;
/** Without its ending: its backdrop is named alike. */
const name = sql`regexp_replace(${media.key}, '\\.[^.]+$', '')`;
const isIn = (document: unknown) => sql`position(${name} in ${document}::text) > 0`;
const isUsed = sql`(
  exists (select 1 from ${projects} where ${projects.userId} = ${media.userId}
    and (${isIn(projects.videoData)} or ${isIn(projects.layouts)}))
  or exists (select 1 from ${projectVersions} join ${projects} on ${projects.id} = ${projectVersions.projectId}
    where ${projects.userId} = ${media.userId} and ${isIn(projectVersions.videoData)})
  or exists (select 1 from ${jobs} where ${jobs.userId} = ${media.userId} and ${isIn(jobs.request)})
  or exists (select 1 from ${jobSteps} join ${jobs} on ${jobs.id} = ${jobSteps.jobId}
    where ${jobs.userId} = ${media.userId} and ${isIn(jobSteps.result)}))`;
/** Each is looked for in all that its owner has. */
const AT_MOST = 20;
const LOOK_AGAIN_MS = 60 * 60 * 1000;
/** Asked for within it, it is as new as it can be. */
const A_DAY_MS = 24 * 60 * 60 * 1000;

export const agedMediaKeys = async (db: Database, atMost: number): Promise<string[]> => {
  const rows = await db.select({ key: media.key }).from(media).where(isOld).limit(Math.min(atMost, AT_MOST));
  return rows.map(({ key }) => key);
};

export function unusedMediaRepository(tx: Transaction) {
  return {
    /** Who asks for it meanwhile waits until the transaction ends. Null when it is used, asked for, or gone. */
    async hold(key: string): Promise<{ readonly key: string; readonly backdropKey: string | null } | null> {
      const isThis = eq(media.key, key);
      const [row] = await tx
        .select({ key: media.key, backdropKey: media.backdropKey })
        .from(media)
        .where(and(isThis, isOld))
        .for('update', { skipLocked: true });
      if (!row || (await tx.$count(media, and(isThis, isUsed))) === 0) return row ?? null;
      await tx
        .update(media)
        .set({ usedAt: sql`clock_timestamp()` })
        .where(isThis);
      return null;
    },
    async erase(key: string): Promise<void> {
      await tx.delete(media).where(eq(media.key, key));
    },
  };
}

/** Before a project is erased: what it shows is looked for in an hour, and goes where nothing else shows it. */
export async function lookAgainAtMediaOf(tx: Transaction, projectId: string): Promise<void> {
  const shown = sql`(select string_agg(document, '') from (
    select concat(${projects.videoData}, ${projects.layouts}) as document from ${projects} where ${projects.id} = ${projectId}
    union all select ${projectVersions.videoData}::text from ${projectVersions} where ${projectVersions.projectId} = ${projectId}
    union all select ${jobs.request}::text from ${jobs} join ${projects} on ${projects.jobId} = ${jobs.id} where ${projects.id} = ${projectId}
  ) documents)`;
  const owner = tx.select({ id: projects.userId }).from(projects).where(eq(projects.id, projectId));
  await tx
    .update(media)
    .set({ usedAt: ago(UNUSED_MEDIA_MS - LOOK_AGAIN_MS) as SQL<Date> })
    .where(and(inArray(media.userId, owner), sql`position(${name} in ${shown}) > 0`));
}

/** Kept for another term, as somebody asks for it. */
export async function touchMedia(db: Executor, userId: string, keys: readonly string[]): Promise<void> {
  await db
    .update(media)
    .set({ usedAt: sql`clock_timestamp()` })
    .where(
      and(eq(media.userId, userId), inArray(media.key, [...keys]), sql`${media.usedAt} < ${ago(A_DAY_MS)}`),
    );
}
