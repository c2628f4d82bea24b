/** What the routes of the authentication are given. */
import type { AuthDeps } from './authDeps';
import type { KnownDevices } from './knownDevices';
import type { MailedLinks } from './mailedLinks';
import type { EmailLimits } from './rateLimits';

export interface AuthRouteDeps extends AuthDeps {
  readonly limits: EmailLimits;
  readonly devices: KnownDevices;
  readonly links: MailedLinks;
}
