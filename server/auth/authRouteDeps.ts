/** What the routes of the authentication are given. */
import type { Config } from '../config';
import type { Database } from '../db/database';
import type { Mail } from '../mail/mail';
import type { KnownDevices } from './knownDevices';
import type { MailedLinks } from './mailedLinks';
import type { EmailLimits } from './rateLimits';
import type { SigningKeys } from './signingKeys';

export interface AuthDeps {
  readonly config: Config;
  readonly db: Database;
  readonly mail: Mail;
  readonly keys: SigningKeys;
}
export interface AuthRouteDeps extends AuthDeps {
  readonly limits: EmailLimits;
  readonly devices: KnownDevices;
  readonly links: MailedLinks;
}
