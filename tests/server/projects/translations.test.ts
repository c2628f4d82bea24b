/** A copy of a project that is being worked into another language: not to be seen until it is whole, and gone where it never becomes so. [SC4] */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { UNDO_MS } from '../../../contract/limits';
import { projectSchema } from '../../../contract/project';
import { hideTranslation } from '../../../contract/routes/projects.routes';
import { spokenSentenceSchema } from '../../../contract/routes/speech.routes';
import { projects } from '../../../server/db/schema/app';
import { sweepOnce } from '../../../server/sweeping/sweeper';
import { adRequest } from '../../support/world/adRequest';
import { fakePorts, VOICE } from '../../support/world/fakePorts';
import { jobsRepository } from '../../../server/repositories/jobs/jobs.repository';
import { arranged } from '../../support/world/madeProject';
import { testApp, type TestApp } from '../../support/world/testApp';

let server: TestApp;
let ann: string;
let projectId: string;
const { storage, files, speech } = fakePorts();
beforeAll(async () => {
  server = await testApp({ USER_PROJECTS: '2' }, { storage, speech });
});
afterAll(() => server.close());

const source = { title: 'Lamp', description: 'It is warm.' };
beforeEach(async () => {
  files.clear();
  [ann, projectId] = [randomUUID(), randomUUID()];
  const jobs = jobsRepository(server.db);
  const jobId = await jobs.create({
    userId: ann,
    kind: 'urltoads',
    request: { ...adRequest(ann), claim_source: source },
  });
  await jobs.finish(jobId, projectId);
  await server.db.insert(projects).values({
    ...{ id: projectId, userId: ann, jobId, title: 'Lamp', videoData: arranged(ann, projectId) },
    thumbnailKey: `u/${ann}/projects/${projectId}/thumbnail.jpg`,
  });
  files.set(`u/${ann}/projects/${projectId}/thumbnail.jpg`, Buffer.from('poster'));
});

const post = (url: string, body?: object, user = ann) => server.call(user, 'POST', url, body);
const hide = async (body: object = {}) =>
  hideTranslation.response.parse(
    (await post(`/project/${projectId}/translation`, { title: 'Lamp (Deutsch)', ...body })).json(),
  );
const open = async (id: string) =>
  projectSchema.parse((await server.call(ann, 'GET', `/project/${id}`)).json());
const listed = async () =>
  (await server.call(ann, 'GET', '/projects')).json<{ _id: string }[]>().map(({ _id }) => _id);
const below = (id: string) => [...files.keys()].filter((key) => key.includes(`/projects/${id}/`));
const sweep = () =>
  sweepOnce({
    ...{ db: server.db, storage },
    logError: (error) => {
      throw error;
    },
  });
const leftAloneFor = (id: string, ms: number) => {
  const then = new Date(Date.now() - ms);
  return server.db.update(projects).set({ deletedAt: then }).where(eq(projects.id, id));
};
const rowsOf = (id: string) => server.db.select().from(projects).where(eq(projects.id, id));
const german = <Layout>(layout: Layout): Layout =>
  JSON.parse(JSON.stringify(layout).replaceAll('"Lamp"', '"Lampe"')) as Layout;

test('[SC4] a copy is spoken in before anybody sees it, then shown whole under its name', async () => {
  const before = await open(projectId);
  const copy = await hide({ spoken: { voice: VOICE, speed: 1.2 } });
  expect([copy.title, copy.layout.projectId]).toEqual(['Lamp (Deutsch)', copy.project_id]);
  expect(await listed()).toEqual([projectId]);
  expect((await server.call(ann, 'GET', `/project/${copy.project_id}`)).statusCode).toBe(404);
  expect((await post(`/project/${copy.project_id}/restore`)).statusCode).toBe(404);

  const said = await post(`/project/${copy.project_id}/speech`, { text: 'Sie ist warm.' });
  const { sound } = spokenSentenceSchema.parse(said.json());
  expect(sound).toMatchObject({ voice: VOICE, speed: 1.2 });
  expect(below(copy.project_id).filter((key) => key.includes('/speech/'))).toHaveLength(2);

  const shown = await post(`/project/${copy.project_id}/translation/shown`, german(copy.layout));
  expect(shown.json()).toEqual({ project_id: copy.project_id });
  expect(await listed()).toEqual([copy.project_id, projectId]);
  const made = await open(copy.project_id);
  expect(made).toMatchObject({
    input: { title: 'Lamp (Deutsch)' },
    is_ad: true,
    spoken: { by: 'voice', voice: VOICE, speed: 1.2 },
  });
  // What the page says in one language backs no words of another.
  expect([before.claim_source?.source, made.claim_source]).toEqual([source, undefined]);
  expect(JSON.stringify(made.output.video_data)).toContain('"Lampe"');
  expect((await open(projectId)).output).toEqual(before.output);
});

test('[SC4] a copy that is not shown is swept with all that was spoken, each sentence keeping it for as long again', async () => {
  const { project_id: id } = await hide();
  await leftAloneFor(id, UNDO_MS - 5000);
  expect((await post(`/project/${id}/speech`, { text: 'Sie ist warm.', voice: VOICE })).statusCode).toBe(200);
  const [renewed] = await rowsOf(id);
  expect(Date.now() - Number(renewed?.deletedAt)).toBeLessThan(60_000);

  await leftAloneFor(id, UNDO_MS + 1000);
  await sweep();
  expect(below(id)).toEqual([]);
  expect(await rowsOf(id)).toEqual([]);
  expect((await post(`/project/${id}/translation/shown`, arranged(ann, id))).statusCode).toBe(404);
  expect(below(projectId)).toHaveLength(1);
});

test('[SC4] nobody else reaches a hidden copy, and nothing but one is shown', async () => {
  const bob = randomUUID();
  const { project_id: id, layout } = await hide();
  const asBob = [
    await post(`/project/${projectId}/translation`, { title: 'Mine' }, bob),
    await post(`/project/${id}/speech`, { text: 'Mine.', voice: VOICE }, bob),
    await post(`/project/${id}/translation/shown`, arranged(bob, id), bob),
  ];
  expect(asBob.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
  const seen = await post(`/project/${projectId}/translation/shown`, arranged(ann, projectId));
  expect(seen.statusCode).toBe(404);
  await post(`/project/${id}/translation/shown`, layout);
  await server.call(ann, 'DELETE', `/project/${id}`);
  // It was deleted by a person: it is brought back by Undo, and by nothing else.
  expect((await post(`/project/${id}/translation/shown`, layout)).statusCode).toBe(404);
  expect((await post(`/project/${id}/speech`, { text: 'No.', voice: VOICE })).statusCode).toBe(404);
});

test('[SC4] a layout that is broken leaves the copy hidden, and there is room for so many projects', async () => {
  const first = await hide();
  const broken = await post(`/project/${first.project_id}/translation/shown`, {
    ...first.layout,
    projectId,
  });
  expect([broken.statusCode, broken.json().code]).toEqual([422, 'wrong_project']);
  expect(await listed()).toEqual([projectId]);
  const second = await hide();
  expect((await post(`/project/${first.project_id}/translation/shown`, first.layout)).statusCode).toBe(200);
  const full = await post(`/project/${second.project_id}/translation/shown`, second.layout);
  expect(full.json().code).toBe('too_many_projects');
});
