/** The keys that sign access tokens, newest first. */
import { desc, sql } from 'drizzle-orm';
import type { JWK } from 'jose';
import type { Database } from '../../db/database';
import { signingKeys } from '../../db/schema/auth';

export interface SigningKeyRow {
  readonly kid: string;
  readonly jwk: JWK;
}
export interface SigningKeysRepository {
  /** All keys; where there is none yet, `make` makes the first, once for all processes. */
  loadOrMake(make: () => Promise<SigningKeyRow>): Promise<readonly SigningKeyRow[]>;
}

/** Any number that no other advisory lock of this server uses. */
const LOCK = 7_390_211;

export function signingKeysRepository(db: Database): SigningKeysRepository {
  return {
    loadOrMake: (make) =>
      db.transaction(async (tx) => {
        await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
        const found = await tx.select().from(signingKeys).orderBy(desc(signingKeys.createdAt));
        if (found.length > 0) return found;
        return tx
          .insert(signingKeys)
          .values(await make())
          .returning();
      }),
  };
}
