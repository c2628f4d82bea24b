/** Secrets that the server makes for itself once and keeps, such as the one that signs media addresses. */
import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { serverSecrets } from '../db/schema/auth';

const SECRET_BYTES = 32;

/** 32 random bytes under `name`; processes that ask at the same moment get the same ones. */
export async function serverSecret(db: Executor, name: string): Promise<Buffer> {
  await db
    .insert(serverSecrets)
    .values({ name, value: randomBytes(SECRET_BYTES) })
    .onConflictDoNothing();
  const [row] = await db
    .select({ value: serverSecrets.value })
    .from(serverSecrets)
    .where(eq(serverSecrets.name, name));
  if (!row) throw new Error(`The server secret "${name}" was removed while it was read.`);
  return row.value;
}
