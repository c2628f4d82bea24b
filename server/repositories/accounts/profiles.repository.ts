/** Profiles: one row a user of either authentication, made when the user is first seen. [A6] */
import { and, eq, ne } from 'drizzle-orm';
import type { User } from '../../../contract/user';
import type { Executor } from '../../db/database';
import { profiles } from '../../db/schema/app';
import type { Caller } from '../../http/implement';
import { bookCredits } from './bookCredits';

/** What is looked at with every call. */
export const standingColumns = {
  email: profiles.email,
  lockedAt: profiles.lockedAt,
  eraseAt: profiles.eraseAt,
};
export type KnownProfile = Pick<typeof profiles.$inferSelect, keyof typeof standingColumns>;

export interface Standing {
  /** By an operator. */
  readonly isLocked: boolean;
  /** Deleted by its owner, and kept for a week. */
  readonly isLeaving: boolean;
}

export interface ProfilesRepository {
  /**
   * Makes the profile on first sight; afterwards only a changed e-mail address is written.
   * @param known the profile, where it was read already; null where there was none.
   */
  see(caller: Caller, creditsOnSignup: number, known?: KnownProfile | null): Promise<Standing>;
  find(userId: string): Promise<User | null>;
  isLocked(userId: string): Promise<boolean>;
}

export function profilesRepository(db: Executor): ProfilesRepository {
  return {
    async see({ userId, email }, creditsOnSignup, known) {
      // Every call comes here: one that has nothing to write must not wait for the disk.
      if (known === undefined)
        [known] = await db.select(standingColumns).from(profiles).where(eq(profiles.userId, userId));
      const seen = { isLocked: Boolean(known?.lockedAt), isLeaving: Boolean(known?.eraseAt) };
      if (known?.email === email) return seen;
      await db.transaction(async (tx) => {
        const made = await tx
          .insert(profiles)
          .values({ userId, email, credits: 0 })
          .onConflictDoNothing({ target: profiles.userId })
          .returning({ userId: profiles.userId });
        if (made.length === 0)
          await tx
            .update(profiles)
            .set({ email })
            .where(and(eq(profiles.userId, userId), ne(profiles.email, email)));
        else if (creditsOnSignup > 0)
          await bookCredits(tx, { userId, kind: 'grant', key: 'grant', amount: creditsOnSignup });
      });
      return seen;
    },
    async isLocked(userId) {
      const [row] = await db
        .select({ lockedAt: profiles.lockedAt })
        .from(profiles)
        .where(eq(profiles.userId, userId));
      return (row?.lockedAt ?? null) !== null;
    },
    async find(userId) {
      const [row] = await db.select().from(profiles).where(eq(profiles.userId, userId));
      if (!row) return null;
      const { userId: id, email, credits, eraseAt } = row;
      return { id, email, credits, ...(eraseAt && { erased_at: eraseAt.toISOString() }) };
    },
  };
}
