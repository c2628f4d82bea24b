import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRenderBrowser } from '../../../server/render/browser/renderBrowser';
import type { HeadlessBrowser } from '../../../server/render/remotion/singlePaint';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/**
 * Counts how often a browser is opened and closed. As with Remotion's, a question to one that died is never answered,
 * and its connection is closed.
 */
function openings() {
  const count = { opened: 0, closed: 0 };
  const made: { die(): void; fallSilent(): void }[] = [];
  const open = async () => {
    count.opened += 1;
    const websocket = new EventTarget();
    let answering = true;
    const die = () => {
      answering = false;
      websocket.dispatchEvent(new Event('close'));
    };
    made.push({ die, fallSilent: () => (answering = false) });
    const send = async () => (answering ? {} : new Promise(() => {}));
    const close = async () => {
      count.closed += 1;
      die();
    };
    const connection = { send, transport: { websocket } };
    return { newPage: async () => ({}), close, connection } as unknown as HeadlessBrowser;
  };
  return { count, open, made };
}

test('one browser serves render after render, and is closed when nobody has used it for a while', async () => {
  const { count, open } = openings();
  const browsers = createRenderBrowser(open, { idleMs: 1000 });
  await (await browsers.lease()).release('fine');
  vi.advanceTimersByTime(900);
  await (await browsers.lease()).release('fine');
  vi.advanceTimersByTime(900);
  expect(count).toEqual({ opened: 1, closed: 0 });
  await vi.advanceTimersByTimeAsync(200);
  expect(count).toEqual({ opened: 1, closed: 1 });
});

test('a browser is renewed after its number of uses, and after work that failed', async () => {
  const { count, open } = openings();
  const browsers = createRenderBrowser(open, { uses: 2 });
  for (let use = 0; use < 3; use += 1) await (await browsers.lease()).release('fine');
  expect(count).toEqual({ opened: 2, closed: 1 });
  await (await browsers.lease()).release('broken');
  expect(count.closed).toBe(2);
});

test('a worn browser is closed only when nobody draws with it any more', async () => {
  const { count, open } = openings();
  const browsers = createRenderBrowser(open);
  const [first, second] = [await browsers.lease(), await browsers.lease()];
  await first.release('broken');
  expect(count.closed).toBe(0);
  await second.release('fine');
  expect(count.closed).toBe(1);
});

test('a browser that does not open is tried again', async () => {
  const { open } = openings();
  const failOnce = vi.fn(open).mockRejectedValueOnce(new Error('no browser'));
  const browsers = createRenderBrowser(failOnce);
  await expect(browsers.lease()).rejects.toThrow('no browser');
  await expect(browsers.lease()).resolves.toBeDefined();
});

test('a browser that died while nobody used it is replaced, and what it left behind is cleaned up', async () => {
  const { count, open, made } = openings();
  const browsers = createRenderBrowser(open);
  await (await browsers.lease()).release('fine');
  made[0]?.die();
  await (await browsers.lease()).release('fine');
  expect(count).toEqual({ opened: 2, closed: 1 });
});

test('whoever draws with a browser hears at once that it died, and the next one gets another', async () => {
  const { count, open, made } = openings();
  const browsers = createRenderBrowser(open);
  const lease = await browsers.lease();
  expect(lease.gone.aborted).toBe(false);
  made[0]?.die();
  expect(lease.gone.reason).toMatchObject({ name: 'BrowserGone' });
  const next = await browsers.lease();
  expect([next.gone.aborted, count.opened]).toEqual([false, 2]);
  await lease.release('broken');
  await next.release('fine');
  expect(count.closed).toBe(1);
});

test('a browser that is there and does not answer is given up after a while, and replaced', async () => {
  const { count, open, made } = openings();
  const browsers = createRenderBrowser(open);
  await (await browsers.lease()).release('fine');
  made[0]?.fallSilent();
  const next = browsers.lease();
  await vi.advanceTimersByTimeAsync(20_000);
  expect((await next).gone.aborted).toBe(false);
  expect(count).toEqual({ opened: 2, closed: 1 });
});

test('a browser that never finishes opening is an error, and is closed if it opens after all', async () => {
  const { count, open } = openings();
  let openAtLast = (_: HeadlessBrowser) => {};
  const slow = vi.fn(open).mockReturnValueOnce(new Promise((resolve) => (openAtLast = resolve)));
  const browsers = createRenderBrowser(slow);
  const refused = browsers.lease().catch((error: unknown) => String(error));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await refused).toBe('TookTooLong: Opening the browser took longer than 60 s.');
  openAtLast(await open());
  await expect(browsers.lease()).resolves.toBeDefined();
  await vi.advanceTimersByTimeAsync(0);
  expect(count.closed).toBe(1);
});
