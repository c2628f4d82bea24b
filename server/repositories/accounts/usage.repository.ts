/** What people have in use, counted from the rows of what they have: of one person, or of everybody. [TR2] */
import { and, eq, inArray, isNull, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import type { Executor } from '../../db/database';
import {
  brandAssets,
  dailyUploads,
  jobs,
  media,
  projects,
  recordings,
  renderedFiles,
} from '../../db/schema/app';
import type { QueueName } from '../../queue/queue';

export interface StoredBytes {
  readonly media: number;
  readonly recordings: number;
  readonly brandAssets: number;
  readonly videos: number;
}

type Kept = readonly [bytes: SQLWrapper, owner: PgColumn];

/** What is kept of a person: how many bytes, and whose, in each table that says both. */
const KEPT = {
  media: [media.bytes, media.userId],
  recordings: [recordings.bytes, recordings.userId],
  brandAssets: [brandAssets.bytes, brandAssets.userId],
  videos: [
    sql`coalesce((select sum(${renderedFiles.bytes}) from ${renderedFiles}
      where ${renderedFiles.projectId} = ${projects.id}), 0) + ${projects.speechBytes}`,
    projects.userId,
  ],
} as const satisfies Record<keyof StoredBytes, Kept>;

const sumOf = ([bytes, owner]: Kept, whose: SQLWrapper | undefined) =>
  sql`(select coalesce(sum(${bytes}), 0) from ${owner.table} where ${whose ? sql`${owner} = ${whose}` : sql`true`})`;

/** Within a query over people: all that is kept of each. */
export const storedBytesOf = (person: PgColumn): SQL<number> =>
  sql<number>`(${sql.join(
    Object.values(KEPT).map((kept) => sumOf(kept, person)),
    sql` + `,
  )})::float8`;
/** And how many files each has sent today, and has under way: videos that are made, or rendered. */
export const uploadsTodayOf = (person: PgColumn): SQL<number> =>
  sql<number>`coalesce((select ${dailyUploads.uploads} from ${dailyUploads}
    where ${dailyUploads.userId} = ${person} and ${dailyUploads.day} = ${today}), 0)`;
export const underWayOf = (person: PgColumn): SQL<number> =>
  sql<number>`((select count(*) from ${jobs} where ${jobs.userId} = ${person} and ${jobUnderWay})
    + (select count(*) from ${projects} where ${projects.userId} = ${person} and ${renderUnderWay}))::int`;

const jobUnderWay = inArray(jobs.status, ['initiated', 'running']);
const renderUnderWay = eq(projects.status, 'rendering');

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
  const whose = userId === undefined ? undefined : sql`${userId}`;

  return {
    async storedBytes(): Promise<StoredBytes> {
      const { rows } = await db.execute(sql`select
        ${sumOf(KEPT.media, whose)} as media,
        ${sumOf(KEPT.recordings, whose)} as recordings,
        ${sumOf(KEPT.brandAssets, whose)} as "brandAssets",
        ${sumOf(KEPT.videos, whose)} as videos`);
      return bytesSchema.parse(rows[0]);
    },
    jobsUnderWay: (): Promise<number> => db.$count(jobs, and(of(jobs.userId), jobUnderWay)),
    rendersUnderWay: (): Promise<number> => db.$count(projects, and(of(projects.userId), renderUnderWay)),
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
  const kept = Object.values(KEPT).map(
    ([bytes, owner]) => sql`select ${owner} as user_id, ${bytes} as one from ${owner.table}`,
  );
  const { rows } = await db.execute(sql`select
    ${most(sql`select user_id, 1 as one from ${jobs} where ${jobUnderWay}`)} as jobs,
    ${most(sql`select user_id, 1 as one from ${projects} where ${renderUnderWay}`)} as renders,
    ${most(sql.join(kept, sql` union all `))} as bytes,
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
