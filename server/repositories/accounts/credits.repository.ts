/** Credits of a job: held when it starts, then spent or returned, once. */
import { and, eq, sql } from 'drizzle-orm';
import type { JobKind } from '../../../contract/job';
import type { Transaction } from '../../db/database';
import { creditHolds, jobs } from '../../db/schema/app';
import { bookCredits } from './bookCredits';
import { NotEnoughCredits } from './notEnoughCredits';

interface Hold {
  readonly userId: string;
  readonly job: { readonly id: string; readonly kind: JobKind; readonly title: string };
  readonly amount: number;
}

export interface CreditsRepository {
  /** Two holds at once cannot overdraw: the second sees what the first left. Throws NotEnoughCredits. */
  hold(hold: Hold): Promise<void>;
  /** False when the hold was settled before. */
  spend(jobId: string): Promise<boolean>;
  /** False when the hold was settled before. */
  giveBack(jobId: string): Promise<boolean>;
}

/** Only inside a transaction: a hold means something together with its job. */
export function creditsRepository(tx: Transaction): CreditsRepository {
  const settle = async (id: string, state: 'spent' | 'returned') => {
    const [hold] = await tx
      .update(creditHolds)
      .set({ state, settledAt: sql`now()` })
      .where(and(eq(creditHolds.jobId, id), eq(creditHolds.state, 'held')))
      .returning();
    if (!hold) return false;
    const [job] = await tx.select({ kind: jobs.kind, title: jobs.title }).from(jobs).where(eq(jobs.id, id));
    const { is } = await bookCredits(tx, {
      userId: hold.userId,
      kind: state === 'spent' ? 'charge' : 'give_back',
      amount: state === 'spent' ? 0 : hold.amount,
      // One for both: what was spent does not come back.
      key: settledKey(id),
      ...(job && { job: { id, kind: job.kind }, about: job.title }),
    });
    return is === 'booked';
  };

  return {
    async hold({ userId, job: { id, kind, title }, amount }) {
      const booking = { userId, job: { id, kind }, about: title, amount: -amount };
      const booked = await bookCredits(tx, { ...booking, kind: 'hold', key: `hold ${id}` });
      if (booked.is === 'tooFew') throw new NotEnoughCredits(amount - booked.balance);
      if (booked.is === 'booked') await tx.insert(creditHolds).values({ userId, jobId: id, amount });
    },
    spend: (jobId) => settle(jobId, 'spent'),
    giveBack: (jobId) => settle(jobId, 'returned'),
  };
}

/** By which the ledger finds what became of a hold. */
const settledKey = (jobId: string): string => `settled ${jobId}`;
