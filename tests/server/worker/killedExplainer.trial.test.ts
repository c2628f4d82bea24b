/** A worker that is killed while it draws loses nothing: the next one goes on, and the job ends exactly once. [J5] */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { templateNameSchema } from '../../../contract/video/templateName';
import { creditHolds, projects } from '../../../server/db/schema/app';
import { explainerRequest } from '../../support/world/explainerRequest';
import { testApp, type TestApp } from '../../support/world/testApp';
import { startWorkerProcess } from '../../support/world/workerProcess';

let server: TestApp;
beforeAll(async () => {
  server = await testApp({ CREDITS_ON_SIGNUP: '100' });
});
afterAll(() => server.close());

test(
  'kill -9 while the second picture is drawn, and while it is stored: one project, one payment',
  { timeout: 90_000 },
  async () => {
    const begin = async (place: (user: string, job: string) => string) => {
      const user = randomUUID();
      const script = `The first sentence says ${user}. The second sentence hangs with ${user}.`;
      const answer = await server.call(user, 'POST', '/generate/t2v', explainerRequest({ script }));
      const job: string = answer.json().job_id;
      return { user, job, place: place(user, job) };
    };
    const started = await Promise.all([
      begin((user) => `draw The second sentence hangs with ${user}`),
      begin((user, job) => `put u/${user}/jobs/${job}/pictures/default/02.jpg`),
    ]);
    const killed = startWorkerProcess(
      server.url,
      started.map(({ place }) => place),
    );
    for (const { place } of started) await killed.reached(`hanging ${place}`);
    await killed.end('SIGKILL');

    const next = startWorkerProcess(server.url);
    for (const { user, job } of started) {
      await expect
        .poll(async () => (await server.call(user, 'GET', `/jobs/${job}`)).json().status, {
          timeout: 40_000,
          interval: 200,
        })
        .toBe('done');
      expect(await server.db.select().from(projects).where(eq(projects.jobId, job))).toHaveLength(1);
      const holds = await server.db.select().from(creditHolds).where(eq(creditHolds.jobId, job));
      expect(holds.map(({ state }) => state)).toEqual(['spent']);
    }
    expect(next.calls().filter((call) => call.startsWith('speak'))).toEqual([]);
    expect(next.calls().filter((call) => call.startsWith('draw'))).toHaveLength(
      2 * 2 * templateNameSchema.options.length,
    );
    await next.end('SIGTERM');
  },
);
