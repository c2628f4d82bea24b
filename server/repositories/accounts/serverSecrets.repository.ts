/** Secrets that the server made for itself, by name. */
import { eq } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { serverSecrets } from '../../db/schema/auth';

export interface ServerSecretsRepository {
  /** Keeps `fresh` under `name` unless there is one; answers the one that is kept. */
  keep(name: string, fresh: Buffer): Promise<Buffer>;
}

export function serverSecretsRepository(db: Executor): ServerSecretsRepository {
  return {
    async keep(name, fresh) {
      await db.insert(serverSecrets).values({ name, value: fresh }).onConflictDoNothing();
      const [row] = await db
        .select({ value: serverSecrets.value })
        .from(serverSecrets)
        .where(eq(serverSecrets.name, name));
      if (!row) throw new Error(`The server secret "${name}" was removed while it was read.`);
      return row.value;
    },
  };
}
