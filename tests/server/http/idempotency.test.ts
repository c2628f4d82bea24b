/** Calls that are repeated: done once, answered alike; another request under the same key is refused. [TR2] */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { IDEMPOTENCY_MS } from '../../../contract/limits';
import { idempotencyKeys, jobs, profiles } from '../../../server/db/schema/app';
import { onceOrKept } from '../../../server/http/idempotency/once';
import { startJob } from '../../../server/pipeline/starting/startJob';
import { readConfig } from '../../../server/config';
import { sweepOnce } from '../../../server/sweeping/sweeper';
import { bookCredits } from '../../../server/repositories/accounts/bookCredits';
import { adRequest } from '../../support/world/adRequest';
import { explainerRequest } from '../../support/world/explainerRequest';
import { madeProject } from '../../support/world/madeProject';
import { testApp, type TestApp } from '../../support/world/testApp';
import { withCredits } from '../../support/world/withCredits';

let server: TestApp;
let ann: string;
let accepted: number;
beforeAll(async () => {
  server = await testApp(
    {},
    {
      recordings: {
        accept: async (userId, body, name) => {
          await body.forEach(() => {});
          accepted += 1;
          return { key: `u/${userId}/recordings/${accepted}.wav`, name, durationMs: 1000, spokenMs: 900 };
        },
        find: async () => null,
        time: () => Promise.reject(new Error('Nothing is timed here.')),
        timeSentence: () => Promise.reject(new Error('Nothing is timed here.')),
      },
    },
  );
});
afterAll(() => server.close());
beforeEach(() => {
  ann = randomUUID();
  accepted = 0;
});

const post = (
  url: string,
  key: string,
  payload?: object | string,
  headers: Record<string, string> = {},
  user = ann,
) =>
  server.app.inject({
    method: 'POST',
    url: `/v1${url}`,
    headers: { authorization: `Bearer ${user}`, 'idempotency-key': key, ...headers },
    ...(payload === undefined ? {} : { payload }),
  });
const confirm = (key: string, change: object = {}) =>
  post('/generate/videos', key, { ...adRequest(ann), ...change });
const jobsOf = (user: string) => server.db.select().from(jobs).where(eq(jobs.userId, user));
const creditsOf = async (user: string) =>
  (await server.db.select().from(profiles).where(eq(profiles.userId, user)))[0]?.credits;
const BOUNDARY = 'x';
const send = (key: string, content: string) =>
  post(
    '/recordings',
    key,
    `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="a.wav"\r\n\r\n${content}\r\n--${BOUNDARY}--\r\n`,
    { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
  );

test('[TR2] Confirm twice is one job, ten credits and the same answer', async () => {
  const first = await confirm('a');
  const second = await confirm('a');
  expect([first.statusCode, second.statusCode]).toEqual([200, 200]);
  expect(second.json()).toEqual(first.json());
  expect([first.headers['idempotency-replayed'], second.headers['idempotency-replayed']]).toEqual([
    undefined,
    'true',
  ]);
  expect(await jobsOf(ann)).toHaveLength(1);
  expect(await creditsOf(ann)).toBe(90);
});

test('[TR2] [X3] Confirm of an explainer twice, the answer to the first of which came too late, is one job', async () => {
  const answers = await Promise.all(['a', 'a'].map((key) => post('/generate/t2v', key, explainerRequest())));
  const late = await post('/generate/t2v', 'a', explainerRequest());
  const first = answers.find(({ statusCode }) => statusCode === 200);
  expect([late.statusCode, late.json()]).toEqual([200, first?.json()]);
  expect(await jobsOf(ann)).toHaveLength(1);
  expect(await creditsOf(ann)).toBe(90);
});

test('[TR2] after a new sign-in, whose addresses carry another right, Confirm is the same request', async () => {
  const first = await confirm('r');
  const images = adRequest(ann).images.map((address) => address.replace('/grant/', '/another/'));
  const second = await confirm('r', { images });
  expect([second.statusCode, second.json()]).toEqual([200, first.json()]);
  expect(await jobsOf(ann)).toHaveLength(1);
  const others = images.map((address) => address.replace('.jpg', '-2.jpg'));
  expect((await confirm('r', { images: others })).statusCode).toBe(422);
});

test('[TR2] of eight at the same moment one is done; the others have its answer, or are to ask again', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => confirm('b')));
  expect(await jobsOf(ann)).toHaveLength(1);
  for (const answer of answers) {
    expect([200, 409]).toContain(answer.statusCode);
    if (answer.statusCode === 409) {
      expect(answer.json().code).toBe('idempotency_in_progress');
      expect(answer.headers['retry-after']).toBe('2');
    }
  }
  expect((await confirm('b')).json()).toEqual({ job_id: (await jobsOf(ann))[0]?.id });
});

test('[TR2] a key is one person’s, and good for one request; without a key nothing is remembered', async () => {
  await confirm('c');
  const other = await confirm('c', { title: 'Another lamp' });
  expect([other.statusCode, other.json().code]).toEqual([422, 'idempotency_key_reused']);
  expect((await post('/generate/t2v', 'c', {})).json().code).toBe('idempotency_key_reused');
  const bob = randomUUID();
  expect((await post('/generate/videos', 'c', adRequest(bob), {}, bob)).statusCode).toBe(200);
  await server.call(ann, 'POST', '/generate/videos', adRequest(ann));
  expect(await jobsOf(ann)).toHaveLength(2);
  for (const wrong of ['', 'a b', 'ä', 'x'.repeat(256)])
    expect((await post('/generate/videos', wrong, adRequest(ann))).json().code).toBe(
      'idempotency_key_invalid',
    );
});

test('[TR2] what is refused did nothing, and frees its key', async () => {
  await withCredits(server.db, { userId: ann, email: `${ann.slice(0, 4)}@example.com`, credits: 3 });
  expect((await confirm('d')).json().code).toBe('not_enough_credits');
  await server.db.transaction((tx) =>
    bookCredits(tx, { userId: ann, kind: 'operator', key: 'a gift', amount: 10 }),
  );
  expect((await confirm('d')).statusCode).toBe(200);
  expect(await creditsOf(ann)).toBe(3);
});

test('[TR2] who dies between the act and its answer has done nothing; who is late is fenced off', async () => {
  const world = { config: readConfig({}), db: server.db, sender: server.sender };
  const job = { userId: ann, kind: 'urltoads', request: adRequest(ann) } as const;
  await server.call(ann, 'GET', '/user');
  const call = { userId: ann, key: 'e', asked: 'this' };
  const dead = await onceOrKept(server.db, call);
  if (!('once' in dead)) throw new Error('The key is new.');
  await expect(onceOrKept(server.db, call)).rejects.toMatchObject({ code: 'idempotency_in_progress' });
  await server.db
    .update(idempotencyKeys)
    .set({ aliveUntil: new Date(0) })
    .where(eq(idempotencyKeys.userId, ann));
  const next = await onceOrKept(server.db, call);
  if (!('once' in next)) throw new Error('It was not done.');
  expect(next.once.id).toBe(dead.once.id);
  await expect(startJob(world, job, dead.once)).rejects.toMatchObject({ code: 'idempotency_in_progress' });
  expect([await jobsOf(ann), await creditsOf(ann)]).toEqual([[], 100]);
  const answer = await startJob(world, job, next.once);
  expect(await onceOrKept(server.db, call)).toEqual({ kept: { body: answer, file: null } });
  await Promise.all([dead.once.release(), next.once.release()]);
  expect(await onceOrKept(server.db, call)).toEqual({ kept: { body: answer, file: null } });
});

test('[TR2] a file that is sent twice is taken in once; another one is another request', async () => {
  const first = await send('f', 'RIFF');
  const second = await send('f', 'RIFF');
  expect(first.json()).toMatchObject({ name: 'a.wav' });
  expect([second.json(), second.headers['idempotency-replayed'], accepted]).toEqual([
    first.json(),
    'true',
    1,
  ]);
  expect((await send('f', 'RUFF')).json().code).toBe('idempotency_key_reused');
});

test('[TR2] a render, and an answer that is a day old', async () => {
  const projectId = await madeProject(server.db, ann);
  const render = () => post(`/project/${projectId}/render`, 'g');
  expect((await render()).statusCode).toBe(200);
  expect((await render()).headers['idempotency-replayed']).toBe('true');
  const old = new Date(Date.now() - IDEMPOTENCY_MS - 1000);
  await server.db.update(idempotencyKeys).set({ createdAt: old }).where(eq(idempotencyKeys.userId, ann));
  await sweepOnce({ db: server.db, storage: server.ports.storage, logError: () => {} });
  expect((await render()).headers['idempotency-replayed']).toBeUndefined();
});

test('[TR2] the API says so of every call that takes it', async () => {
  interface Operation {
    readonly parameters?: readonly { readonly name: string }[];
    readonly security?: readonly object[];
  }
  const { paths } = (await server.app.inject('/v1/openapi.json')).json<{
    paths: Record<string, Record<string, Operation>>;
  }>();
  const operations = Object.entries(paths).flatMap(([place, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      call: `${method} ${place}`,
      takesKey: operation.parameters?.some(({ name }) => name === 'Idempotency-Key') ?? false,
      isDue: method === 'post' && operation.security?.length !== 0,
    })),
  );
  expect(operations.filter(({ isDue }) => isDue).length).toBeGreaterThan(20);
  expect(operations.filter(({ takesKey, isDue }) => takesKey !== isDue)).toEqual([]);
});
