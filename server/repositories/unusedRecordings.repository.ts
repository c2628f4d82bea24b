/** Recordings that nobody made a video of: found, held against everybody else, erased. */
import { and, eq, sql } from 'drizzle-orm';
import { UNUSED_RECORDING_MS } from '../../contract/limits';
import type { Database, Transaction } from '../db/database';
import { jobs, recordings } from '../db/schema/app';

const isOld = sql`${recordings.keptAt} <= clock_timestamp() - ${UNUSED_RECORDING_MS} * interval '1 millisecond'`;
/** A job that failed may be tried again, and one that is done goes with its project. */
const isUsedByNone = sql`not exists (select 1 from ${jobs} where ${jobs.userId} = ${recordings.userId}
  and ${jobs.request} -> 'voice_over' ->> 'recording_url' = 'media:' || ${recordings.key})`;

export const unusedRecordingKeys = async (db: Database, atMost: number): Promise<string[]> => {
  const rows = await db
    .select({ key: recordings.key })
    .from(recordings)
    .where(and(isOld, isUsedByNone))
    .limit(atMost);
  return rows.map(({ key }) => key);
};

export function unusedRecordingsRepository(tx: Transaction) {
  return {
    /** Who chooses it meanwhile waits until the transaction ends. False when it was chosen, or is gone. */
    async hold(key: string): Promise<boolean> {
      const rows = await tx
        .select({ key: recordings.key })
        .from(recordings)
        .where(and(eq(recordings.key, key), isOld, isUsedByNone))
        .for('update', { skipLocked: true });
      return rows.length > 0;
    },
    async erase(key: string): Promise<void> {
      await tx.delete(recordings).where(eq(recordings.key, key));
    },
  };
}
