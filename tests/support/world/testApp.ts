/** The server on a database of its own and a fake outside world; a bearer token is the caller's id. */
import path from 'node:path';
import type { InjectOptions } from 'fastify';
import { buildApp } from '../../../server/app';
import type { AppPorts } from '../../../server/appPorts';
import { loadSigningKeys } from '../../../server/auth/signingKeys';
import { readConfig } from '../../../server/config';
import { Unauthorized } from '../../../server/http/problems';
import { isId } from '../../../server/repositories/ids';
import type { ProductPages } from '../../../server/reading/productPages';
import { openSender } from '../../../server/queue/openSender';
import { freshDatabase } from '../postgres/freshDatabase';
import { fakeAddresses } from './fakeAddresses';
import { fakePorts } from './fakePorts';

/** @param over what is real in this test. */
export async function testApp(environment: NodeJS.ProcessEnv = {}, over: Partial<AppPorts> = {}) {
  const database = await freshDatabase();
  const sender = await openSender(database.db);
  const missing = () => Promise.reject(new Error('Not part of this test.'));
  const pages: ProductPages = {
    read: missing,
    readProductHtml: missing,
    sizesOf: (address) => [address],
    browser: { holding: () => 'untested', attempt: missing },
  };
  const ports = { ...fakePorts(), pages };
  const app = await buildApp({
    config: readConfig(environment),
    db: database.db,
    addresses: fakeAddresses(),
    ...ports,
    scripts: {
      writeAdScripts: missing,
      writeExplainerScripts: missing,
      whoWrites: missing,
      modelsThatWrite: missing,
      judgeScript: missing,
      translate: missing,
      elsewhere: { adTask: missing, explainerTask: missing, claimsTask: missing },
    },
    packs: { packs: [], trials: {} },
    claims: {
      trace: () => [],
      figuresBeyond: () => [],
      hasUnbackedFigure: () => false,
      kindsIn: () => new Set(),
    },
    fillers: new Map([['en', ['um', 'uh']]]),
    lookUp: missing,
    chooseOfNotes: missing,
    transcriber: null,
    mail: { send: missing },
    guardedFetch: { fetch: missing, download: missing, resume: missing, close: async () => {} },
    keys: await loadSigningKeys(database.db),
    verifier: {
      async verify(bearer) {
        if (!isId(bearer)) throw new Unauthorized();
        return { userId: bearer, sessionId: null, email: `${bearer.slice(0, 4)}@example.com` };
      },
    },
    sender,
    folders: { clientDir: '/nonexistent', assetsDir: path.resolve('assets') },
    ...over,
  });
  return {
    ...database,
    app,
    sender,
    ports,
    call: (userId: string, method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
      app.inject({
        method,
        url: `/v1${url}`,
        headers: { authorization: `Bearer ${userId}` },
        ...(payload ? { payload } : {}),
      } satisfies InjectOptions),
    async close() {
      await app.close();
      await sender.stop();
      await database.drop();
    },
  };
}
export type TestApp = Awaited<ReturnType<typeof testApp>>;
