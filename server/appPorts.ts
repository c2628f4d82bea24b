/** What the server is built on: the ports, and what only the process that answers people has. */
import type { FastifyBaseLogger } from 'fastify';
import type { SigningKeys } from './auth/signingKeys';
import type { Verifier } from './auth/verifier';
import type { StaticFolders } from './http/staticFiles';
import type { Metrics } from './metrics/metrics';
import type { Ports } from './ports';
import type { Sender } from './queue/queue';

export interface AppPorts extends Ports {
  readonly keys: SigningKeys;
  readonly verifier: Verifier;
  readonly sender: Sender;
  readonly folders: StaticFolders;
  /** Without them nothing is counted. */
  readonly metrics?: Metrics;
  readonly logger?: FastifyBaseLogger;
}
