/**
 * Whose turn it is: who has the fewest pieces of a queue under way goes first, then whose next piece waits longest.
 * Of a person with r under way, the n-th waiting piece has the priority -(r + n - 1): when the first is taken, r grows
 * by one and the next moves up, so that nothing is to be written; only an end gives all of theirs one more. [TR2]
 */
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Executor, Transaction } from '../db/database';
import { holdUser } from '../repositories/accounts/holdUser';
import type { QueueName } from './queue';

const aheadSchema = z.object({ ahead: z.coerce.number() });

/** The priority of a person's next piece. In a transaction, until whose end nobody else takes the same. */
export async function nextTurn(db: Executor, name: QueueName, userId: string): Promise<number> {
  await holdUser(db, userId);
  const { rows } = await db.execute(
    sql`select count(*) as ahead from pgboss.job where name = ${name} and group_id = ${userId} and state <= 'active'`,
  );
  return -aheadSchema.parse(rows[0]).ahead || 0;
}

/** After one of theirs has ended: counted anew, which also mends what a dead worker has left. */
export async function moveUp(tx: Transaction, name: QueueName, userId: string): Promise<void> {
  await tx.execute(sql`
    with own as (
      select id, state, priority, created_on from pgboss.job
      where name = ${name} and group_id = ${userId} and state <= 'active'
    ), turns as (
      select id, 1 - row_number() over (order by priority desc, created_on)
        - (select count(*) from own where state = 'active') as priority
      from own where state < 'active'
    )
    update pgboss.job set priority = turns.priority from turns
    where job.name = ${name} and job.id = turns.id and job.state < 'active' and job.priority <> turns.priority`);
}
