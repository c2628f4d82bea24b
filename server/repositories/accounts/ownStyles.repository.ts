/** A person's own styles: a bounded number, each name once. [E7] */
import { and, count, eq, ne, sql } from 'drizzle-orm';
import type { OwnStyle, StyleContent } from '../../../contract/ownStyle';
import type { Executor, Transaction } from '../../db/database';
import { ownStyles } from '../../db/schema/app';
import { isId } from '../ids';

type Row = typeof ownStyles.$inferSelect;

export interface OwnStylesRepository {
  /** By name. */
  list(userId: string): Promise<OwnStyle[]>;
  count(userId: string): Promise<number>;
  /** Whether another one than `except` is called so, however it is written. */
  isTaken(userId: string, name: string, except?: string): Promise<boolean>;
  add(userId: string, name: string, content: StyleContent): Promise<OwnStyle>;
  /** Null where the person has no such style. */
  rename(userId: string, styleId: string, name: string): Promise<OwnStyle | null>;
  delete(userId: string, styleId: string): Promise<boolean>;
}

const toStyle = ({ id, name, content }: Row): OwnStyle => ({ id, name, content });

/** Who writes holds the user first: two at once can neither pass the limit nor take one name. */
export function ownStylesRepository(db: Executor | Transaction): OwnStylesRepository {
  const own = (userId: string, styleId: string) =>
    and(eq(ownStyles.id, styleId), eq(ownStyles.userId, userId));
  return {
    async list(userId) {
      const rows = await db
        .select()
        .from(ownStyles)
        .where(eq(ownStyles.userId, userId))
        .orderBy(sql`lower(${ownStyles.name})`);
      return rows.map(toStyle);
    },
    async count(userId) {
      const [row] = await db.select({ held: count() }).from(ownStyles).where(eq(ownStyles.userId, userId));
      return row?.held ?? 0;
    },
    async isTaken(userId, name, except) {
      const rows = await db
        .select({ id: ownStyles.id })
        .from(ownStyles)
        .where(
          and(
            eq(ownStyles.userId, userId),
            sql`lower(${ownStyles.name}) = lower(${name})`,
            except === undefined || !isId(except) ? undefined : ne(ownStyles.id, except),
          ),
        );
      return rows.length > 0;
    },
    async add(userId, name, content) {
      const [row] = await db.insert(ownStyles).values({ userId, name, content }).returning();
      if (!row) throw new Error('The style was not written.');
      return toStyle(row);
    },
    async rename(userId, styleId, name) {
      if (!isId(styleId)) return null;
      const [row] = await db.update(ownStyles).set({ name }).where(own(userId, styleId)).returning();
      return row ? toStyle(row) : null;
    },
    async delete(userId, styleId) {
      if (!isId(styleId)) return false;
      const rows = await db.delete(ownStyles).where(own(userId, styleId)).returning({ id: ownStyles.id });
      return rows.length > 0;
    },
  };
}
