/** Tokens of mail links: each opens one session, once, for an hour. */
import { and, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { oneTimeTokens } from '../../db/schema/auth';

export interface AuthOneTimeTokensRepository {
  /** Takes the place of an older one of the same type. */
  replace(userId: string, type: string, hash: Buffer): Promise<void>;
  /** The user whose token it was; null when there is none or it is too old. It is gone afterwards. */
  take(type: string, hash: Buffer): Promise<string | null>;
}

export function authOneTimeTokensRepository(db: Executor): AuthOneTimeTokensRepository {
  return {
    async replace(userId, type, hash) {
      await db.transaction(async (tx) => {
        await tx
          .delete(oneTimeTokens)
          .where(and(eq(oneTimeTokens.userId, userId), eq(oneTimeTokens.type, type)));
        await tx
          .insert(oneTimeTokens)
          .values({ userId, type, hash, expiresAt: sql`now() + interval '1 hour'` });
      });
    },
    async take(type, hash) {
      const [row] = await db
        .delete(oneTimeTokens)
        .where(and(eq(oneTimeTokens.hash, hash), eq(oneTimeTokens.type, type)))
        .returning({
          userId: oneTimeTokens.userId,
          isGood: sql<boolean>`${oneTimeTokens.expiresAt} > now()`,
        });
      return row?.isGood ? row.userId : null;
    },
  };
}
