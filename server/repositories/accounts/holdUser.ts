/** One lock a person, taken first in a transaction that counts what they have or gives them a turn. [TR2] */
import { sql } from 'drizzle-orm';
import type { Executor } from '../../db/database';

/** Until the transaction ends, whoever else asks for it waits. */
export const holdUser = async (tx: Executor, userId: string): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`user ${userId}`}, 0))`);
};
