/** Credits of a job: held when it starts, then spent or returned, once. */
import { and, eq, gte, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/database';
import { creditHolds, profiles } from '../../db/schema/app';
import { NotEnoughCredits } from './notEnoughCredits';

interface Hold {
  readonly userId: string;
  readonly jobId: string;
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
  const settle = async (jobId: string, state: 'spent' | 'returned') => {
    const [hold] = await tx
      .update(creditHolds)
      .set({ state, settledAt: sql`now()` })
      .where(and(eq(creditHolds.jobId, jobId), eq(creditHolds.state, 'held')))
      .returning();
    return hold;
  };

  return {
    async hold({ userId, jobId, amount }) {
      const [paid] = await tx
        .update(profiles)
        .set({ credits: sql`${profiles.credits} - ${amount}` })
        .where(and(eq(profiles.userId, userId), gte(profiles.credits, amount)))
        .returning();
      if (!paid) {
        const [profile] = await tx.select().from(profiles).where(eq(profiles.userId, userId));
        throw new NotEnoughCredits(amount - (profile?.credits ?? 0));
      }
      await tx.insert(creditHolds).values({ userId, jobId, amount });
    },
    async spend(jobId) {
      return (await settle(jobId, 'spent')) !== undefined;
    },
    async giveBack(jobId) {
      const hold = await settle(jobId, 'returned');
      if (!hold) return false;
      await tx
        .update(profiles)
        .set({ credits: sql`${profiles.credits} + ${hold.amount}` })
        .where(eq(profiles.userId, hold.userId));
      return true;
    },
  };
}
