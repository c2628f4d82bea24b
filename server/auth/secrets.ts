/** Secrets that the server makes for itself once and keeps, such as the one that signs media addresses. */
import { randomBytes } from 'node:crypto';
import type { Executor } from '../db/database';
import { serverSecretsRepository } from '../repositories/accounts/serverSecrets.repository';

const SECRET_BYTES = 32;

/** 32 random bytes under `name`; processes that ask at the same moment get the same ones. */
export const serverSecret = (db: Executor, name: string): Promise<Buffer> =>
  serverSecretsRepository(db).keep(name, randomBytes(SECRET_BYTES));
