/** What the signed-in user has in use, beside what they may have. [TR2] */
import type { FastifyInstance } from 'fastify';
import { getUsage } from '../../contract/routes/usage.routes';
import { implement } from '../http/implement';
import type { Ports } from '../ports';
import { limitsOf } from '../quota/limits';
import { usageOf } from '../quota/usage';

export function usageRoutes(app: FastifyInstance, { db, config }: Pick<Ports, 'db' | 'config'>): void {
  implement(app, getUsage, ({ caller }) => usageOf(db, limitsOf(config), caller.userId));
}
