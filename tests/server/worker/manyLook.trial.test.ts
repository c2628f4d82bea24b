/** The short form of the trial's part `load`: many look at their work while a film is drawn. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { workingApp, type WorkingApp } from '../../support/world/workingApp';

const PEOPLE = 20;
const LOOKS = 3;

let app: WorkingApp;
beforeAll(async () => {
  app = await workingApp();
});
afterAll(() => app.close());

test('[J1] many who look at their work beside a render are all answered, each with their own', async () => {
  const people = Array.from({ length: PEOPLE }, app.newcomer);
  const [maker = ''] = people;
  const project = await app.project(maker, await app.confirm(maker));
  const rendering = app.hold('render');
  await app.server.call(maker, 'POST', `${project}/render`);
  await rendering.reached;

  // Each looks again as soon as they are answered, and all at once.
  const looks = await Promise.all(
    people.map(async (person) => {
      const jobs: unknown[] = [];
      for (let look = 0; look < LOOKS; look += 1) {
        const answer = await app.server.call(person, 'GET', '/generate/jobs');
        const told = answer.json() as { status: string }[];
        jobs.push([answer.statusCode, told.map(({ status }) => status)]);
      }
      return jobs;
    }),
  );
  const each = (answer: unknown) => Array.from({ length: LOOKS }, () => answer);
  expect(looks).toEqual(people.map((person) => each([200, person === maker ? ['done'] : []])));
  const seen = await Promise.all(people.map((person) => app.server.call(person, 'GET', project)));
  expect(seen.map(({ statusCode }) => statusCode)).toEqual(
    people.map((person) => (person === maker ? 200 : 404)),
  );
  expect(seen[0]?.json()).toMatchObject({ status: 'rendering' });

  rendering.letGo();
  await app.becomes(maker, project, 'done');
});
