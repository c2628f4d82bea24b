/** Pictures, clips and sounds in storage: whose they are and what was measured. */
import { and, desc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { jobs, media } from '../db/schema/app';
import { touchMedia } from './unusedMedia.repository';
import type { ListedMedia, MediaPage, StoredMedia } from '../media/mediaLibrary';

export interface MediaRepository {
  find(userId: string, key: string): Promise<StoredMedia | null>;
  findAll(userId: string, keys: readonly string[]): Promise<readonly ListedMedia[]>;
  findFirst(userId: string, keys: readonly string[]): Promise<StoredMedia | null>;
  findBySource(userId: string, sourceUrl: string): Promise<StoredMedia | null>;
  /** Newest first: uploads, and what was fetched for a video. Found pictures belong to the video that credits them. */
  list(userId: string, kind: StoredMedia['kind'], after?: string): Promise<MediaPage>;
  /** A file that is known already keeps its row, and learns where it came from. */
  save(userId: string, found: StoredMedia, from: CameFrom): Promise<void>;
}
export interface CameFrom {
  readonly sourceUrl: string | null;
  readonly name: string;
}

const PAGE = 60;
const wasUploaded = sql`${media.sourceUrl} is null`;
const wasUsed = sql`exists (select 1 from ${jobs} where ${jobs.userId} = ${media.userId}
  and (${jobs.request}->'images' @> to_jsonb('media:' || ${media.key})
    or ${jobs.request}->'videos' @> to_jsonb('media:' || ${media.key})))`;
/** When the last of a page came in, and which of that moment it was. */
const placeOf = ({ createdAt, key }: ListedMedia) => `${createdAt.toISOString()} ${key}`;
function behind(after: string) {
  const [time = '', key = ''] = after.split(' ', 2);
  const at = new Date(time);
  // Nothing of ours: from the beginning.
  if (Number.isNaN(at.getTime())) return undefined;
  return sql`(${media.createdAt}, ${media.key}) < (${at.toISOString()}::timestamptz, ${key})`;
}

export function mediaRepository(db: Executor): MediaRepository {
  /** First, so that what is being swept is waited for. */
  const ofUser = async (userId: string, keys: readonly string[]) => {
    await touchMedia(db, userId, keys);
    return db
      .select()
      .from(media)
      .where(and(eq(media.userId, userId), inArray(media.key, [...keys])));
  };
  const findFirst = async (userId: string, keys: readonly string[]) => {
    const [row] = await ofUser(userId, keys);
    return row ? toStored(row) : null;
  };

  return {
    find: (userId, key) => findFirst(userId, [key]),
    findAll: async (userId, keys) => (await ofUser(userId, keys)).map(toListed),
    findFirst,
    async findBySource(userId, sourceUrl) {
      const [row] = await db
        .select({ key: media.key })
        .from(media)
        .where(and(eq(media.userId, userId), eq(media.sourceUrl, sourceUrl)))
        .limit(1);
      return row ? findFirst(userId, [row.key]) : null;
    },
    async list(userId, kind, after) {
      const rows = await db
        .select()
        .from(media)
        .where(
          and(
            eq(media.userId, userId),
            eq(media.kind, kind),
            or(wasUploaded, wasUsed),
            after === undefined ? undefined : behind(after),
          ),
        )
        .orderBy(desc(media.createdAt), desc(media.key))
        .limit(PAGE + 1);
      const page = rows.slice(0, PAGE).map(toListed);
      const last = page.at(-1);
      return { media: page, next: rows.length > PAGE && last ? placeOf(last) : null };
    },
    async save(userId, stored, { sourceUrl, name }) {
      await db
        .insert(media)
        .values({ ...stored, userId, sourceUrl, name })
        .onConflictDoUpdate({
          target: media.key,
          set: {
            usedAt: sql`clock_timestamp()`,
            // It was looked at anew: what is known of it today may be more than on the day when it came.
            focus: sql`coalesce(excluded.focus, ${media.focus})`,
            sourceUrl: sql`coalesce(excluded.source_url, ${media.sourceUrl})`,
            name: sql`coalesce(nullif(${media.name}, ''), excluded.name)`,
          },
        });
    },
  };
}

function toStored(row: typeof media.$inferSelect): StoredMedia {
  const { key, kind, contentType, bytes, width, height, durationMs, backdropKey, ...found } = row;
  const { ground, margins, focus, beats } = found;
  return {
    key,
    kind,
    contentType,
    bytes,
    width,
    height,
    durationMs,
    backdropKey,
    ground,
    margins,
    focus,
    beats,
  };
}

const toListed = (row: typeof media.$inferSelect): ListedMedia => ({
  ...toStored(row),
  name: row.name,
  createdAt: row.createdAt,
});
