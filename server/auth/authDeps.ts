/** What the authentication stands on. */
import type { Config } from '../config';
import type { Database } from '../db/database';
import type { Mail } from '../mail/mail';
import type { SigningKeys } from './signingKeys';

export interface AuthDeps {
  readonly config: Config;
  readonly db: Database;
  readonly mail: Mail;
  readonly keys: SigningKeys;
}
