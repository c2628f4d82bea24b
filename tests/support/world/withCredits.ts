/** A person who has credits, as if they had been granted. */
import type { Database } from '../../../server/db/database';
import { profiles } from '../../../server/db/schema/app';
import { bookCredits } from '../../../server/repositories/accounts/bookCredits';

type Profile = typeof profiles.$inferInsert;

export const withCredits = (db: Database, { credits, ...profile }: Profile): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.insert(profiles).values({ ...profile, credits: 0 });
    const { userId } = profile;
    if (credits > 0) await bookCredits(tx, { userId, kind: 'grant', key: 'grant', amount: credits });
  });
