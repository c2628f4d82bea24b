/** Progress is written seldom, in order, and never after it was closed. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { throttleLatest } from '../../../server/queue/throttleLatest';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('the first value at once, then the newest of each period', async () => {
  const written: number[] = [];
  const writer = throttleLatest(500, async (value: number) => void written.push(value));
  writer.report(1);
  await vi.advanceTimersByTimeAsync(0);
  expect(written).toEqual([1]);
  writer.report(2);
  writer.report(3);
  await vi.advanceTimersByTimeAsync(499);
  expect(written).toEqual([1]);
  await vi.advanceTimersByTimeAsync(1);
  expect(written).toEqual([1, 3]);
  writer.report(4);
  await writer.close();
  await vi.advanceTimersByTimeAsync(2000);
  expect(written).toEqual([1, 3]);
});

test('a write that fails does not stop the next', async () => {
  const written: number[] = [];
  const writer = throttleLatest(500, async (value: number) => {
    if (value === 1) throw new Error('away');
    written.push(value);
  });
  writer.report(1);
  writer.report(2);
  await vi.advanceTimersByTimeAsync(500);
  expect(written).toEqual([2]);
  await writer.close();
});
