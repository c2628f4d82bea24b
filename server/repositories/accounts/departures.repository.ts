/** Accounts that their owners delete: marked, kept when they think again, and erased after a week. [AC1] */
import { eq, getTableColumns, is, isNotNull, isNull, lte, and, sql, type SQL } from 'drizzle-orm';
import { PgTable, type PgColumn } from 'drizzle-orm/pg-core';
import { ACCOUNT_KEPT_DAYS } from '../../../contract/limits';
import type { Database, Executor, Transaction } from '../../db/database';
import * as schema from '../../db/schema';

const { profiles, users } = schema;
const isDue = (): SQL => lte(profiles.eraseAt, sql`clock_timestamp()`);

/** Every table that says whose its rows are: one that is added later is not forgotten. */
const tablesOfPeople = Object.values(schema).flatMap((table): [PgTable, PgColumn][] => {
  if (!is(table, PgTable)) return [];
  const column = (getTableColumns(table) as Record<string, PgColumn>)['userId'];
  return column ? [[table, column]] : [];
});

export interface DeparturesRepository {
  /** False where it was leaving already: the first moment counts. */
  leave(userId: string): Promise<boolean>;
  /** False where it was not leaving. */
  stay(userId: string): Promise<boolean>;
}

export const departuresRepository = (db: Executor): DeparturesRepository => ({
  async leave(userId) {
    const end = sql`now() + ${ACCOUNT_KEPT_DAYS} * interval '1 day'`;
    const rows = await db
      .update(profiles)
      .set({ eraseAt: end })
      .where(and(eq(profiles.userId, userId), isNull(profiles.eraseAt)))
      .returning({ userId: profiles.userId });
    return rows.length > 0;
  },
  async stay(userId) {
    const rows = await db
      .update(profiles)
      .set({ eraseAt: null })
      .where(and(eq(profiles.userId, userId), isNotNull(profiles.eraseAt)))
      .returning({ userId: profiles.userId });
    return rows.length > 0;
  },
});

export const accountsToErase = async (db: Database, atMost: number): Promise<string[]> =>
  (await db.select({ id: profiles.userId }).from(profiles).where(isDue()).limit(atMost)).map(({ id }) => id);

/** Locks it until the transaction ends; null where its owner keeps it after all. */
export async function holdAccountToErase(tx: Transaction, userId: string): Promise<{ email: string } | null> {
  const [row] = await tx
    .select({ email: profiles.email })
    .from(profiles)
    .where(and(eq(profiles.userId, userId), isDue()))
    .for('update');
  return row ?? null;
}

export async function eraseAccount(tx: Transaction, userId: string): Promise<void> {
  for (const [table, column] of tablesOfPeople) await tx.delete(table).where(eq(column, userId));
  await tx.delete(users).where(eq(users.id, userId));
}
