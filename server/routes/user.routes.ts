/** The signed-in user's profile. [A6] */
import type { FastifyInstance } from 'fastify';
import { getUser } from '../../contract/routes/user.routes';
import type { Database } from '../db/database';
import { implement } from '../http/implement';
import { NotFound } from '../http/problems';
import { profilesRepository } from '../repositories/accounts/profiles.repository';

export function userRoutes(app: FastifyInstance, { db }: { db: Database }): void {
  implement(app, getUser, async ({ caller }) => {
    const user = await profilesRepository(db).find(caller.userId);
    if (!user) throw new NotFound('user');
    return user;
  });
}
