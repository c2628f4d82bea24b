/** Until when the addresses of files that a session was given open. [AC1] */
import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import { MEDIA_RIGHT_MS } from '../../../contract/limits';
import type { Database, Executor } from '../../db/database';
import { mediaRights, profiles } from '../../db/schema/app';
import { sessions } from '../../db/schema/auth';

interface Right {
  readonly sessionId: string;
  readonly userId: string;
}

const isOver = () => lt(mediaRights.until, sql`clock_timestamp()`);

export function mediaRightsRepository(db: Executor) {
  const until = sql`clock_timestamp() + ${MEDIA_RIGHT_MS} * interval '1 millisecond'`;
  return {
    /** From now on for as long as a right lasts. */
    async renew({ sessionId, userId }: Right): Promise<void> {
      await db
        .insert(mediaRights)
        .values({ sessionId, userId, until })
        .onConflictDoUpdate({
          target: mediaRights.sessionId,
          set: { until },
          setWhere: eq(mediaRights.userId, userId),
        });
    },
    async end(sessionId: string): Promise<void> {
      await db.delete(mediaRights).where(eq(mediaRights.sessionId, sessionId));
    },
    /** For who found it over a moment ago: it may have been renewed since. */
    async endIfOver(sessionId: string): Promise<void> {
      await db.delete(mediaRights).where(and(eq(mediaRights.sessionId, sessionId), isOver()));
    },
    /** Renewed lately, by a session that goes on, of an account that is neither locked nor leaving. */
    async isOpen({ sessionId, userId }: Right): Promise<boolean> {
      const rows = await db
        .select({ sessionId: mediaRights.sessionId })
        .from(mediaRights)
        // A hosted session has no row here.
        .leftJoin(sessions, eq(sessions.id, mediaRights.sessionId))
        .leftJoin(profiles, eq(profiles.userId, mediaRights.userId))
        .where(
          and(
            eq(mediaRights.sessionId, sessionId),
            eq(mediaRights.userId, userId),
            sql`${mediaRights.until} > clock_timestamp()`,
            isNull(sessions.revokedAt),
            isNull(profiles.lockedAt),
            isNull(profiles.eraseAt),
          ),
        );
      return rows.length > 0;
    },
  };
}

export const endedMediaRights = async (db: Database, atMost: number): Promise<string[]> =>
  (await db.select({ id: mediaRights.sessionId }).from(mediaRights).where(isOver()).limit(atMost)).map(
    ({ id }) => id,
  );
