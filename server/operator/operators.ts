/**
 * Who runs the server: the first account that there ever was, and whoever `OPERATORS` names. Which account was the
 * first is decided once and kept: when it is deleted, the second does not become it.
 */
import type { Config } from '../config';
import type { Database } from '../db/database';
import type { Caller } from '../http/implement';
import { serverSecretsRepository } from '../repositories/accounts/serverSecrets.repository';
import { firstAccountId } from '../repositories/operator/accounts.repository';

export interface Operators {
  includes(this: void, account: Pick<Caller, 'userId' | 'email'>): Promise<boolean>;
}

const FIRST_ACCOUNT = 'first-account';

export function createOperators(db: Database, { OPERATORS }: Pick<Config, 'OPERATORS'>): Operators {
  let first: string | null = null;
  async function firstAccount(): Promise<string | null> {
    if (first) return first;
    const oldest = await firstAccountId(db);
    if (!oldest) return null;
    first = (await serverSecretsRepository(db).keep(FIRST_ACCOUNT, Buffer.from(oldest))).toString();
    return first;
  }
  return {
    includes: async ({ userId, email }) =>
      OPERATORS.includes(email.toLowerCase()) || userId === (await firstAccount()),
  };
}
