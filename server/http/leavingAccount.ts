/** Whoever has deleted their account can keep it or take their data out, and nothing else. [AC1] */
import { refusalSentences } from '../../contract/refusalSentences';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database';
import { departuresRepository } from '../repositories/accounts/departures.repository';
import { Problem } from './problems';

/** Below `/user` are the ways back and out. */
const STAYS_OPEN = /^\/user(?:\/|$)/;

/** Register behind `requireSession`. */
export function refuseLeavingAccounts(app: FastifyInstance, db: Database): void {
  app.addHook('onRequest', async ({ routeOptions: { config }, caller }) => {
    if (config.access !== 'session' || !config.contract || STAYS_OPEN.test(config.contract.path)) return;
    if (await departuresRepository(db).isLeaving(caller.userId))
      throw new Problem(403, 'account_leaving', refusalSentences.account_leaving);
  });
}
