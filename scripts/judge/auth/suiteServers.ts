/** Our authentication at the addresses where auth-js's own suites look for GoTrue, each set up as they want it there. */
import { mkdtemp, chmod, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify from 'fastify';
import { authRoutes } from '../../../server/auth/auth.routes';
import { loadSigningKeys } from '../../../server/auth/signingKeys';
import { readConfig } from '../../../server/config';
import { openDatabase } from '../../../server/db/database';
import { startPostgres } from '../../../server/db/embeddedPostgres';
import { migrate } from '../../../server/db/migrate';

interface SuiteServer {
  /** As it is written into their clients. */
  readonly port: number;
  readonly prefix: string;
  readonly environment: Readonly<Record<string, string>>;
}

/** Theirs, which their suites take for granted. */
const PASSWORD_MIN_LENGTH = '6';
const unconfirmed = { PASSWORD_MIN_LENGTH, CONFIRM_EMAIL: 'true' };
const confirmed = { PASSWORD_MIN_LENGTH };
const servers: readonly SuiteServer[] = [
  { port: 54321, prefix: '/auth/v1', environment: confirmed },
  { port: 9999, prefix: '', environment: unconfirmed },
  { port: 9998, prefix: '', environment: confirmed },
  { port: 9997, prefix: '', environment: unconfirmed },
  { port: 9996, prefix: '', environment: confirmed },
];

export async function openSuiteServers() {
  const dir = await mkdtemp(path.join(tmpdir(), 'reelwright-judge-'));
  // As root, Postgres runs as somebody else, who has to get here.
  await chmod(dir, 0o755);
  const postgres = await startPostgres({ dir: path.join(dir, 'postgres') });
  await migrate(postgres.url);
  const { db, close } = openDatabase(postgres.url);
  const keys = await loadSigningKeys(db);
  const apps = servers.map(({ prefix, environment }) => {
    const app = Fastify({ trustProxy: true, serverFactory: fromManyAddresses });
    const deps = { config: readConfig(environment), db, mail: { send: async () => {} }, keys };
    app.register(async (scope) => authRoutes(scope, deps), { prefix });
    return app;
  });
  const opened = {
    async close() {
      for (const app of apps) await app.close();
      await close();
      await postgres.stop();
      await rm(dir, { recursive: true, force: true });
    },
  };
  try {
    for (const [index, { port }] of servers.entries()) await apps[index]?.listen({ port, host: 'localhost' });
  } catch (error) {
    await opened.close();
    throw error;
  }
  return opened;
}

/** Each call comes from somebody else: the suites are one caller who does in a minute what many people do. */
function fromManyAddresses(handler: Parameters<typeof createServer>[1] & {}) {
  let calls = 0;
  return createServer((request, answer) => {
    calls += 1;
    request.headers['x-forwarded-for'] = `10.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls & 255}`;
    handler(request, answer);
  });
}
