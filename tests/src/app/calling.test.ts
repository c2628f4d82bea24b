import { afterEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { CALL_LIMIT_MS } from '../../../contract/limits';
import { asking } from '../../../src/app/calling';

afterEach(() => void vi.useRealTimers());

/** As a request that a silent server never answers. */
const silent = (signal: AbortSignal) =>
  new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true }),
  );

test('what is asked of a server that stays silent fails in time, and is cancelled', async () => {
  vi.useFakeTimers();
  const actor = createActor(asking(silent));
  const failed = vi.fn();
  actor.subscribe({ error: failed });
  actor.start();
  await vi.advanceTimersByTimeAsync(CALL_LIMIT_MS - 1);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(failed).toHaveBeenCalledWith(expect.objectContaining({ name: 'TimeoutError' }));
});
