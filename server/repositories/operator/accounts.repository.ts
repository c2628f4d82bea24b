/** Accounts as an operator sees them: listed, searched, given credits, locked. [OP1] */
import { and, asc, count, desc, eq, gt, ilike, isNull, sql } from 'drizzle-orm';
import { OPERATOR_PAGE } from '../../../contract/operator';
import type { Executor, Transaction } from '../../db/database';
import { auditEvents, creditChanges, profiles, projects } from '../../db/schema/app';
import { mfaFactors, users } from '../../db/schema/auth';
import { bookCredits } from '../accounts/bookCredits';
import { storedBytesOf, underWayOf, uploadsTodayOf } from '../accounts/usage.repository';
import { containing } from './containing';

export type AccountRow = Awaited<ReturnType<typeof accountsPage>>['rows'][number];

/** Null while nobody was ever seen. */
export async function firstAccountId(db: Executor): Promise<string | null> {
  const [row] = await db
    .select({ id: profiles.userId })
    .from(profiles)
    .orderBy(asc(profiles.createdAt), asc(profiles.userId))
    .limit(1);
  return row?.id ?? null;
}

const columns = {
  id: profiles.userId,
  email: profiles.email,
  credits: profiles.credits,
  createdAt: profiles.createdAt,
  lockedAt: profiles.lockedAt,
  eraseAt: profiles.eraseAt,
  lastSignInAt: users.lastSignInAt,
  bytes: storedBytesOf(profiles.userId),
  uploadsToday: uploadsTodayOf(profiles.userId),
  underWay: underWayOf(profiles.userId),
  projects: sql<number>`(select count(*) from ${projects}
    where ${projects.userId} = ${profiles.userId} and ${projects.deletedAt} is null)::int`,
  hasSecondFactor: sql<boolean>`exists (select 1 from ${mfaFactors}
    where ${mfaFactors.userId} = ${profiles.userId} and ${mfaFactors.status} = 'verified')`,
  signIns: sql<number>`(select count(*) from ${auditEvents}
    where ${auditEvents.subjectId} = ${profiles.userId} and ${auditEvents.kind} = 'signed_in')::int`,
};

/** @param page from 1 */
export async function accountsPage(db: Executor, { search = '', page = 1 }) {
  const wanted = search ? ilike(profiles.email, containing(search)) : undefined;
  const [all] = await db.select({ total: count() }).from(profiles).where(wanted);
  const rows = await db
    .select(columns)
    .from(profiles)
    .leftJoin(users, eq(users.id, profiles.userId))
    .where(wanted)
    .orderBy(desc(profiles.createdAt), desc(profiles.userId))
    .limit(OPERATOR_PAGE)
    .offset((page - 1) * OPERATOR_PAGE);
  return { rows, total: all?.total ?? 0 };
}

export function accountsRepository(db: Executor) {
  return {
    async find(userId: string): Promise<AccountRow | null> {
      const [row] = await db
        .select(columns)
        .from(profiles)
        .leftJoin(users, eq(users.id, profiles.userId))
        .where(eq(profiles.userId, userId));
      return row ?? null;
    },
    /** False where it was locked before. */
    async lock(userId: string): Promise<boolean> {
      const locked = await db
        .update(profiles)
        .set({ lockedAt: sql`now()` })
        .where(and(eq(profiles.userId, userId), isNull(profiles.lockedAt)))
        .returning({ id: profiles.userId });
      return locked.length > 0;
    },
    /** False where it was open. */
    async unlock(userId: string): Promise<boolean> {
      const opened = await db
        .update(profiles)
        .set({ lockedAt: null })
        .where(and(eq(profiles.userId, userId), sql`${profiles.lockedAt} is not null`))
        .returning({ id: profiles.userId });
      return opened.length > 0;
    },
  };
}

export interface CreditChange {
  readonly userId: string;
  readonly amount: number;
  readonly reason: string;
  readonly by: string;
}

/** What a balance is not raised beyond: jobs under way have room to give back. */
const MOST_CREDITS = 2_000_000_000;

/** False, and the transaction is to be given up, where there are too few to take, or too many already. */
export async function changeBalance(tx: Transaction, change: CreditChange): Promise<boolean> {
  const { userId, amount, reason: about } = change;
  const [made] = await tx.insert(creditChanges).values(change).returning({ id: creditChanges.id });
  const { is } = await bookCredits(tx, {
    userId,
    kind: 'operator',
    key: `change ${made?.id}`,
    amount,
    about,
  });
  if (is !== 'booked') return false;
  return (
    (await tx.$count(profiles, and(eq(profiles.userId, userId), gt(profiles.credits, MOST_CREDITS)))) === 0
  );
}
