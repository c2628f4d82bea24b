/** A listening server with nothing but the authentication on a database of its own, and the client people use. */
import { AuthClient } from '@supabase/supabase-js';
import Fastify from 'fastify';
import { authRoutes } from '../../../../server/auth/auth.routes';
import { loadSigningKeys } from '../../../../server/auth/signingKeys';
import { createVerifier } from '../../../../server/auth/verifier';
import { readConfig } from '../../../../server/config';
import type { Letter } from '../../../../server/mail/mail';
import { freshDatabase } from '../../../support/postgres/freshDatabase';

export async function openAuthServer(environment: Record<string, string> = {}) {
  const database = await freshDatabase();
  const config = readConfig(environment);
  const keys = await loadSigningKeys(database.db);
  const letters: Letter[] = [];
  const arrivals: ((letter: Letter) => void)[] = [];
  const mail = {
    send: async (letter: Letter) => {
      letters.push(letter);
      arrivals.shift()?.(letter);
    },
  };
  const app = Fastify();
  app.register(async (scope) => authRoutes(scope, { config, db: database.db, mail, keys }), {
    prefix: '/auth/v1',
  });
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  const url = `${origin}/auth/v1`;
  return {
    app,
    db: database.db,
    keys,
    config,
    letters,
    origin,
    url,
    /** The next letter that is sent from now on. */
    nextLetter: () => new Promise<Letter>((resolve) => arrivals.push(resolve)),
    verifier: createVerifier({ config, db: database.db, keys }),
    client: () => new AuthClient({ url, autoRefreshToken: false, persistSession: true }),
    async close() {
      await app.close();
      await database.drop();
    },
  };
}
export type AuthServer = Awaited<ReturnType<typeof openAuthServer>>;

/** The session of a new account, thrown where there is none. */
export async function signedUp(server: AuthServer, email = 'ada@example.com', password = 'correct horse') {
  const client = server.client();
  const { data, error } = await client.signUp({ email, password });
  if (error) throw error;
  if (!data.session) throw new Error('no session came back');
  return { client, session: data.session, email, password };
}
