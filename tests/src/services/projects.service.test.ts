import { expect, test, vi } from 'vitest';
import { createHttp } from '../../../src/services/http';
import { createProjectsService } from '../../../src/services/projects.service';
import { createVersionsService } from '../../../src/services/versions.service';
import { mug } from '../../support/wizards/mug';

const layout = mug('draft').output.video_data;
function answering(status: number, body: unknown) {
  const fetch = vi.fn(
    async (_url: string, _init: RequestInit) => new Response(JSON.stringify(body), { status }),
  );
  const call = createHttp({
    baseUrl: 'http://x/v1',
    getToken: () => 't0',
    fetch: fetch as never,
    logFailure: () => {},
  });
  return { fetch, ...createProjectsService(call), ...createVersionsService(call) };
}
const silent = createProjectsService(
  createHttp({
    baseUrl: 'http://x/v1',
    getToken: () => null,
    fetch: () => Promise.reject(new TypeError('fetch failed')),
    logFailure: () => {},
  }),
);

test('[E11] a layout is put as JSON past every cache, over the revision that it was made from', async () => {
  const { fetch, saveLayout } = answering(200, { project_id: 'p1', revision: 4 });
  const save = { projectId: 'p1', layout, overRevision: 3, cause: 'saved', writer: 'w 1', edit: 7 } as const;
  expect(await saveLayout(save)).toEqual({ status: 'saved', revision: 4 });
  const [url, init] = fetch.mock.calls[0] ?? [];
  expect(url).toBe('http://x/v1/project/p1/layout?cause=saved&writer=w+1&edit=7');
  expect(init).toMatchObject({ method: 'PUT', body: JSON.stringify(layout) });
  expect(Object.fromEntries(new Headers(init?.headers))).toEqual({
    accept: 'application/json',
    'cache-control': 'no-cache',
    pragma: 'no-cache',
    'if-match': '"3"',
    'content-type': 'application/json',
    authorization: 'Bearer t0',
  });
});

test('[E11] without a revision it is put over whatever is there', async () => {
  const { fetch, saveLayout } = answering(200, { project_id: 'p1', revision: 4 });
  await saveLayout({ projectId: 'p1', layout });
  const [url, init] = fetch.mock.calls[0] ?? [];
  expect([url, [...new Headers(init?.headers).keys()]]).toEqual([
    'http://x/v1/project/p1/layout',
    ['accept', 'authorization', 'cache-control', 'content-type', 'pragma'],
  ]);
});

test.each([
  [
    409,
    { detail: 'Changed elsewhere.', code: 'stale_layout', revision: 9 },
    { status: 'stale', revision: 9 },
  ],
  [409, { detail: 'Another no.' }, { status: 'refused', httpStatus: 409, detail: 'Another no.' }],
  [422, { detail: 'Wrong.' }, { status: 'refused', httpStatus: 422, detail: 'Wrong.' }],
  [500, null, { status: 'refused', httpStatus: 500, detail: null }],
  [200, { hello: 'proxy' }, { status: 'unanswered' }],
])('[E11] any status is accepted without raising: %d with %o', async (status, body, answer) => {
  expect(await answering(status, body).saveLayout({ projectId: 'p1', layout })).toEqual(answer);
});

test('[E11] silence is an answer, too', async () => {
  expect(await silent.saveLayout({ projectId: 'p1', layout })).toEqual({ status: 'unanswered' });
});

test('[S3] the layout of a chosen style is put as such, and raises when it is not saved', async () => {
  const { fetch, chooseLayout } = answering(200, { project_id: 'p1', revision: 4 });
  expect(await chooseLayout({ projectId: 'p1', layout })).toEqual({ projectId: 'p1' });
  expect(fetch.mock.calls[0]?.[0]).toBe('http://x/v1/project/p1/layout?cause=chosen');
  const refused = answering(500, null).chooseLayout({ projectId: 'p1', layout });
  await expect(refused).rejects.toMatchObject({ status: 500 });
});

test('a stored document that no longer fits is handed on as it came', async () => {
  const old = { duration: 'long' };
  const project = { ...mug('draft'), output: { ...mug('draft').output, video_data: old } };
  const { output } = await answering(200, project).fetchProject({ projectId: 'p1' });
  expect(output.video_data).toEqual(old);
});

test('[E12] versions are listed, opened and kept by their addresses', async () => {
  const listed = {
    id: 'v1',
    at: '2026-01-01T00:00:00.000Z',
    revision: 1,
    cause: 'saved',
    duration: 9,
    items: 2,
  };
  const list = answering(200, [listed]);
  expect(await list.fetchVersions({ projectId: 'p1' })).toEqual([listed]);
  const one = answering(200, { ...listed, video_data: layout });
  expect((await one.fetchVersion({ projectId: 'p1', versionId: 'v1' })).video_data).toEqual(layout);
  const kept = answering(200, { id: 'v2' });
  expect(await kept.keepVersion({ projectId: 'p1', layout })).toEqual({ id: 'v2' });
  expect([list, one, kept].map(({ fetch }) => fetch.mock.calls[0]?.[0])).toEqual([
    'http://x/v1/project/p1/versions',
    'http://x/v1/project/p1/versions/v1',
    'http://x/v1/project/p1/versions',
  ]);
});
