import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { beforeEach, expect, test, vi } from 'vitest';
import { createVideoCache } from '../../../src/services/browser/media/videoCache';

const DAY = 24 * 60 * 60 * 1000;
const signed = (right: string) => `https://reels.example/media/${right}/u/anna/media/clip.mp4`;
const NAME = 'media:u/anna/media/clip.mp4';

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});
function world(answers: readonly Response[] = []) {
  const clock = { now: Date.parse('2026-05-05T12:00:00Z') };
  const logFailure = vi.fn();
  const left = [...answers];
  const fetch = vi.fn(async () => left.shift() ?? new Response('clip'));
  const open = () => createVideoCache({ fetch: fetch as never, now: () => clock.now, logFailure });
  return { clock, logFailure, fetch, open };
}
const rows = async (store: string) => (await openDB('video-cache-db', 2)).getAll(store);

test('[K1] a clip is fetched once and kept, also under a new signature and after a reload', async () => {
  const { open, fetch, clock } = world();
  expect(await (await open().video(signed('1.a'))).text()).toBe('clip');
  expect(await (await open().video(signed('2.b'))).text()).toBe('clip');
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(await rows('videos')).toEqual([{ url: NAME, blob: expect.any(Blob), timestamp: clock.now }]);
});
test('[K1] the database has version 2 and two stores, keyed by url and by videoUrl', async () => {
  await world().open().frames('/a.mp4');
  const database = await openDB('video-cache-db');
  expect(database.version).toBe(2);
  expect([...database.objectStoreNames]).toEqual(['frames', 'videos']);
  const key = (name: string) => database.transaction(name).store.keyPath;
  expect([key('videos'), key('frames')]).toEqual(['url', 'videoUrl']);
});
test('[K1] what an earlier version kept makes room', async () => {
  const old = await openDB('video-cache-db', 1, { upgrade: (one) => void one.createObjectStore('videos') });
  await old.put('videos', 'x', 'y');
  old.close();
  const { open, logFailure } = world();
  expect(await (await open().video('/a.mp4')).text()).toBe('clip');
  expect([(await rows('videos')).length, logFailure.mock.calls]).toEqual([1, []]);
});
test('[K1] a clip older than two days is dropped and fetched again', async () => {
  const { open, fetch, clock } = world([new Response('old'), new Response('new')]);
  const cache = open();
  await cache.video('/a.mp4');
  clock.now += 2 * DAY - 1;
  expect(await (await cache.video('/a.mp4')).text()).toBe('old');
  clock.now += 1;
  expect(await (await cache.video('/a.mp4')).text()).toBe('new');
  expect(fetch).toHaveBeenCalledTimes(2);
});
test('[K1] frames are kept by their clip for two days', async () => {
  const { open, clock } = world();
  const cache = open();
  await cache.keepFrames(signed('1.a'), { 0: 'data:a', 250: 'data:b' });
  expect(await open().frames(signed('2.b'))).toEqual({ 0: 'data:a', 250: 'data:b' });
  expect(await rows('frames')).toEqual([
    { videoUrl: NAME, frames: { 0: 'data:a', 250: 'data:b' }, timestamp: clock.now },
  ]);
  clock.now += 2 * DAY;
  expect(await cache.frames(signed('1.a'))).toBeNull();
  expect(await rows('frames')).toEqual([]);
});
test('a clip that is asked for twice at a time is fetched once', async () => {
  const { open, fetch } = world();
  const cache = open();
  await Promise.all([cache.video('/a.mp4'), cache.video('/a.mp4')]);
  expect(fetch).toHaveBeenCalledTimes(1);
});
test('a clip that is not there is not kept, and asked for again', async () => {
  const { open, fetch } = world([new Response('', { status: 404 }), new Response('clip')]);
  const cache = open();
  await expect(cache.video('/a.mp4')).rejects.toThrow('/a.mp4 was answered with 404');
  expect(await rows('videos')).toEqual([]);
  expect(await (await cache.video('/a.mp4')).text()).toBe('clip');
  expect(fetch).toHaveBeenCalledTimes(2);
});
test('without a database clips are fetched each time, and that is told once', async () => {
  globalThis.indexedDB = {
    open: () => {
      throw new DOMException('no database here', 'SecurityError');
    },
  } as never;
  const { open, fetch, logFailure } = world();
  const cache = open();
  await cache.video('/a.mp4');
  await cache.video('/a.mp4');
  await cache.keepFrames('/a.mp4', {});
  expect([fetch.mock.calls.length, logFailure.mock.calls.length]).toEqual([2, 1]);
});
test('a full database keeps nothing and loses nothing', async () => {
  const { open, logFailure } = world();
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const blob = await open().video('/a.mp4');
  put.mockRestore();
  expect([await blob.text(), logFailure.mock.calls.length]).toEqual(['clip', 1]);
});
test('a row that somebody else wrote is dropped', async () => {
  const { open, fetch, clock } = world();
  await open().frames('/x');
  const database = await openDB('video-cache-db', 2);
  await database.put('videos', { url: '/a.mp4', blob: 'no blob', timestamp: clock.now });
  expect(await (await open().video('/a.mp4')).text()).toBe('clip');
  expect(fetch).toHaveBeenCalledTimes(1);
});
test('frames take a bounded place: the oldest go first, what is too much is not kept', async () => {
  const { open, clock } = world();
  const cache = open();
  const megabytes = (count: number) => ({ 0: 'x'.repeat(count * 1024 * 1024) });
  await cache.keepFrames('/a', megabytes(10));
  clock.now += 1;
  await cache.keepFrames('/b', megabytes(10));
  clock.now += 1;
  await cache.keepFrames('/c', megabytes(10));
  await cache.keepFrames('/d', megabytes(25));
  const kept = (await rows('frames')) as { videoUrl: string }[];
  expect(kept.map(({ videoUrl }) => videoUrl)).toEqual(['/b', '/c']);
});
