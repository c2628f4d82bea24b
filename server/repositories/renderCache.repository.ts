/** Which parts of films are kept for whom: found, counted as used, thinned by age and size. */
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database, Executor } from '../db/database';
import { renderCache } from '../db/schema/app';

export interface CacheRow {
  readonly key: string;
  readonly sha256: string;
  readonly bytes: number;
  readonly facts: unknown;
  readonly look: string | null;
}

export interface CacheLimits {
  readonly days: number;
  readonly bytes: number;
}

const now = sql`clock_timestamp()`;

export function renderCacheRepository(db: Executor) {
  const at = (userId: string, key: string) => and(eq(renderCache.userId, userId), eq(renderCache.key, key));
  return {
    find: (userId: string, key: string): Promise<CacheRow[]> =>
      db
        .select({
          key: renderCache.key,
          sha256: renderCache.sha256,
          bytes: renderCache.bytes,
          facts: renderCache.facts,
          look: renderCache.look,
        })
        .from(renderCache)
        .where(at(userId, key)),
    async known(userId: string, keys: readonly string[]): Promise<ReadonlySet<string>> {
      if (keys.length === 0) return new Set();
      const rows = await db
        .select({ key: renderCache.key })
        .from(renderCache)
        .where(and(eq(renderCache.userId, userId), inArray(renderCache.key, [...keys])));
      return new Set(rows.map(({ key }) => key));
    },
    async knownLooks(userId: string, looks: readonly string[]): Promise<ReadonlySet<string>> {
      if (looks.length === 0) return new Set();
      const rows = await db
        .selectDistinct({ look: renderCache.look })
        .from(renderCache)
        .where(and(eq(renderCache.userId, userId), inArray(renderCache.look, [...looks])));
      return new Set(rows.flatMap(({ look }) => look ?? []));
    },
    async add(userId: string, row: CacheRow): Promise<void> {
      await db
        .insert(renderCache)
        .values({ userId, ...row, usedAt: now })
        .onConflictDoUpdate({
          target: [renderCache.userId, renderCache.key, renderCache.sha256],
          // Drawn for another project, too, its files have other names: the newest is asked for next.
          set: { usedAt: now, look: row.look },
        });
    },
    async note(userId: string, key: string, sha256: string, facts: unknown): Promise<void> {
      await db
        .update(renderCache)
        .set({ facts })
        .where(and(at(userId, key), eq(renderCache.sha256, sha256)));
    },
    async used(userId: string, key: string): Promise<void> {
      await db.update(renderCache).set({ usedAt: now }).where(at(userId, key));
    },
    async drop(userId: string, key: string, sha256: string): Promise<void> {
      await db.delete(renderCache).where(and(at(userId, key), eq(renderCache.sha256, sha256)));
    },
    async dropAll(userId: string): Promise<void> {
      await db.delete(renderCache).where(eq(renderCache.userId, userId));
    },
  };
}

/** Ids of what was not used for too long, and of what is more than there is room for, least used first. */
export async function overdueCacheRows(
  db: Database,
  atMost: number,
  { days, bytes }: CacheLimits,
): Promise<string[]> {
  const newestFirst = db
    .select({
      id: sql<string>`${renderCache.userId} || ' ' || ${renderCache.key} || ' ' || ${renderCache.sha256}`.as(
        'id',
      ),
      usedAt: renderCache.usedAt,
      total:
        sql<number>`sum(${renderCache.bytes}) over (order by ${renderCache.usedAt} desc, ${renderCache.key})`.as(
          'total',
        ),
    })
    .from(renderCache)
    .as('newest_first');
  const rows = await db
    .select({ id: newestFirst.id })
    .from(newestFirst)
    .where(
      sql`${newestFirst.usedAt} < clock_timestamp() - ${days} * interval '1 day' or ${newestFirst.total} > ${bytes}`,
    )
    .limit(atMost);
  return rows.map(({ id }) => id);
}
