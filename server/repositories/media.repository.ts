/** Pictures and clips in storage: whose they are and what was measured. */
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { media } from '../db/schema/app';
import { touchMedia } from './unusedMedia.repository';
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
    findAll: async (userId, keys) => (await ofUser(userId, keys)).map(toStored),
    findFirst,
    async findBySource(userId, sourceUrl) {
      const [row] = await db
        .select({ key: media.key })
        .from(media)
        .where(and(eq(media.userId, userId), eq(media.sourceUrl, sourceUrl)))
        .limit(1);
      return row ? findFirst(userId, [row.key]) : null;
    },
    async save(userId, found, sourceUrl) {
      await db
        .insert(media)
        .values({ ...found, userId, sourceUrl })
        .onConflictDoUpdate({
          target: media.key,
          set: {
            usedAt: sql`clock_timestamp()`,
            sourceUrl: sql`coalesce(excluded.source_url, ${media.sourceUrl})`,
          },
        });
    },
  };
}

function toStored(row: typeof media.$inferSelect): StoredMedia {
  const { key, kind, contentType, bytes, width, height, durationMs, backdropKey, ground, focus } = row;
  return { key, kind, contentType, bytes, width, height, durationMs, backdropKey, ground, focus };
}
