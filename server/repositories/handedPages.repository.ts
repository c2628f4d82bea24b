/** Pages that browsers handed over: kept for a while under the hash of a token, opened by one person. */
import { and, eq, isNull, or, sql } from 'drizzle-orm';
import { HANDED_PAGE_MS } from '../../contract/limits';
import { hashOf, newToken } from '../auth/opaqueTokens';
import type { Database, Executor } from '../db/database';
import { handedPages } from '../db/schema/app';

export interface HandedPage {
  readonly address: string;
  readonly html: string;
}
export interface HandedPagesRepository {
  /** The token that opens it; null where all pages together would be more than `atMostBytes`. */
  keep(page: HandedPage, atMostBytes: number): Promise<string | null>;
  /** Null when there is none, its time is over, or somebody else opened it. */
  open(userId: string, token: string): Promise<HandedPage | null>;
  drop(token: string): Promise<void>;
}

const isOverdue = sql`${handedPages.createdAt} <= clock_timestamp() - ${HANDED_PAGE_MS} * interval '1 millisecond'`;
const keyOf = (token: string) => hashOf(token).toString('hex');

export const handedPagesRepository = (db: Executor): HandedPagesRepository => ({
  async keep({ address, html }, atMostBytes) {
    const token = newToken();
    const bytes = Buffer.byteLength(html);
    const kept = await db.execute(sql`insert into ${handedPages} (hash, address, html, bytes)
      select ${keyOf(token)}, ${address}, ${html}, ${bytes}::integer
      where (select coalesce(sum(bytes), 0) from ${handedPages} where not ${isOverdue}) + ${bytes} <= ${atMostBytes}`);
    return kept.rowCount === 1 ? token : null;
  },
  async open(userId, token) {
    const mayOpen = or(isNull(handedPages.userId), eq(handedPages.userId, userId));
    const [page] = await db
      .update(handedPages)
      .set({ userId })
      .where(and(eq(handedPages.hash, keyOf(token)), sql`not ${isOverdue}`, mayOpen))
      .returning({ address: handedPages.address, html: handedPages.html });
    return page ?? null;
  },
  drop: (token) => dropHandedPage(db, keyOf(token)),
});

export const overdueHandedPages = async (db: Database, atMost: number): Promise<string[]> => {
  const rows = await db.select({ hash: handedPages.hash }).from(handedPages).where(isOverdue).limit(atMost);
  return rows.map(({ hash }) => hash);
};

export async function dropHandedPage(db: Executor, hash: string): Promise<void> {
  await db.delete(handedPages).where(eq(handedPages.hash, hash));
}
