/** Many workers draw one film; one that is lost costs the piece in its hands. [RD3] */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { jobs, renderChunks } from '../../../server/db/schema/app';
import { planChunks, planPieces } from '../../../server/render/chunks/chunkPlan';
import { adRequest } from '../../support/world/adRequest';
import { testApp, type TestApp } from '../../support/world/testApp';
import { startWorkerProcess, type WorkerProcess } from '../../support/world/workerProcess';

let server: TestApp;
beforeAll(async () => {
  server = await testApp({ CREDITS_ON_SIGNUP: '100' });
});
afterAll(() => server.close());

const PIECES = planPieces(planChunks({ frames: 600, fps: 30 }), 2).map(({ from, to }) => `${from}-${to}`);

async function makeProjects(users: readonly string[]): Promise<string[]> {
  const started: string[] = [];
  for (const user of users)
    started.push(
      (
        await server.call(user, 'POST', '/generate/videos', adRequest(user, { script: 'A plain script.' }))
      ).json().job_id,
    );
  const worker = startWorkerProcess(server.url);
  const projects: string[] = [];
  for (const job of started) {
    const row = async () => (await server.db.select().from(jobs).where(eq(jobs.id, job)))[0];
    await expect.poll(async () => (await row())?.status, { timeout: 40_000, interval: 200 }).toBe('done');
    projects.push((await row())?.projectId ?? '');
  }
  await worker.end('SIGTERM');
  return projects;
}
const projectIs = (user: string, project: string, status: string) =>
  expect
    .poll(async () => (await server.call(user, 'GET', `/project/${project}`)).json().status, {
      timeout: 60_000,
      interval: 200,
    })
    .toBe(status);
/** The pieces of films that a worker began, sound left out. */
const drawn = (worker: WorkerProcess) =>
  worker
    .calls()
    .filter((call) => /^draw \S+ \d/.test(call))
    .map((call) => call.slice('draw '.length));
const priorities = async (project: string) =>
  (
    await server.pool.query(
      `select priority from pgboss.job where name = 'chunk' and data->>'projectId' = $1 order by priority desc`,
      [project],
    )
  ).rows.map(({ priority }) => priority as number);

test('[RD3] pieces grow smaller towards the end, and hold each missing chunk once', () => {
  const missing = planChunks({ frames: 1800, fps: 30 });
  const pieces = planPieces(missing, 4);
  expect(pieces.map(({ from, to }) => (to - from) / 60)).toEqual([
    3,
    3,
    3,
    2,
    2,
    2,
    ...Array<number>(15).fill(1),
  ]);
  expect(
    pieces.flatMap(({ from, to }) => missing.filter((chunk) => chunk.from >= from && chunk.to <= to)),
  ).toEqual(missing);
});

test(
  '[RD3] kill -9 in the middle of a piece: the others draw it and nothing else anew, and each film is joined once',
  { timeout: 180_000 },
  async () => {
    const users = [randomUUID(), randomUUID(), randomUUID()];
    const projects = await makeProjects(users);
    const killed = startWorkerProcess(
      server.url,
      PIECES.map((piece) => ` ${piece}`),
    );
    const other = startWorkerProcess(server.url);
    await killed.reached('working');
    await other.reached('working');
    for (const [place, user] of users.entries())
      await server.call(user, 'POST', `/project/${projects[place]}/render`);
    // Who is planned after the kill is one worker's film.
    for (const project of projects)
      await expect
        .poll(() => priorities(project), { timeout: 30_000, interval: 100 })
        .toHaveLength(PIECES.length);
    await killed.reached('hanging  ');
    await killed.end('SIGKILL');

    for (const [place, user] of users.entries()) await projectIs(user, projects[place] ?? '', 'done');
    const all = projects.flatMap((project) => PIECES.map((piece) => `${project} ${piece}`));
    expect(drawn(other).sort()).toEqual(all.sort());
    expect(drawn(killed).length).toBeGreaterThan(0);
    const joined = other.calls().filter((call) => call.startsWith('render '));
    expect(joined.sort()).toEqual(projects.map((project) => `render ${project}`).sort());
    expect(await server.db.$count(renderChunks)).toBe(0);
    await other.end('SIGTERM');
  },
);

test('[RD3] a person’s second film waits for the others’ first', { timeout: 120_000 }, async () => {
  const [user, stranger] = [randomUUID(), randomUUID()];
  const [first = '', second = '', strangers = ''] = await makeProjects([user, user, stranger]);
  const hang = PIECES.map((piece) => ` ${piece}`);
  const workers = [startWorkerProcess(server.url, hang), startWorkerProcess(server.url, hang)];
  for (const worker of workers) await worker.reached('working');
  const spread = async (who: string, project: string) => {
    await server.call(who, 'POST', `/project/${project}/render`);
    await expect
      .poll(() => priorities(project), { timeout: 30_000, interval: 200 })
      .toHaveLength(PIECES.length);
  };
  await spread(user, first);
  // The sound of the first is done, its pieces are not.
  await expect
    .poll(() => server.db.$count(renderChunks, eq(renderChunks.userId, user)), { timeout: 20_000 })
    .toBe(PIECES.length + 1);
  await spread(user, second);
  await spread(stranger, strangers);
  const from = (start: number) => PIECES.map((_, place) => 0 - start - place);
  expect(await priorities(first)).toEqual(from(0));
  expect((await priorities(second))[0]).toBeLessThanOrEqual(-PIECES.length);
  expect(await priorities(strangers)).toEqual(from(0));
  for (const worker of workers) await worker.end('SIGKILL');
});

test('[RD3] a film that a worker has for itself is drawn by it at once', { timeout: 90_000 }, async () => {
  const user = randomUUID();
  const [project = ''] = await makeProjects([user]);
  const only = startWorkerProcess(server.url);
  await only.reached('working');
  await server.call(user, 'POST', `/project/${project}/render`);
  await projectIs(user, project, 'done');
  expect(drawn(only).filter((piece) => piece.startsWith(project))).toEqual([]);
  expect(only.calls()).toContain(`render ${project}`);
  await only.end('SIGTERM');
});
