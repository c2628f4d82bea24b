/** A worker that dies or is stopped loses nothing: the next one goes on, and every job ends exactly once. [J5] */
import { randomUUID } from 'node:crypto';
import { count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { creditHolds, jobs, projects } from '../../../server/db/schema/app';
import { adRequest } from '../../support/world/adRequest';
import { testApp, type TestApp } from '../../support/world/testApp';
import { startWorkerProcess } from '../../support/world/workerProcess';

let server: TestApp;
beforeAll(async () => {
  server = await testApp({ CREDITS_ON_SIGNUP: '100' });
});
afterAll(() => server.close());

/** Where a job hangs, told by its own user, script or file: one job a step. */
const placeOfStep = {
  'voice-over': () => 'speak Hang',
  captions: (user: string, job: string) => `put u/${user}/jobs/${job}/captions.json`,
  media: (user: string) => `find u/${user}/media/c.jpg`,
  layouts: (user: string, job: string) => `put u/${user}/jobs/${job}/layouts/default.json`,
  thumbnail: (user: string) => `put u/${user}/projects/`,
};
type KilledStep = keyof typeof placeOfStep;
const steps = Object.keys(placeOfStep) as KilledStep[];

const confirm = async (user: string, script: string): Promise<string> =>
  (await server.call(user, 'POST', '/generate/videos', adRequest(user, { script }))).json().job_id;
const jobIs = (user: string, job: string, status: string) =>
  expect
    .poll(async () => (await server.call(user, 'GET', `/jobs/${job}`)).json().status, {
      timeout: 40_000,
      interval: 200,
    })
    .toBe(status);

test(
  'kill -9 in the middle of each step: the next worker goes on there, with one project and one payment a job',
  { timeout: 90_000 },
  async () => {
    const started = await Promise.all(
      steps.map(async (step) => {
        const user = randomUUID();
        const job = await confirm(user, step === 'voice-over' ? 'Hang on here.' : `Going on to ${step}.`);
        return { step, user, job, place: placeOfStep[step](user, job) };
      }),
    );
    const killed = startWorkerProcess(
      server.url,
      started.map(({ place }) => place),
    );
    for (const { place } of started) await killed.reached(`hanging ${place}`);
    await killed.end('SIGKILL');

    const next = startWorkerProcess(server.url);
    for (const { user, job } of started) await jobIs(user, job, 'done');
    const repeated = next.calls().filter((call) => call.startsWith('speak'));
    expect(repeated).toEqual(['speak Hang on here.']);
    const mediaAgain = next
      .calls()
      .filter((call) => call.startsWith('find'))
      .map((call) => call.split('/')[1]);
    const hadMedia = started.filter(({ step }) => step === 'layouts' || step === 'thumbnail');
    expect(mediaAgain).toContain(started.find(({ step }) => step === 'media')?.user);
    expect(hadMedia.filter(({ user }) => mediaAgain.includes(user))).toEqual([]);

    for (const { user, job } of started) {
      const made = await server.db.select({ n: count() }).from(projects).where(eq(projects.jobId, job));
      expect(made).toEqual([{ n: 1 }]);
      const holds = await server.db.select().from(creditHolds).where(eq(creditHolds.jobId, job));
      expect(holds.map(({ state }) => state)).toEqual(['spent']);
      expect((await server.call(user, 'GET', '/user')).json().credits).toBe(90);
    }
    await next.end('SIGTERM');
  },
);

test(
  'kill -9 in the middle of a render: it is rendered by the next worker',
  { timeout: 90_000 },
  async () => {
    const { user, project } = await makeProject();
    const killed = startWorkerProcess(server.url, ['render ']);
    await server.call(user, 'POST', `/project/${project}/render`);
    await killed.reached('hanging render');
    const before = (await server.call(user, 'GET', `/project/${project}`)).json();
    expect(before.status).toBe('rendering');
    await killed.end('SIGKILL');

    const next = startWorkerProcess(server.url);
    await projectIs(user, project, 'done');
    expect(next.calls().filter((call) => call.startsWith('render'))).toHaveLength(1);
    await next.end('SIGTERM');
  },
);

test(
  'SIGTERM gives a render back at once: the next worker does not wait for a heartbeat',
  { timeout: 60_000 },
  async () => {
    const { user, project } = await makeProject();
    const stopped = startWorkerProcess(server.url, ['render ']);
    await server.call(user, 'POST', `/project/${project}/render`);
    await stopped.reached('hanging render');
    await stopped.end('SIGTERM');
    const given = await server.pool.query('select state from pgboss.job where data->>$1 = $2', [
      'projectId',
      project,
    ]);
    expect(given.rows).toEqual([{ state: 'retry' }]);
    expect((await server.call(user, 'GET', `/project/${project}`)).json().status).toBe('rendering');

    const next = startWorkerProcess(server.url);
    await projectIs(user, project, 'done');
    await next.end('SIGTERM');
  },
);

async function makeProject() {
  const user = randomUUID();
  const job = await confirm(user, 'A plain script.');
  const worker = startWorkerProcess(server.url);
  await jobIs(user, job, 'done');
  await worker.end('SIGTERM');
  const [row] = await server.db.select().from(jobs).where(eq(jobs.id, job));
  return { user, project: row?.projectId ?? '' };
}
const projectIs = (user: string, project: string, status: string) =>
  expect
    .poll(async () => (await server.call(user, 'GET', `/project/${project}`)).json().status, {
      timeout: 40_000,
      interval: 200,
    })
    .toBe(status);
