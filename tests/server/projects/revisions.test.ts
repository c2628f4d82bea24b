/** Saving over what was opened and nothing else; what was there before stays among the versions. */
import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { projectSchema } from '../../../contract/project';
import type { VideoData } from '../../../contract/video/videoData';
import { versionSchema, type VersionListItem } from '../../../contract/versions';
import { UNDO_MS } from '../../../contract/limits';
import { projects, projectVersions } from '../../../server/db/schema/app';
import { rendersRepository } from '../../../server/repositories/jobs/renders.repository';
import { sweepOnce } from '../../../server/sweeping/sweeper';
import { madeProject } from '../../support/world/madeProject';
import { testApp, type TestApp } from '../../support/world/testApp';

let server: TestApp;
let ann: string;
let projectId: string;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  ann = randomUUID();
  projectId = await madeProject(server.db, ann);
});

const open = async () => projectSchema.parse((await server.call(ann, 'GET', `/project/${projectId}`)).json());
interface Saving {
  readonly over?: string;
  readonly query?: Record<string, string>;
  readonly user?: string;
}
const save = (layout: VideoData, { over, query = {}, user = ann }: Saving = {}) =>
  server.app.inject({
    method: 'PUT',
    url: `/v1/project/${projectId}/layout`,
    query,
    headers: {
      authorization: `Bearer ${user}`,
      'cache-control': 'no-cache',
      pragma: 'no-cache',
      ...(over === undefined ? {} : { 'if-match': over }),
    },
    payload: layout,
  });
const titled = async (title: string) => {
  const { video_data } = (await open()).output;
  const [id = ''] = video_data.trackItemIds;
  return {
    ...video_data,
    trackItemsMap: {
      ...video_data.trackItemsMap,
      [id]: { ...video_data.trackItemsMap[id], name: title },
    },
  } as VideoData;
};
const title = ({ trackItemIds, trackItemsMap }: VideoData) => trackItemsMap[trackItemIds[0] ?? '']?.name;
const shown = async () => title((await open()).output.video_data);
const versions = async (user = ann) =>
  (await server.call(user, 'GET', `/project/${projectId}/versions`)).json() as VersionListItem[];
const causes = async () => (await versions()).map(({ revision, cause }) => [revision, cause]);
const longAgo = () =>
  server.db
    .update(projectVersions)
    .set({ at: new Date(Date.now() - 5 * 60_000) })
    .where(eq(projectVersions.projectId, projectId));
/** Three minutes ago; a clock that goes on to the next minute between two saves parts them. */
async function inOneMinute(revisions: readonly number[]) {
  const minute = Math.floor(Date.now() / 60_000 - 3) * 60_000;
  for (const revision of revisions)
    await server.db
      .update(projectVersions)
      .set({ at: new Date(minute + revision * 1000) })
      .where(and(eq(projectVersions.projectId, projectId), eq(projectVersions.revision, revision)));
}

describe('revisions', () => {
  test('[E11] each save counts one on, and a project says at which it is', async () => {
    expect((await open()).revision).toBe(0);
    const saved = await save(await titled('One'), { over: '"0"' });
    expect([saved.statusCode, saved.json()]).toEqual([200, { project_id: projectId, revision: 1 }]);
    expect((await save(await titled('Two'), { over: '"1"' })).json().revision).toBe(2);
    expect([(await open()).revision, await shown()]).toEqual([2, 'Two']);
  });

  test('[E11] a save over a revision that is no more is told which there is, and changes nothing', async () => {
    await save(await titled('Theirs'), { over: '"0"' });
    const stale = await save(await titled('Mine'), { over: '"0"' });
    expect(stale.statusCode).toBe(409);
    expect(stale.json()).toEqual({
      code: 'stale_layout',
      detail:
        'This project has been changed elsewhere since you opened it here. Choose which version to keep.',
      revision: 1,
    });
    expect([(await open()).revision, await shown()]).toEqual([1, 'Theirs']);
    expect(await causes()).toEqual([
      [1, 'saved'],
      [0, 'made'],
    ]);
  });

  test('[E11] without If-Match, or with any, it is saved over whatever is there', async () => {
    await save(await titled('Theirs'), { over: '"0"' });
    expect((await save(await titled('Mine'))).json().revision).toBe(2);
    expect((await save(await titled('Mine again'), { over: '*' })).json().revision).toBe(3);
  });

  test('an If-Match that names no revision is refused', async () => {
    const answer = await save(await titled('Mine'), { over: '"abc"' });
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid_if_match']);
    expect((await open()).revision).toBe(0);
  });

  test('of saves at once over one revision, one is done', async () => {
    const layouts = await Promise.all(['a', 'b', 'c', 'd'].map(titled));
    const answers = await Promise.all(layouts.map((layout) => save(layout, { over: '"0"' })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409]);
    expect((await open()).revision).toBe(1);
  });

  test("a writer's save whose answer was lost is not in the way of the same or the next", async () => {
    const writer = 'tab-1';
    await save(await titled('One'), { over: '"0"', query: { writer, edit: '1' } });
    const again = await save(await titled('One'), { over: '"0"', query: { writer, edit: '1' } });
    expect([again.statusCode, again.json().revision]).toEqual([200, 1]);
    const next = await save(await titled('Two'), { over: '"0"', query: { writer, edit: '2' } });
    expect([next.statusCode, next.json().revision]).toEqual([200, 2]);
    expect(await shown()).toBe('Two');
  });

  test('a save that was held up on its way is not put over a later one, nor over another writer’s', async () => {
    const writer = 'tab-1';
    await save(await titled('Late'), { over: '"0"', query: { writer, edit: '7' } });
    const early = await save(await titled('Early'), { over: '"0"', query: { writer, edit: '6' } });
    expect(early.statusCode).toBe(409);
    const other = await save(await titled('Other'), { over: '"0"', query: { writer: 'tab-2', edit: '9' } });
    expect(other.statusCode).toBe(409);
    expect(await shown()).toBe('Late');
  });
});

describe('versions', () => {
  test('[E12] what was made stays when it is first saved over; a minute has one version, its newest', async () => {
    await save(await titled('One'), { over: '"0"' });
    await longAgo();
    await save(await titled('Two'), { over: '"1"' });
    await save(await titled('Three'), { over: '"2"' });
    await inOneMinute([2, 3]);
    await save(await titled('Four'), { over: '"3"' });
    const listed = await versions();
    expect(listed.map(({ revision, cause }) => [revision, cause])).toEqual([
      [4, 'saved'],
      [3, 'saved'],
      [1, 'saved'],
      [0, 'made'],
    ]);
    expect(listed[0]).toEqual({
      id: expect.any(String),
      at: expect.any(String),
      revision: 4,
      cause: 'saved',
      duration: (await open()).output.video_data.duration,
      items: Object.keys((await open()).output.video_data.trackItemsMap).length,
    });
  });

  test('[E12] a version is opened with addresses that work, and can be saved again as it is', async () => {
    await save(await titled('One'), { over: '"0"' });
    const [, made] = await versions();
    const answer = await server.call(ann, 'GET', `/project/${projectId}/versions/${made?.id}`);
    const { video_data } = versionSchema.parse(answer.json());
    expect(title(video_data)).not.toBe('One');
    expect(answer.body).toContain(`http://localhost:80/media/grant/u/${ann}/media/a.jpg`);
    expect(answer.body).not.toContain('media:');
    expect((await save(video_data, { over: '"1"', query: { cause: 'restored' } })).json().revision).toBe(2);
    expect(await shown()).toBe(title(video_data));
  });

  test('[E12] what is restored or chosen over a version sets that aside, whenever it was saved', async () => {
    await save(await titled('Mine'), { over: '"0"' });
    await save(await titled('Old'), { over: '"1"', query: { cause: 'restored' } });
    await save(await titled('Other'), { over: '"2"', query: { cause: 'chosen' } });
    await save(await titled('Next'), { over: '"3"' });
    expect(await causes()).toEqual([
      [4, 'saved'],
      [2, 'setAside'],
      [1, 'setAside'],
      [0, 'made'],
    ]);
  });

  test('a document is kept beside the one that the project has', async () => {
    const mine = await titled('Mine');
    await save(await titled('Theirs'), { over: '"0"' });
    const { id } = (await server.call(ann, 'POST', `/project/${projectId}/versions`, mine)).json();
    expect([(await open()).revision, await shown()]).toEqual([1, 'Theirs']);
    const kept = await server.call(ann, 'GET', `/project/${projectId}/versions/${id}`);
    expect([title(kept.json().video_data), kept.json().cause]).toEqual(['Mine', 'setAside']);
    const foreign = { ...mine, projectId: randomUUID() };
    const refused = await server.call(ann, 'POST', `/project/${projectId}/versions`, foreign);
    expect(refused.json().code).toBe('wrong_project');
    expect(await versions()).toHaveLength(3);
  });

  test('[E12] a render draws and keeps the document that was there when it was asked for', async () => {
    await save(await titled('Rendered'), { over: '"0"' });
    await server.call(ann, 'POST', `/project/${projectId}/render`);
    await save(await titled('Edited since'), { over: '"1"' });
    expect(await causes()).toEqual([
      [2, 'saved'],
      [1, 'rendered'],
      [0, 'made'],
    ]);
    const [row] = await server.db.select().from(projects).where(eq(projects.id, projectId));
    const loaded = await rendersRepository(server.db).load({ projectId, renderId: row?.renderId ?? '' });
    expect(loaded && title(loaded.videoData)).toBe('Rendered');
  });

  test("another user's versions are not there", async () => {
    await save(await titled('One'), { over: '"0"' });
    const [version] = await versions();
    const bob = randomUUID();
    const answers = await Promise.all([
      server.call(bob, 'GET', `/project/${projectId}/versions`),
      server.call(bob, 'GET', `/project/${projectId}/versions/${version?.id}`),
      server.call(bob, 'POST', `/project/${projectId}/versions`, await titled('Bob')),
      server.call(ann, 'GET', `/project/${randomUUID()}/versions/${version?.id}`),
      server.call(ann, 'GET', `/project/${projectId}/versions/undefined`),
      server.call(ann, 'GET', '/project/undefined/versions'),
      save(await titled('Bob'), { over: '"1"', user: bob }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404, 404, 404]);
  });

  test('a project that was never saved has no versions yet', async () => {
    expect(await versions()).toEqual([]);
  });

  test('a deleted project hides its versions, and takes them along when it goes for good', async () => {
    await save(await titled('One'), { over: '"0"' });
    await server.call(ann, 'DELETE', `/project/${projectId}`);
    expect((await server.call(ann, 'GET', `/project/${projectId}/versions`)).statusCode).toBe(404);
    await server.db
      .update(projects)
      .set({ deletedAt: new Date(Date.now() - UNDO_MS - 1000) })
      .where(eq(projects.id, projectId));
    const logged: string[] = [];
    await sweepOnce({
      db: server.db,
      storage: server.ports.storage,
      logError: (_, what) => void logged.push(what),
    });
    expect(await server.db.$count(projectVersions, eq(projectVersions.projectId, projectId))).toBe(0);
    expect(logged).toEqual([]);
  });
});

test('a stored document that no longer fits opens as it is, and can be saved over', async () => {
  const sound = await titled('Mended');
  const old = { projectId, duration: 'long', tracks: null, made: { by: 'an older program' } };
  await server.db
    .update(projects)
    .set({ videoData: old as unknown as VideoData })
    .where(eq(projects.id, projectId));
  const answer = await server.call(ann, 'GET', `/project/${projectId}`);
  expect([answer.statusCode, answer.json().output.video_data]).toEqual([200, old]);
  expect((await open()).output.video_data).toEqual(old);
  expect((await save(sound, { over: '"0"' })).json().revision).toBe(1);
  const [, before] = await versions();
  expect(before).toMatchObject({ revision: 0, cause: 'made', duration: 0, items: 0 });
  const kept = await server.call(ann, 'GET', `/project/${projectId}/versions/${before?.id}`);
  expect(kept.json().video_data).toEqual(old);
});
