/** Voice-overs of the users' own: who has which, and since when. */
import { sql } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { recordings } from '../db/schema/app';

export interface RecordingsRepository {
  /** For a term from now on, whether it was known or not. */
  keep(userId: string, key: string, bytes: number): Promise<void>;
}

export const recordingsRepository = (db: Executor): RecordingsRepository => ({
  async keep(userId, key, bytes) {
    const keptAt = sql`clock_timestamp()`;
    await db
      .insert(recordings)
      .values({ key, userId, keptAt, bytes })
      .onConflictDoUpdate({ target: recordings.key, set: { keptAt, bytes } });
  },
});
