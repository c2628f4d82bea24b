/** Changes a person's credits and books the change, both or nothing: nobody else writes a balance. [AR1] */
import { and, eq, sql } from 'drizzle-orm';
import type { BookingKind } from '../../../contract/creditLedger';
import type { JobKind } from '../../../contract/job';
import type { Transaction } from '../../db/database';
import { creditBookings, profiles } from '../../db/schema/app';

export interface NewBooking {
  readonly userId: string;
  readonly kind: BookingKind;
  /** Of one person, what may be booked once. */
  readonly key: string;
  /** Below zero where credits are taken. */
  readonly amount: number;
  readonly job?: { readonly id: string; readonly kind: JobKind };
  /** Stays readable when the job is gone. */
  readonly about?: string;
}
export type Booked =
  | { readonly is: 'booked' }
  | { readonly is: 'bookedBefore' }
  /** Nothing was changed. */
  | { readonly is: 'tooFew'; readonly balance: number };

/** Two at once take their turns: the second sees what the first left. */
export async function bookCredits(tx: Transaction, booking: NewBooking): Promise<Booked> {
  const { userId, kind, key, amount, job, about = '' } = booking;
  const [profile] = await tx
    .select({ credits: profiles.credits })
    .from(profiles)
    .where(eq(profiles.userId, userId))
    .for('update');
  if (!profile) return { is: 'tooFew', balance: 0 };
  const booked = and(eq(creditBookings.userId, userId), eq(creditBookings.key, key));
  if ((await tx.$count(creditBookings, booked)) > 0) return { is: 'bookedBefore' };
  const balance = profile.credits + amount;
  if (balance < 0) return { is: 'tooFew', balance: profile.credits };
  const number = sql<number>`(select coalesce(max(number), 0) + 1 from ${creditBookings}
    where ${creditBookings.userId} = ${userId})`;
  // The start of the transaction may lie before the turn of another one.
  const at = sql`clock_timestamp()`;
  await tx.insert(creditBookings).values({
    ...{ userId, number, key, kind, amount, balance, about, at },
    ...(job && { jobId: job.id, jobKind: job.kind }),
  });
  await tx.update(profiles).set({ credits: balance }).where(eq(profiles.userId, userId));
  return { is: 'booked' };
}
