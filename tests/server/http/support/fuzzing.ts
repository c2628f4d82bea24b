/** Sends requests that nobody should send to a whole server, and tells which it answered badly. */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { openPorts } from '../../../../server/compose';
import { readConfig } from '../../../../server/config';
import { FetchRefused } from '../../../../server/fetching/fetchRefusals';
import { readContent } from '../../../../server/readContent';
import { PageRefused } from '../../../../server/reading/pageRefusals';
import { freshDatabase } from '../../../support/postgres/freshDatabase';
import { madeProject } from '../../../support/world/madeProject';
import { testApp } from '../../../support/world/testApp';
import { hostileRequests, type ApiDescription } from './hostileRequests';

export interface BadAnswer {
  readonly method: string;
  readonly url: string;
  readonly payload?: unknown;
  readonly status: number;
  readonly ms: number;
  readonly body: string;
}
interface Asked {
  readonly requests: number;
  readonly seed: number;
  /** An answer that takes longer is told. */
  readonly slowMs: number;
}
const AT_ONCE = 8;

/** @returns answers of 500 and more, and slow ones. */
export async function fuzz({ requests, seed, slowMs }: Asked): Promise<readonly BadAnswer[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'fuzz-'));
  const environment = { DATA_DIR: folder, WIKIPEDIA: 'false', LLM_AUTO: 'false', CREDITS_ON_SIGNUP: '1000' };
  const database = await freshDatabase();
  const content = readContent({ contentDir: path.resolve('content'), assetsDir: path.resolve('assets') });
  const ports = await openPorts({ ...readConfig(environment), DATABASE_URL: database.url }, content);
  const away = () => Promise.reject(new FetchRefused('unreachable'));
  const server = await testApp(environment, {
    scripts: ports.scripts,
    claims: ports.claims,
    chooseOfNotes: ports.chooseOfNotes,
    library: ports.library,
    storage: ports.storage,
    recordings: ports.recordings,
    speech: ports.speech,
    packs: ports.packs,
    // Nothing outside this machine is asked.
    pages: { ...ports.pages, read: () => Promise.reject(new PageRefused('page_missing')) },
    guardedFetch: { fetch: away, download: away, resume: away, close: async () => {} },
    mail: { send: async () => {} },
  });
  try {
    const callers = [randomUUID(), randomUUID()];
    for (const caller of callers) await server.call(caller, 'GET', '/user');
    const ids = await Promise.all(callers.map((caller) => madeProject(server.db, caller)));
    const description: ApiDescription = (await server.app.inject('/v1/openapi.json')).json();
    const waiting = fc.sample(hostileRequests(description, { ids: [...ids, ...callers], callers }), {
      numRuns: requests,
      seed,
    });
    const bad: BadAnswer[] = [];
    const ask = async (): Promise<void> => {
      for (let request = waiting.pop(); request; request = waiting.pop()) {
        const begun = performance.now();
        const { statusCode, body } = await server.app.inject(request);
        const ms = performance.now() - begun;
        const { method, url, payload } = request;
        // It says that no worker lives, as it should.
        const isExpected = statusCode < 500 || url.startsWith('/v1/ready');
        if (isExpected && ms < slowMs) continue;
        bad.push({
          method,
          url: url.slice(0, 300),
          payload,
          status: statusCode,
          ms,
          body: body.slice(0, 300),
        });
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, ask));
    return bad;
  } finally {
    await server.close();
    await ports.close();
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  }
}
