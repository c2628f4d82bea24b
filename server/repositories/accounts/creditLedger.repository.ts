/** A person's bookings of credits, read a page at a time. [AR1] */
import { and, desc, eq, lt, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { LEDGER_PAGE, type Booking, type CreditLedger } from '../../../contract/creditLedger';
import type { Database } from '../../db/database';
import { creditBookings, creditHolds, profiles } from '../../db/schema/app';

const settled = alias(creditBookings, 'settled');

/** What changed nothing, that a job's credits are spent by now, is told of its hold. @param before a booking's number */
export function creditLedger(db: Database, userId: string, before?: number): Promise<CreditLedger> {
  // Of one moment, so that the newest booking is the balance.
  const asOne = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const;
  return db.transaction(async (tx) => {
    const [profile] = await tx
      .select({ credits: profiles.credits })
      .from(profiles)
      .where(eq(profiles.userId, userId));
    const [held] = await tx
      .select({ sum: sql<number>`coalesce(sum(${creditHolds.amount}), 0)::int` })
      .from(creditHolds)
      .where(and(eq(creditHolds.userId, userId), eq(creditHolds.state, 'held')));
    const rows = await tx
      .select({ booking: creditBookings, became: settled.kind })
      .from(creditBookings)
      .leftJoin(
        settled,
        and(
          eq(creditBookings.kind, 'hold'),
          eq(settled.userId, creditBookings.userId),
          // As `settledKey` writes it.
          eq(settled.key, sql`'settled ' || ${creditBookings.jobId}`),
        ),
      )
      .where(
        and(
          eq(creditBookings.userId, userId),
          ne(creditBookings.kind, 'charge'),
          before === undefined ? undefined : lt(creditBookings.number, before),
        ),
      )
      .orderBy(desc(creditBookings.number))
      .limit(LEDGER_PAGE + 1);
    const bookings = rows.slice(0, LEDGER_PAGE).map(asBooking);
    return {
      balance: profile?.credits ?? 0,
      held: held?.sum ?? 0,
      bookings,
      before: rows.length > LEDGER_PAGE ? (bookings.at(-1)?.number ?? null) : null,
    };
  }, asOne);
}

interface Row {
  readonly booking: typeof creditBookings.$inferSelect;
  readonly became: Booking['kind'] | null;
}

function asBooking({ booking, became }: Row): Booking {
  const { number, at, kind, amount, balance, about, jobId, jobKind } = booking;
  const state = became === 'charge' ? 'charged' : became === 'give_back' ? 'given_back' : 'held';
  return {
    ...{ number, kind, amount, balance, about, job_id: jobId, job_kind: jobKind },
    at: at.toISOString(),
    state: kind === 'hold' ? state : null,
  };
}
