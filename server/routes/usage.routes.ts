/** What the signed-in user has in use, beside what they may have, and what became of their credits. [TR2] [AR1] */
import type { FastifyInstance } from 'fastify';
import { getCreditLedger, getUsage } from '../../contract/routes/usage.routes';
import { implement } from '../http/implement';
import type { Ports } from '../ports';
import { limitsOf } from '../quota/limits';
import { usageOf } from '../quota/usage';
import { creditLedger } from '../repositories/accounts/creditLedger.repository';

export function usageRoutes(app: FastifyInstance, { db, config }: Pick<Ports, 'db' | 'config'>): void {
  implement(app, getUsage, ({ caller }) => usageOf(db, limitsOf(config), caller.userId));
  implement(app, getCreditLedger, ({ caller, query }) => creditLedger(db, caller.userId, query?.before));
}
