import { expect, test, vi } from 'vitest';
import { createResourceCache } from '../../../src/services/browser/resourceCache';
import { memoryStorage } from './support/memoryStorage';

const HOUR = 60 * 60 * 1000;
const SRC = '/media/1.a/u/anna/media/clip.mp4';
const NAME = 'media:u/anna/media/clip.mp4';
const PLACE = `/resource-cache/${encodeURIComponent(NAME)}`;

/** A browser's cache in memory. */
function memoryCaches() {
  const kept = new Map<string, Response>();
  const address = (path: string) => new URL(path, 'https://reels.example').href;
  const cache = {
    match: async (path: string) => kept.get(address(path))?.clone(),
    put: async (path: string, answer: Response) => void kept.set(address(path), answer),
    delete: async (path: string) => kept.delete(address(path)),
    keys: async () => [...kept.keys()].map((url) => ({ url })),
  };
  return { kept, caches: { open: async () => cache } as unknown as CacheStorage };
}

function world({ status = 200, isRendering = false, hasCache = true, storage = memoryStorage() } = {}) {
  const clock = { now: 1_000_000_000_000 };
  const fetch = vi.fn(async () => new Response('clip', { status }));
  const logFailure = vi.fn();
  let lent = 0;
  const addresses = {
    createObjectURL: vi.fn(() => `blob:${(lent += 1)}`),
    revokeObjectURL: vi.fn(),
  };
  const { kept, caches } = memoryCaches();
  /** As a page does when it is loaded. */
  const open = () =>
    createResourceCache({
      caches: hasCache ? caches : undefined,
      storage,
      fetch: fetch as never,
      URL: addresses,
      now: () => clock.now,
      isRendering: () => isRendering,
      logFailure,
    });
  return { clock, fetch, logFailure, addresses, kept, storage, open };
}
const settled = () => new Promise((resolve) => setTimeout(resolve, 5));
async function watch(page: ReturnType<typeof createResourceCache>, src = SRC) {
  const watched = page.resource(src);
  const leave = watched.subscribe(() => {});
  await settled();
  return { watched, leave };
}

test('[K3] a resource is fetched once, kept, and lent as a blob', async () => {
  const { open, storage, clock, kept, fetch } = world();
  const page = open();
  expect(page.resource(SRC).get()).toBe(SRC);
  const { watched } = await watch(page);
  expect(watched.get()).toBe('blob:1');
  expect(storage.json('resource-cache')).toEqual({ [NAME]: { address: 'blob:1', at: clock.now } });
  expect([...kept.keys()]).toEqual([`https://reels.example${PLACE}`]);
  expect(fetch).toHaveBeenCalledTimes(1);
});
test('[K3] an address of an earlier page is no good: it is lent anew from the browser’s cache', async () => {
  const { open, fetch, storage, clock } = world();
  await watch(open());
  clock.now += 1000;
  const { watched } = await watch(open(), '/media/2.b/u/anna/media/clip.mp4');
  expect([watched.get(), fetch.mock.calls.length]).toEqual(['blob:2', 1]);
  expect(storage.json('resource-cache')).toEqual({ [NAME]: { address: 'blob:2', at: clock.now - 1000 } });
});
test('[K3] after an hour it is taken back and fetched again', async () => {
  const { open, fetch, clock, addresses, storage } = world();
  const page = open();
  const { watched, leave } = await watch(page);
  leave();
  clock.now += HOUR - 1;
  (await watch(page)).leave();
  expect([watched.get(), fetch.mock.calls.length]).toEqual(['blob:1', 1]);
  clock.now += 1;
  await watch(page);
  expect([watched.get(), fetch.mock.calls.length]).toEqual(['blob:2', 2]);
  expect(addresses.revokeObjectURL.mock.calls).toEqual([['blob:1']]);
  expect(storage.json('resource-cache')).toEqual({ [NAME]: { address: 'blob:2', at: clock.now } });
});
test('[K3] what has grown old leaves the browser’s cache, and so does what nobody wrote down', async () => {
  const { open, kept, clock } = world();
  await watch(open(), '/a.mp4');
  kept.set('https://reels.example/resource-cache/stray', new Response('x'));
  clock.now += HOUR;
  await watch(open(), '/b.mp4');
  expect([...kept.keys()]).toEqual(['https://reels.example/resource-cache/%2Fb.mp4']);
});
test('[K3] while rendering the original is used and nothing is kept', async () => {
  const { open, fetch, storage } = world({ isRendering: true });
  const { watched } = await watch(open());
  expect([watched.get(), fetch.mock.calls.length, storage.json('resource-cache')]).toEqual([SRC, 0, null]);
});
test.each([
  ['an answer that is not ok', { status: 404 }, {}],
  ['a browser without a cache', { hasCache: false }, null],
])('[K3] %s leaves the original, and that is told', async (_, trouble, written) => {
  const { open, logFailure, storage } = world(trouble);
  const { watched } = await watch(open());
  expect(watched.get()).toBe(SRC);
  expect(logFailure.mock.calls).toEqual([['Error loading and caching resource', expect.any(Error)]]);
  expect(storage.json('resource-cache')).toEqual(written);
});
test('[K3] a list of addresses that cannot be read counts as empty', async () => {
  const { open } = world({ storage: memoryStorage({ 'resource-cache': '{"a":1' }) });
  expect((await watch(open())).watched.get()).toBe('blob:1');
});
test('addresses that nobody plays any more are taken back, and all of them at the end', async () => {
  const { open, addresses } = world();
  const page = open();
  for (let n = 1; n <= 14; n += 1) (await watch(page, `/${n}.mp4`)).leave();
  const { watched } = await watch(page, '/held.mp4');
  expect(addresses.revokeObjectURL.mock.calls).toEqual([['blob:1'], ['blob:2']]);
  page.close();
  expect(addresses.revokeObjectURL).toHaveBeenCalledWith(watched.get());
  expect(addresses.revokeObjectURL).toHaveBeenCalledTimes(15);
});
