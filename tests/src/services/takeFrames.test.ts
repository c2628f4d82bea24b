import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { takeFrames, type FrameSource } from '../../../src/services/browser/media/takeFrames';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Answers each moment after so many ms. */
const source = (opened: number[][], took: (atMs: number) => number | null): FrameSource<string> =>
  async function* (moments) {
    opened.push([...moments]);
    for (const moment of moments) {
      const ms = took(moment);
      if (ms === null) yield null;
      else {
        await new Promise((resolve) => setTimeout(resolve, ms));
        yield `at ${moment}`;
      }
    }
  };
async function take(atMs: readonly number[], took: (atMs: number) => number | null, forMs = 60_000) {
  const opened: number[][] = [];
  const got: string[] = [];
  const controller = new AbortController();
  const taking = takeFrames(
    source(opened, took),
    atMs,
    async (_, picture) => void got.push(picture),
    controller.signal,
  );
  await vi.advanceTimersByTimeAsync(forMs);
  controller.abort();
  await vi.advanceTimersByTimeAsync(60_000);
  await taking;
  return { got, opened };
}

test('frames come in the order of their moments, by one decoder', async () => {
  expect(await take([3000, 1000, 2000], () => 10)).toEqual({
    got: ['at 1000', 'at 2000', 'at 3000'],
    opened: [[1000, 2000, 3000]],
  });
});
test('[K2] a frame that takes more than two seconds is given up, and the others go on', async () => {
  expect(await take([1000, 2000, 3000], (atMs) => (atMs === 2000 ? 2001 : 1999))).toEqual({
    got: ['at 1000', 'at 3000'],
    opened: [[1000, 2000, 3000], [3000]],
  });
});
test('a moment without a frame is left out', async () => {
  expect((await take([1000, 2000], (atMs) => (atMs === 1000 ? null : 10))).got).toEqual(['at 2000']);
});
test('whoever goes away ends it', async () => {
  expect((await take([1000, 2000, 3000], () => 1000, 1500)).got.length).toBeLessThan(3);
});
test('a clip that breaks is told', async () => {
  const broken: FrameSource<string> = async function* () {
    yield 'one';
    throw new Error('corrupt');
  };
  const taking = takeFrames(broken, [0, 1], async () => {}, new AbortController().signal);
  await expect(taking).rejects.toThrow('corrupt');
});
