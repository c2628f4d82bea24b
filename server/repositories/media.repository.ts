/** Pictures and clips in storage: whose they are and what was measured. */
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { media } from '../db/schema/app';
import type { StoredMedia } from '../media/mediaLibrary';

export interface MediaRepository {
  find(userId: string, key: string): Promise<StoredMedia | null>;
  findAll(userId: string, keys: readonly string[]): Promise<readonly StoredMedia[]>;
  findFirst(userId: string, keys: readonly string[]): Promise<StoredMedia | null>;
  findBySource(userId: string, sourceUrl: string): Promise<StoredMedia | null>;
  /** A file that is known already keeps its row, and learns where it came from. */
  save(userId: string, found: StoredMedia, sourceUrl: string | null): Promise<void>;
}

export function mediaRepository(db: Executor): MediaRepository {
  const first = (rows: (typeof media.$inferSelect)[]) => (rows[0] ? toStored(rows[0]) : null);
  const ofUser = (userId: string, keys: readonly string[]) =>
    db
      .select()
      .from(media)
      .where(and(eq(media.userId, userId), inArray(media.key, [...keys])));
  const findFirst = async (userId: string, keys: readonly string[]) =>
    first(await ofUser(userId, keys).limit(1));

  return {
    find: (userId, key) => findFirst(userId, [key]),
    findAll: async (userId, keys) => (await ofUser(userId, keys)).map(toStored),
    findFirst,
    findBySource: async (userId, sourceUrl) =>
      first(
        await db
          .select()
          .from(media)
          .where(and(eq(media.userId, userId), eq(media.sourceUrl, sourceUrl)))
          .limit(1),
      ),
    async save(userId, found, sourceUrl) {
      await db
        .insert(media)
        .values({ ...found, userId, sourceUrl })
        .onConflictDoUpdate({
          target: media.key,
          set: { sourceUrl: sql`coalesce(excluded.source_url, ${media.sourceUrl})` },
        });
    },
  };
}

function toStored(row: typeof media.$inferSelect): StoredMedia {
  const { key, kind, contentType, bytes, width, height, durationMs, backdropKey, ground } = row;
  return { key, kind, contentType, bytes, width, height, durationMs, backdropKey, ground };
}
