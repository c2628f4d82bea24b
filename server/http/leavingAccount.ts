/** Whoever has deleted their account can keep it or take their data out, and nothing else. [AC1] */
import type { FastifyContextConfig } from 'fastify';
import { refusalSentences } from '../../contract/refusalSentences';
import { Problem } from './problems';

/** Below `/user` are the ways back and out. */
const STAYS_OPEN = /^\/user(?:\/|$)/;

/** Throws for every route of people that is not one of the ways back and out. */
export function refuseWhileLeaving({ access, contract }: FastifyContextConfig): void {
  if (access !== 'session' || !contract || STAYS_OPEN.test(contract.path)) return;
  throw new Problem(403, 'account_leaving', refusalSentences.account_leaving);
}
