/** What people have in use, counted from the rows of what they have: of one person, or of everybody. [TR2] */
import { and, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import type { Executor } from '../../db/database';
import { brandAssets, dailyUploads, jobs, media, projects, recordings } from '../../db/schema/app';
import type { QueueName } from '../../queue/queue';

export interface StoredBytes {
  readonly media: number;
  readonly recordings: number;
  readonly brandAssets: number;
  readonly videos: number;
}

const bytesSchema = z.object({
  media: z.coerce.number(),
  recordings: z.coerce.number(),
  brandAssets: z.coerce.number(),
  videos: z.coerce.number(),
});
const placeSchema = z.object({ place: z.coerce.number().nullable() });
const today = sql`(now() at time zone 'utc')::date`;

/** @param userId left out: of everybody */
export function usageRepository(db: Executor, userId?: string) {
  const of = (owner: PgColumn) => (userId === undefined ? undefined : eq(owner, userId));
  const sum = (bytes: PgColumn, owner: PgColumn) =>
    sql`(select coalesce(sum(${bytes}), 0) from ${bytes.table} where ${of(owner) ?? sql`true`})`;

  return {
    async storedBytes(): Promise<StoredBytes> {
      const { rows } = await db.execute(sql`select
        ${sum(media.bytes, media.userId)} as media,
        ${sum(recordings.bytes, recordings.userId)} as recordings,
        ${sum(brandAssets.bytes, brandAssets.userId)} as "brandAssets",
        ${sum(projects.renderedBytes, projects.userId)} as videos`);
      return bytesSchema.parse(rows[0]);
    },
    jobsUnderWay: (): Promise<number> =>
      db.$count(jobs, and(of(jobs.userId), inArray(jobs.status, ['initiated', 'running']))),
    rendersUnderWay: (): Promise<number> =>
      db.$count(projects, and(of(projects.userId), eq(projects.status, 'rendering'))),
    projects: (): Promise<number> =>
      db.$count(projects, and(of(projects.userId), isNull(projects.deletedAt))),
  };
}

const mostSchema = z.object({
  jobs: z.coerce.number(),
  renders: z.coerce.number(),
  bytes: z.coerce.number(),
  uploads: z.coerce.number(),
  projects: z.coerce.number(),
});

/** Of each, what the one person has who has most of it. */
export async function mostOfOnePerson(db: Executor): Promise<z.infer<typeof mostSchema>> {
  const most = (rows: SQL) =>
    sql`(select coalesce(max(own), 0) from (select sum(one) as own from (${rows}) rows group by user_id) people)`;
  const { rows } = await db.execute(sql`select
    ${most(sql`select user_id, 1 as one from ${jobs} where ${inArray(jobs.status, ['initiated', 'running'])}`)} as jobs,
    ${most(sql`select user_id, 1 as one from ${projects} where ${eq(projects.status, 'rendering')}`)} as renders,
    ${most(sql`select user_id, bytes as one from ${media} union all select user_id, bytes from ${recordings}
      union all select user_id, bytes from ${brandAssets} union all select user_id, rendered_bytes from ${projects}`)} as bytes,
    ${most(sql`select user_id, uploads as one from ${dailyUploads} where ${eq(dailyUploads.day, today)}`)} as uploads,
    ${most(sql`select user_id, 1 as one from ${projects} where ${isNull(projects.deletedAt)}`)} as projects`);
  return mostSchema.parse(rows[0]);
}

/** @returns how many there are today, this one included */
export async function countUpload(db: Executor, userId: string): Promise<number> {
  const [row] = await db
    .insert(dailyUploads)
    .values({ userId, day: today, uploads: 1 })
    .onConflictDoUpdate({
      target: dailyUploads.userId,
      set: {
        day: today,
        uploads: sql`case when ${dailyUploads.day} = ${today} then ${dailyUploads.uploads} + 1 else 1 end`,
      },
    })
    .returning({ uploads: dailyUploads.uploads });
  return row?.uploads ?? 0;
}

export async function uploadsToday(db: Executor, userId: string): Promise<number> {
  const [row] = await db
    .select({ uploads: dailyUploads.uploads })
    .from(dailyUploads)
    .where(and(eq(dailyUploads.userId, userId), eq(dailyUploads.day, today)));
  return row?.uploads ?? 0;
}

/** Of a person's next piece of work among all that wait; 1 is the very next, null where none waits. */
export async function placeInQueue(db: Executor, name: QueueName, userId: string): Promise<number | null> {
  const { rows } = await db.execute(sql`select min(place) as place from (
      select group_id, row_number() over (order by priority desc, created_on) as place
      from pgboss.job where name = ${name} and state < 'active'
    ) waiting where group_id = ${userId}`);
  return placeSchema.parse(rows[0]).place;
}
