import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRenderBrowser } from '../../../server/render/browser/renderBrowser';
import type { HeadlessBrowser } from '../../../server/render/remotion/singlePaint';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Counts how often a browser is opened and closed. */
function openings() {
  const count = { opened: 0, closed: 0 };
  const open = async () => {
    count.opened += 1;
    const close = async () => void (count.closed += 1);
    return { newPage: async () => ({}), close } as unknown as HeadlessBrowser;
  };
  return { count, open };
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
