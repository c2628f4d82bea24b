/** A duplicate of a project: whole, its own, made once, and nothing of it where it could not be made. [P3] */
import { randomUUID } from 'node:crypto';
import { eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { UNDO_MS } from '../../../contract/limits';
import { projectSchema } from '../../../contract/project';
import { jobs, projects } from '../../../server/db/schema/app';
import { movedIn } from '../../../server/duplicating/movedIn';
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
/** How many files can be written before the disk is away. */
let room = Infinity;
const ports = fakePorts(async (call) => {
  if (call === 'put' && (room -= 1) < 0) throw new Error('The disk is away.');
});
const { storage, files } = ports;
beforeAll(async () => {
  server = await testApp({ USER_PROJECTS: '3' }, { storage });
});
afterAll(() => server.close());

const KEPT = { sentence: 'It is the best.', words: 'the best', reason: 'superlative' } as const;
const SPEECH = 'speech/abc.wav';
beforeEach(async () => {
  room = Infinity;
  files.clear();
  ann = randomUUID();
  projectId = randomUUID();
  jobId = await jobsRepository(server.db).create({
    userId: ann,
    kind: 'urltoads',
    request: { ...adRequest(ann), kept_claims: [KEPT] },
  });
  await jobsRepository(server.db).finish(jobId, projectId);
  const made = JSON.parse(
    JSON.stringify(arranged(ann, projectId)).replaceAll(`jobs/1/`, `jobs/${jobId}/`),
  ) as ReturnType<typeof arranged>;
  const spoken = Object.values(made.trackItemsMap).find(({ type }) => type === 'audio') ?? expect.fail();
  const anew = { ...spoken, id: `voice_2_${projectId}` };
  anew.details = { ...anew.details, src: `media:u/${ann}/projects/${projectId}/${SPEECH}` } as never;
  const trackItemsMap = { ...made.trackItemsMap, [anew.id]: anew } as typeof made.trackItemsMap;
  await server.db.insert(projects).values({
    id: projectId,
    userId: ann,
    jobId,
    title: 'Lamp',
    videoData: { ...made, trackItemsMap, trackItemIds: [...made.trackItemIds, anew.id] },
    thumbnailKey: `u/${ann}/projects/${projectId}/thumbnail.jpg`,
    revision: 7,
  });
  for (const key of [`jobs/${jobId}/audio_voice.wav`, `projects/${projectId}/${SPEECH}`])
    files.set(`u/${ann}/${key}`, Buffer.from(`sound of ${key}`));
  files.set(`u/${ann}/projects/${projectId}/thumbnail.jpg`, Buffer.from('poster'));
  files.set(`u/${ann}/projects/${projectId}/video-1.mp4`, Buffer.from('a film'));
});

const duplicate = (body?: object, user = ann) =>
  server.call(user, 'POST', `/project/${projectId}/duplicate`, body);
const open = async (id: string) =>
  projectSchema.parse((await server.call(ann, 'GET', `/project/${id}`)).json());
const listed = async () =>
  (await server.call(ann, 'GET', '/projects')).json<{ _id: string }[]>().map(({ _id }) => _id);
const below = (id: string) =>
  [...files.keys()].filter((key) => key.startsWith(`u/${ann}/projects/${id}/`)).toSorted();
const sweep = () =>
  sweepOnce({
    db: server.db,
    storage,
    logError: (error) => {
      throw error;
    },
  });
const removeForGood = async (id: string) => {
  expect((await server.call(ann, 'DELETE', `/project/${id}`)).statusCode).toBe(200);
  await deletedLongAgo(id);
};
const deletedLongAgo = async (id: string) => {
  const deletedAt = new Date(Date.now() - UNDO_MS - 1000);
  await server.db.update(projects).set({ deletedAt }).where(eq(projects.id, id));
  await sweep();
};
const ofBoth = (project: object, id: string) => JSON.stringify(project).replaceAll(id, 'ID');

describe('[P3] a duplicate', () => {
  test('has the document, the edits and what was known of the original, copies of its files, and no film', async () => {
    const answer = await duplicate({ title: 'Copy of Lamp' });
    expect([answer.statusCode, answer.json().title]).toEqual([200, 'Copy of Lamp']);
    const { project_id: id } = answer.json();
    expect(await listed()).toEqual([id, projectId]);
    const [copy, original] = [await open(id), await open(projectId)];
    const { spoken, is_ad, kept_claims } = copy;
    expect({ spoken, is_ad, kept_claims }).toEqual({
      spoken: original.spoken,
      is_ad: true,
      kept_claims: [KEPT],
    });
    expect([copy.status, copy.revision, copy.output.rendered_video_url]).toEqual(['draft', 0, null]);
    expect(copy.output.video_data.projectId).toBe(id);
    const inOwnFolder = ofBoth(copy.output.video_data, id).replaceAll(`projects/ID/from/jobs`, 'jobs');
    expect(inOwnFolder).toBe(ofBoth(original.output.video_data, projectId));
    expect(below(id)).toEqual(
      [`from/jobs/${jobId}/audio_voice.wav`, SPEECH, 'thumbnail.jpg'].map(
        (name) => `u/${ann}/projects/${id}/${name}`,
      ),
    );
    expect(files.get(`u/${ann}/projects/${id}/${SPEECH}`)?.toString()).toBe(
      `sound of projects/${projectId}/${SPEECH}`,
    );
    const [{ speechBytes } = expect.fail()] = await server.db
      .select()
      .from(projects)
      .where(eq(projects.id, id));
    expect(speechBytes).toBe(below(id).reduce((sum, key) => sum + (files.get(key)?.length ?? 0), 0));
  });

  test('can be saved, and the original stays what it was', async () => {
    const { project_id: id } = (await duplicate()).json();
    const before = await open(projectId);
    const { video_data } = (await open(id)).output;
    const saved = await server.call(ann, 'PUT', `/project/${id}/layout`, {
      ...video_data,
      duration: video_data.duration + 1000,
    });
    expect(saved.json()).toEqual({ project_id: id, revision: 1 });
    expect(await open(projectId)).toEqual(before);
  });

  test('is whole when its original is gone for good, with the job that made it', async () => {
    const { project_id: id } = (await duplicate()).json();
    const [before, kept] = [await open(id), below(id)];
    await removeForGood(projectId);
    expect([below(projectId), await server.db.$count(jobs, eq(jobs.id, jobId))]).toEqual([[], 0]);
    expect([await open(id), below(id), await listed()]).toEqual([before, kept, [id]]);
    const again = await server.call(ann, 'POST', `/project/${id}/duplicate`);
    expect(ofBoth((await open(again.json().project_id)).output, again.json().project_id)).toBe(
      ofBoth(before.output, id),
    );
  });

  test('goes for good and leaves its original whole', async () => {
    const { project_id: id } = (await duplicate()).json();
    const [before, kept] = [await open(projectId), below(projectId)];
    await removeForGood(id);
    expect([await open(projectId), below(projectId), await listed(), below(id)]).toEqual([
      before,
      kept,
      [projectId],
      [],
    ]);
    expect(files.has(`u/${ann}/jobs/${jobId}/audio_voice.wav`)).toBe(true);
  });

  test('is made of a project whose sound is missing, and misses it, too', async () => {
    files.delete(`u/${ann}/jobs/${jobId}/audio_voice.wav`);
    const answer = await duplicate();
    expect([answer.statusCode, below(answer.json().project_id).length]).toEqual([200, 2]);
  });
});

test('[P3] where the storage fails half way there is no duplicate, and what lay there is swept', async () => {
  room = 1;
  expect((await duplicate()).statusCode).toBe(500);
  expect(await listed()).toEqual([projectId]);
  const [{ id } = expect.fail()] = await server.db
    .select({ id: projects.id })
    .from(projects)
    .where(isNotNull(projects.deletedAt));
  expect(below(id)).toHaveLength(1);
  await sweep();
  expect(below(id)).toHaveLength(1);
  await deletedLongAgo(id);
  expect([below(id), await server.db.$count(projects, eq(projects.id, id))]).toEqual([[], 0]);
  expect(below(projectId)).toHaveLength(3);
});

test('[P3] [TR2] a repeated call makes one duplicate, and the last place is given once', async () => {
  const once = () =>
    server.app.inject({
      method: 'POST',
      url: `/v1/project/${projectId}/duplicate`,
      headers: { authorization: `Bearer ${ann}`, 'idempotency-key': 'k' },
    });
  const first = await once();
  expect((await once()).json()).toEqual(first.json());
  expect(await listed()).toHaveLength(2);
  const answers = await Promise.all([duplicate(), duplicate()]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 403]);
  expect(answers.find(({ statusCode }) => statusCode === 403)?.json().code).toBe('too_many_projects');
  expect(await listed()).toHaveLength(3);
});

test('[P3] only its owner duplicates a project, and only one that is there, under a title that fits', async () => {
  const refused = await Promise.all([
    duplicate(undefined, randomUUID()),
    server.call(ann, 'POST', '/project/undefined/duplicate'),
    duplicate({ title: ' ' }),
  ]);
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([404, 404, 422]);
  await server.call(ann, 'DELETE', `/project/${projectId}`);
  expect((await duplicate()).statusCode).toBe(404);
});

test('[P3] what a person wrote is not taken for an id, and the library and the kit stay where they are', () => {
  const move = { userId: 'ann', from: 'one', to: 'two' };
  const { moved, files: copied } = movedIn(
    {
      text: 'It is one of them.',
      caption_1_one: [
        'media:u/ann/media/one.jpg',
        'media:u/ann/brand/b.png',
        'media:u/ann/projects/three/s.wav',
      ],
    },
    move,
  );
  expect(moved).toEqual({
    text: 'It is one of them.',
    caption_1_two: [
      'media:u/ann/media/one.jpg',
      'media:u/ann/brand/b.png',
      'media:u/ann/projects/two/from/projects/three/s.wav',
    ],
  });
  expect([...copied]).toEqual([
    ['u/ann/projects/three/s.wav', 'u/ann/projects/two/from/projects/three/s.wav'],
  ]);
});
