import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withinLimit } from '../../../server/limits/withinLimit';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const never = new Promise<never>(() => {});

test('work that does not listen is not waited for, and is told to stop', async () => {
  let told: unknown;
  const late = withinLimit({ what: 'The tool', limitMs: 2000 }, (stop) => {
    stop.addEventListener('abort', () => (told = stop.reason));
    return never;
  }).catch((error: unknown) => String(error));
  await vi.advanceTimersByTimeAsync(2000);
  expect(await late).toBe('TookTooLong: The tool took longer than 2 s.');
  expect(told).toMatchObject({ name: 'TookTooLong' });
});

test('whoever asked can stop it with a reason, before and in the middle', async () => {
  const stopping = new AbortController();
  const asked = { what: 'The tool', limitMs: 2000, signal: stopping.signal };
  const stopped = withinLimit(asked, () => never);
  stopping.abort(new Error('no longer wanted'));
  await expect(stopped).rejects.toThrow('no longer wanted');
  const work = vi.fn(() => never);
  await expect(withinLimit(asked, work)).rejects.toThrow('no longer wanted');
  expect(work).not.toHaveBeenCalled();
});

test('work that goes on has its limit anew, and its answer comes through', async () => {
  const answer = withinLimit({ what: 'The tool', limitMs: 2000 }, async (_stop, goesOn) => {
    for (let part = 0; part < 3; part += 1) {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      goesOn();
    }
    return 'whole';
  });
  await vi.advanceTimersByTimeAsync(4500);
  await expect(answer).resolves.toBe('whole');
  expect(vi.getTimerCount()).toBe(0);
});
