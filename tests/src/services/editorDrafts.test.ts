import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { beforeEach, expect, test, vi } from 'vitest';
import type { TrackItem, VideoData } from '../../../contract/video/videoData';
import { createEditorDrafts, type EditorDraft } from '../../../src/services/browser/stored/editorDrafts';
import { mug } from '../../support/wizards/mug';

const logFailure = vi.fn();
beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  logFailure.mockClear();
});

const text = (id: string, words = id): TrackItem => ({
  id,
  type: 'text',
  name: words,
  display: { from: 0, to: 100 },
  details: { text: words },
});
const layout = (...items: TrackItem[]): VideoData => ({
  ...mug('draft').output.video_data,
  trackItemIds: items.map(({ id }) => id),
  trackItemsMap: Object.fromEntries(items.map((item) => [item.id, item])),
});
const draft = (over: Partial<EditorDraft> = {}): EditorDraft => ({
  writer: 'w1',
  userId: 'u1',
  projectId: 'p1',
  revision: 3,
  edits: 2,
  savedEdits: 1,
  at: 1000,
  videoData: layout(text('a'), text('b')),
  history: {
    steps: [{ name: 'item.move' }, { name: 'items.remove' }],
    done: 1,
    order: { numbers: { items: { layer: { a: 2 } } }, hasMarkers: false },
  },
  ...over,
});
const owner = { userId: 'u1', projectId: 'p1' };
const drafts = () => createEditorDrafts({ logFailure });
const kept = () => drafts().of(owner);
const stored = async () =>
  (await openDB('reelwright-editor', 1)).getAll('parts') as Promise<{ name: string }[]>;

test('[E12] document and history come back as they were kept', async () => {
  await drafts().keep(draft());
  expect(await kept()).toEqual([draft()]);
});

test('[E12] the newest state is kept; what left the document and the history leaves the store', async () => {
  const one = drafts();
  await one.keep(draft());
  const [a] = Object.values(draft().videoData.trackItemsMap);
  const next = draft({
    edits: 3,
    videoData: layout(a as TrackItem, text('c', 'new')),
    history: { steps: [{ name: 'item.move' }], done: 1 },
  });
  await one.keep(next);
  expect(await kept()).toEqual([next]);
  expect((await stored()).map(({ name }) => name).toSorted()).toEqual(['item:a', 'item:c', 'step:0']);
});

test('of a change only what changed is written', async () => {
  const one = drafts();
  const first = draft();
  await one.keep(first);
  const put = vi.spyOn(IDBObjectStore.prototype, 'put');
  const { a } = first.videoData.trackItemsMap;
  await one.keep({ ...first, videoData: layout(a as TrackItem, text('b', 'changed')) });
  expect(put.mock.calls.map(([value]) => value.name ?? 'head')).toEqual(['item:b', 'head']);
  put.mockRestore();
  expect((await kept())[0]?.videoData.trackItemsMap.b?.name).toBe('changed');
});

test('each user, project and writer has drafts of their own, the newest first', async () => {
  const one = drafts();
  await one.keep(draft());
  await one.keep(draft({ writer: 'w2', at: 2000 }));
  await one.keep(draft({ writer: 'w3', userId: 'u2' }));
  expect((await kept()).map(({ writer }) => writer)).toEqual(['w2', 'w1']);
  expect(await drafts().of({ userId: 'u1', projectId: 'p2' })).toEqual([]);
  await one.drop('w2');
  expect((await kept()).map(({ writer }) => writer)).toEqual(['w1']);
});

test('a draft that was dropped elsewhere meanwhile is kept whole again', async () => {
  const one = drafts();
  await one.keep(draft());
  await drafts().drop('w1');
  await one.keep(draft());
  expect(await kept()).toEqual([draft()]);
});

const damage = async (change: (db: Awaited<ReturnType<typeof openDB>>) => Promise<unknown>) => {
  const db = await openDB('reelwright-editor', 1);
  await change(db);
  db.close();
};
test.each<[string, Parameters<typeof damage>[0]]>([
  ['with a part that is missing', (db) => db.delete('parts', ['w1', 'item:a'])],
  ['whose step is missing', (db) => db.delete('parts', ['w1', 'step:1'])],
  ['whose item is none', (db) => db.put('parts', { writer: 'w1', name: 'item:a', value: 7 })],
  [
    'whose document is another project’s',
    async (db) => {
      const head = await db.get('heads', 'w1');
      await db.put('heads', { ...head, document: { ...head.document, projectId: 'p9' } });
    },
  ],
  ['whose head is half', (db) => db.put('heads', { writer: 'w1', userId: 'u1', projectId: 'p1' })],
])('a draft %s is dropped with a log, and the others stay', async (_, change) => {
  const one = drafts();
  await one.keep(draft({ writer: 'w2', at: 5 }));
  await one.keep(draft());
  await damage(change);
  expect((await kept()).map(({ writer }) => writer)).toEqual(['w2']);
  expect(logFailure).toHaveBeenCalledOnce();
  expect((await kept()).map(({ writer }) => writer)).toEqual(['w2']);
  expect(logFailure).toHaveBeenCalledOnce();
});

test('a browser without room says so, keeps what was there, and takes the next', async () => {
  const one = drafts();
  await one.keep(draft());
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError');
  });
  await expect(one.keep(draft({ edits: 3, videoData: layout(text('z')) }))).rejects.toThrow('no room');
  put.mockRestore();
  expect(await kept()).toEqual([draft()]);
  await one.keep(draft({ edits: 4 }));
  expect((await kept())[0]?.edits).toBe(4);
});

test('a browser that keeps nothing at all says so each time', async () => {
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('not here', 'SecurityError');
  });
  const one = drafts();
  await expect(one.of(owner)).rejects.toThrow('not here');
  await expect(one.keep(draft())).rejects.toThrow('not here');
});
