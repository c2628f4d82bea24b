/** A tool that dies or never answers: its step is tried again by itself, and ended for good in a known time. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { renderWork } from '../../../server/pipeline/rendering/render.work';
import { runSteps } from '../../../server/pipeline/runSteps';
import { defineStep } from '../../../server/pipeline/step';
import { jobsRepository } from '../../../server/repositories/jobs/jobs.repository';
import type { Claim } from '../../../server/queue/queue';
import { adRequest } from '../../support/world/adRequest';
import { fakePorts, type OnCall } from '../../support/world/fakePorts';
import { madeProject } from '../../support/world/madeProject';
import { testApp, type TestApp } from '../../support/world/testApp';

let server: TestApp;
beforeAll(async () => {
  server = await testApp({ CREDITS_ON_SIGNUP: '100' });
});
afterAll(() => server.close());

const steady = new AbortController().signal;

/** Runs a step of nothing else's on a job of nobody else's; told `signal`s are those of its tries. */
async function runStill(limitMs: number, run: (tries: number, signal: AbortSignal) => Promise<string>) {
  const ann = randomUUID();
  const job_id = (await server.call(ann, 'POST', '/generate/videos', adRequest(ann))).json().job_id;
  const job = await jobsRepository(server.db).load(job_id);
  if (!job) throw new Error('There is no job.');
  const told: unknown[] = [];
  const step = defineStep({
    name: 'thumbnail',
    limitMs,
    run: async ({ signal }) => ({ key: await run(told.push(signal), signal) }),
  });
  const options = {
    db: server.db,
    ports: fakePorts(),
    signal: steady,
    retryAfterMs: [0, 0],
    logError: () => {},
  };
  const ran = runSteps([step], job, options).then(({ resultOf }) => resultOf('thumbnail').key);
  return { key: await ran.catch((error: unknown) => String(error)), tries: told.length };
}

test('a step whose tool never answers is told to stop, and ends after three tries though its worker lives', async () => {
  const stopped: unknown[] = [];
  const ended = await runStill(20, (_, signal) => {
    signal.addEventListener('abort', () => stopped.push((signal.reason as Error).name));
    return new Promise(() => {});
  });
  expect(ended).toEqual({
    key: 'TookTooLong: The step thumbnail took longer than 0.02 s.',
    tries: 3,
  });
  expect(stopped).toEqual(['TookTooLong', 'TookTooLong', 'TookTooLong']);
});

test('a step whose tool hangs once is done by its next try', async () => {
  const ended = await runStill(20, (tries) =>
    tries === 1 ? new Promise(() => {}) : Promise.resolve('t.jpg'),
  );
  expect(ended).toEqual({ key: 't.jpg', tries: 2 });
});

async function render(onCall: OnCall) {
  const ann = randomUUID();
  const projectId = await madeProject(server.db, ann);
  await server.call(ann, 'POST', `/project/${projectId}/render`);
  const { rows } = await server.pool.query<{ data: Claim<'render'>['data'] }>(
    `select data from pgboss.job where data->>'projectId' = $1`,
    [projectId],
  );
  const calls: string[] = [];
  const ports = fakePorts(async (call, what, signal) => {
    calls.push(call);
    await onCall(call, what, signal);
  });
  const work = renderWork(
    { db: server.db, sender: server.sender, ...ports, logError: () => {}, retryAfterMs: [0, 0] },
    { workers: async () => 1 },
  );
  const data = rows[0]?.data;
  if (!data) throw new Error('Nothing was asked of the queue.');
  await work({ data, attempt: 0, signal: steady, complete: async () => {} });
  const { status, output } = (await server.call(ann, 'GET', `/project/${projectId}`)).json();
  return { status, failure: output.failure, renders: calls.filter((call) => call === 'render').length };
}

test('[V6] a render whose browser dies once is finished all the same', async () => {
  let died = 0;
  const ended = await render(async (call) => {
    if (call === 'render' && died++ === 0) throw new Error('The browser that draws is gone.');
  });
  expect(ended).toEqual({ status: 'done', failure: null, renders: 2 });
});

test('[V6] a render whose browser dies each time ends in words after three tries', async () => {
  const ended = await render(async (call) => {
    if (call === 'render') throw new Error('The browser that draws is gone.');
  });
  expect(ended).toEqual({
    status: 'failed',
    failure:
      'The video could not be rendered: something went wrong on our side. Please try again in a few minutes.',
    renders: 3,
  });
});

test('a full disk is told at once: another try would find it as full', async () => {
  const ended = await render(async (call) => {
    if (call === 'render') throw Object.assign(new Error('ENOSPC: no space left'), { code: 'ENOSPC' });
  });
  expect(ended).toMatchObject({ status: 'failed', renders: 1 });
});

test('[V6] a film whose storage is away for a moment is kept by the next try, without being drawn anew', async () => {
  let away = 0;
  const ended = await render(async (call) => {
    if (call === 'put' && away++ === 0) throw new Error('getaddrinfo ENOTFOUND storage.example');
  });
  expect(ended).toEqual({ status: 'done', failure: null, renders: 1 });
});

test('[V6] a film whose storage stays away fails in words after three tries', async () => {
  const ended = await render(async (call) => {
    if (call === 'put') throw new Error('getaddrinfo ENOTFOUND storage.example');
  });
  expect(ended).toMatchObject({
    status: 'failed',
    failure:
      'The video could not be rendered: something went wrong on our side. Please try again in a few minutes.',
    renders: 1,
  });
});
