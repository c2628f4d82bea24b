/** A duplicate wears any style as its original does, by layouts of its own. [P3] [S1] */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { UNDO_MS, UNUSED_MEDIA_MS } from '../../../contract/limits';
import { projectSchema } from '../../../contract/project';
import { videoInStyle } from '../../../contract/video/styles/inStyle';
import type { Layouts } from '../../../contract/video/styles/layouts';
import { videoDataSchema, type VideoData } from '../../../contract/video/videoData';
import { brandAssets, media, projects } from '../../../server/db/schema/app';
import { layoutFile } from '../../../server/pipeline/jobFiles';
import { jobStepsRepository } from '../../../server/repositories/jobs/jobSteps.repository';
import { jobsRepository } from '../../../server/repositories/jobs/jobs.repository';
import { sweepOnce } from '../../../server/sweeping/sweeper';
import { adRequest } from '../../support/world/adRequest';
import { fakePorts } from '../../support/world/fakePorts';
import { arranged } from '../../support/world/madeProject';
import { testApp, type TestApp } from '../../support/world/testApp';

let server: TestApp;
let ann: string;
let jobId: string;
let projectId: string;
const { storage, files } = fakePorts();
beforeAll(async () => {
  server = await testApp({}, { storage });
});
afterAll(() => server.close());

const styles = ['default', 'motion-cards'] as const;
const DRAWN = 'pictures/motion-cards/01.jpg';
/** Each style shows the second picture, and what it has of its own. */
const laidIn = (template: (typeof styles)[number]): VideoData => {
  const laid = JSON.stringify(arranged(ann, projectId, template)).replaceAll('jobs/1/', `jobs/${jobId}/`);
  const drawn = laid
    .replaceAll(`media:u/${ann}/media/a.jpg`, `media:u/${ann}/jobs/${jobId}/${DRAWN}`)
    .replaceAll(`media:u/${ann}/media/c.jpg`, `media:u/${ann}/brand/c.jpg`)
    .replaceAll(`media:u/${ann}/media/b.jpg`, `media:u/${ann}/media/only.jpg`);
  return videoDataSchema.parse(JSON.parse(template === 'default' ? laid : drawn));
};

beforeEach(async () => {
  files.clear();
  [ann, projectId] = [randomUUID(), randomUUID()];
  const jobs = jobsRepository(server.db);
  jobId = await jobs.create({ userId: ann, kind: 'text_to_videos', request: adRequest(ann) });
  const layouts = styles.map((template) => ({ template, layout_file: layoutFile(template) }));
  await jobStepsRepository(server.db).record(jobId, 'layouts', { projectId, layouts });
  await jobs.finish(jobId, projectId);
  const job = `u/${ann}/jobs/${jobId}/`;
  for (const template of styles)
    files.set(job + layoutFile(template), Buffer.from(JSON.stringify(laidIn(template))));
  for (const name of ['audio_voice.wav', DRAWN]) files.set(job + name, Buffer.from(name));
  const videoData = laidIn('default');
  await server.db.insert(projects).values({
    id: projectId,
    userId: ann,
    jobId,
    title: 'Lamp',
    videoData: { ...videoData, duration: 9000 },
  });
});

const duplicate = async (of = projectId): Promise<string> =>
  (await server.call(ann, 'POST', `/project/${of}/duplicate`)).json().project_id;
const open = async (id: string) =>
  projectSchema.parse((await server.call(ann, 'GET', `/project/${id}`)).json());
const storedOf = async (id: string) => {
  const [row] = await server.db.select().from(projects).where(eq(projects.id, id));
  return row ?? expect.fail();
};
const below = (id: string) =>
  [...files.keys()].filter((key) => key.startsWith(`u/${ann}/projects/${id}/`)).toSorted();
const layoutsOf = (id: string): Layouts =>
  Object.fromEntries(
    styles.flatMap((template) => {
      const file = files.get(`u/${ann}/projects/${id}/${layoutFile(template)}`);
      return file ? [[template, videoDataSchema.parse(JSON.parse(file.toString()))]] : [];
    }),
  );
const sweep = () =>
  sweepOnce({
    ...{ db: server.db, storage },
    logError: (error) => {
      throw error;
    },
  });
const goneForGood = async (id: string) => {
  await server.call(ann, 'DELETE', `/project/${id}`);
  await server.db
    .update(projects)
    .set({ deletedAt: new Date(Date.now() - UNDO_MS - 1000) })
    .where(eq(projects.id, id));
  await sweep();
};

test('[P3] [S1] a duplicate keeps layouts of its own, with what they show, counted in its bytes', async () => {
  const id = await duplicate();
  const project = await open(id);
  expect(project).toMatchObject({
    layouts: { entries: styles.map((template) => ({ template, layout_file: layoutFile(template) })) },
  });
  expect(project.layouts?.remote_dir).toMatch(new RegExp(`/u/${ann}/projects/${id}/$`));
  expect(below(id)).toEqual(
    [`from/jobs/${jobId}/audio_voice.wav`, `from/jobs/${jobId}/${DRAWN}`, ...styles.map(layoutFile)].map(
      (name) => `u/${ann}/projects/${id}/${name}`,
    ),
  );
  const bytes = below(id).reduce((sum, key) => sum + (files.get(key)?.length ?? 0), 0);
  expect((await storedOf(id)).speechBytes).toBe(bytes);
  const original = await open(projectId);
  expect([original.job_id, original.layouts, project.job_id]).toEqual([jobId, undefined, undefined]);
});

test('[P3] [S1] it wears another style as its original would, and the first one again as it was, when its original is gone', async () => {
  const first = await duplicate();
  const there = videoInStyle(
    (await storedOf(projectId)).videoData,
    { default: laidIn('default'), 'motion-cards': laidIn('motion-cards') },
    'motion-cards',
  );
  await goneForGood(projectId);
  expect([...files.keys()].filter((key) => key.startsWith(`u/${ann}/jobs/`))).toEqual([]);
  // A duplicate of the duplicate has what that one has.
  for (const id of [first, await duplicate(first)]) {
    const { videoData } = await storedOf(id);
    const dressed = videoInStyle(videoData, layoutsOf(id), 'motion-cards')?.videoData ?? expect.fail();
    const unplaced = (data: unknown) =>
      JSON.parse(
        JSON.stringify(data)
          .replaceAll(/projects\/[\w-]+\/from\//g, '')
          .replaceAll(id, projectId),
      );
    expect(unplaced(dressed)).toEqual(unplaced(there?.videoData));
    const { styles: _, ...back } =
      videoInStyle(dressed, layoutsOf(id), 'default')?.videoData ?? expect.fail();
    expect(back).toEqual(videoData);
    const shown = JSON.stringify(layoutsOf(id)).match(/media:u\/[^"]+\/from\/[^"]+/g) ?? [];
    expect(new Set(shown.map((ref) => files.has(ref.slice('media:'.length))))).toEqual(new Set([true]));
  }
});

test('[P3] [S1] what only its layouts show stays as long as it does, of the library and of the kit', async () => {
  const [picture, logo] = [`u/${ann}/media/only.jpg`, `u/${ann}/brand/c.jpg`];
  const id = await duplicate();
  await goneForGood(projectId);
  const old = { usedAt: new Date(Date.now() - UNUSED_MEDIA_MS - 1000) };
  await server.db.insert(media).values({
    ...{ key: picture, userId: ann, bytes: 1, kind: 'image', contentType: 'image/jpeg', width: 1, height: 1 },
    ...old,
  });
  await server.db.insert(brandAssets).values({
    ...{ id: randomUUID(), userId: ann, type: 'logo', name: 'c.jpg', key: logo, bytes: 1 },
    deletedAt: new Date(Date.now() - UNDO_MS - 1000),
  });
  const kept = async () => [
    await server.db.$count(media, eq(media.key, picture)),
    await server.db.$count(brandAssets, eq(brandAssets.key, logo)),
  ];
  await sweep();
  expect(await kept()).toEqual([1, 1]);
  await goneForGood(id);
  await server.db.update(media).set(old).where(eq(media.key, picture));
  await sweep();
  expect([await kept(), below(id)]).toEqual([[0, 0], []]);
});

test('[P3] [S1] a layout that is gone or cut off is none in the duplicate; where all are, only what paints it is changed', async () => {
  files.set(`u/${ann}/jobs/${jobId}/${layoutFile('motion-cards')}`, Buffer.from('{"template":'));
  expect((await open(await duplicate())).layouts?.entries.map(({ template }) => template)).toEqual([
    'default',
  ]);
  files.delete(`u/${ann}/jobs/${jobId}/${layoutFile('default')}`);
  const bare = await duplicate();
  expect([(await open(bare)).layouts, (await storedOf(bare)).layouts]).toEqual([undefined, null]);
});

test('[SC4] a translation says other words, so it keeps no layouts, nor what only they show', async () => {
  const answer = await server.call(ann, 'POST', `/project/${projectId}/translation`, { title: 'Lampe' });
  const { project_id: id, layout } = answer.json();
  const shown = await server.call(ann, 'POST', `/project/${id}/translation/shown`, layout);
  expect([shown.statusCode, (await open(id)).layouts]).toEqual([200, undefined]);
  expect(below(id)).toEqual([`u/${ann}/projects/${id}/from/jobs/${jobId}/audio_voice.wav`]);
});
