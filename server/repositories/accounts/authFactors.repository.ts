/** Second factors of an account: authenticator apps, and one set of recovery codes. */
import { and, asc, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { mfaChallenges, mfaFactors, mfaRecoveryCodes } from '../../db/schema/auth';

export type AuthFactor = typeof mfaFactors.$inferSelect;

/** Seconds in which a code may be answered. */
export const CHALLENGE_SECONDS = 300;

export interface AuthFactorsRepository {
  /** The oldest first. */
  of(userId: string): Promise<readonly AuthFactor[]>;
  /** Locks it until the transaction ends. */
  hold(userId: string, factorId: string): Promise<AuthFactor | null>;
  add(
    factor: Pick<AuthFactor, 'userId' | 'type' | 'friendlyName' | 'secret' | 'status'>,
  ): Promise<AuthFactor>;
  challenge(factorId: string): Promise<{ id: string; createdAt: Date }>;
  /** `late` where it is older than `CHALLENGE_SECONDS`; null where there is none. It is gone afterwards. */
  takeChallenge(factorId: string, challengeId: string): Promise<'good' | 'late' | null>;
  /** Verified from now on; false where a code of this step or a later one was taken before. */
  takeStep(factorId: string, step: number): Promise<boolean>;
  remove(factorId: string): Promise<void>;
  /** With recovery codes and what was only begun. False where none had been shown to work. */
  removeAll(userId: string): Promise<boolean>;
  /** What was begun and never shown to work. */
  removeUnverified(userId: string): Promise<void>;
  setCodes(factorId: string, hashes: readonly Buffer[]): Promise<void>;
  /** False where there is no such code, or it was used. */
  useCode(factorId: string, hash: Buffer): Promise<boolean>;
  codesLeft(factorId: string): Promise<{ total: number; remaining: number }>;
}

export function authFactorsRepository(db: Executor): AuthFactorsRepository {
  const now = sql`now()`;
  return {
    of: (userId) =>
      db.select().from(mfaFactors).where(eq(mfaFactors.userId, userId)).orderBy(asc(mfaFactors.createdAt)),
    async hold(userId, factorId) {
      const [row] = await db
        .select()
        .from(mfaFactors)
        .where(and(eq(mfaFactors.id, factorId), eq(mfaFactors.userId, userId)))
        .for('update');
      return row ?? null;
    },
    async add(factor) {
      const [row] = await db.insert(mfaFactors).values(factor).returning();
      if (!row) throw new Error('The factor was not written.');
      return row;
    },
    async challenge(factorId) {
      await db.update(mfaFactors).set({ lastChallengedAt: now }).where(eq(mfaFactors.id, factorId));
      const [row] = await db.insert(mfaChallenges).values({ factorId }).returning();
      if (!row) throw new Error('The challenge was not written.');
      return row;
    },
    async takeChallenge(factorId, challengeId) {
      const [row] = await db
        .delete(mfaChallenges)
        .where(and(eq(mfaChallenges.id, challengeId), eq(mfaChallenges.factorId, factorId)))
        .returning({
          isLate: sql<boolean>`${mfaChallenges.createdAt} < now() - ${CHALLENGE_SECONDS} * interval '1 second'`,
        });
      return row ? (row.isLate ? 'late' : 'good') : null;
    },
    async takeStep(factorId, step) {
      const rows = await db
        .update(mfaFactors)
        .set({ lastStep: step, status: 'verified', updatedAt: now })
        .where(
          and(eq(mfaFactors.id, factorId), or(isNull(mfaFactors.lastStep), lt(mfaFactors.lastStep, step))),
        )
        .returning({ id: mfaFactors.id });
      return rows.length > 0;
    },
    async remove(factorId) {
      await db.delete(mfaFactors).where(eq(mfaFactors.id, factorId));
    },
    async removeAll(userId) {
      const gone = await db
        .delete(mfaFactors)
        .where(eq(mfaFactors.userId, userId))
        .returning({ status: mfaFactors.status });
      return gone.some(({ status }) => status === 'verified');
    },
    async removeUnverified(userId) {
      await db
        .delete(mfaFactors)
        .where(and(eq(mfaFactors.userId, userId), eq(mfaFactors.status, 'unverified')));
    },
    async setCodes(factorId, hashes) {
      await db.delete(mfaRecoveryCodes).where(eq(mfaRecoveryCodes.factorId, factorId));
      await db.insert(mfaRecoveryCodes).values(hashes.map((hash) => ({ factorId, hash })));
    },
    async useCode(factorId, hash) {
      const rows = await db
        .update(mfaRecoveryCodes)
        .set({ usedAt: now })
        .where(
          and(
            eq(mfaRecoveryCodes.factorId, factorId),
            eq(mfaRecoveryCodes.hash, hash),
            isNull(mfaRecoveryCodes.usedAt),
          ),
        )
        .returning({ factorId: mfaRecoveryCodes.factorId });
      return rows.length > 0;
    },
    async codesLeft(factorId) {
      const codes = eq(mfaRecoveryCodes.factorId, factorId);
      const total = await db.$count(mfaRecoveryCodes, codes);
      return {
        total,
        remaining: await db.$count(mfaRecoveryCodes, and(codes, isNull(mfaRecoveryCodes.usedAt))),
      };
    },
  };
}
