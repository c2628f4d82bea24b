import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createListeners } from '../../../../src/events/listeners';
import { listenForSound } from '../../../../src/app/editor/implementations/listenForSound';
import { soundComesOut } from '../../../../src/services/browser/sound/soundOutput';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A film of which a test says where it stands. */
function film(comesOut: boolean) {
  const changed = createListeners();
  let values = { isPlaying: false, isBuffering: false, currentFrame: 0 };
  const missed = vi.fn();
  const playback = { get: () => values as never, subscribe: changed.add };
  const stop = listenForSound(playback, () => Promise.resolve(comesOut), missed);
  return {
    stop,
    missed,
    async is(now: Partial<typeof values>, forMs: number) {
      values = { ...values, ...now };
      changed.notify();
      await vi.advanceTimersByTimeAsync(forMs);
    },
  };
}

test('[Y6] a film that plays and stays where it is, with no way out for its sound, is told once', async () => {
  const { is, missed } = film(false);
  await is({ isPlaying: true }, 799);
  expect(missed).not.toHaveBeenCalled();
  await is({}, 1);
  expect(missed).toHaveBeenCalledTimes(1);
});
test.each([
  ['runs', false, [{ isPlaying: true }, { currentFrame: 9 }, { currentFrame: 20 }, { currentFrame: 31 }]],
  ['is loading', false, [{ isPlaying: true, isBuffering: true }, {}, {}]],
  ['was paused', false, [{ isPlaying: true }, { isPlaying: false }, {}]],
  ['can be heard', true, [{ isPlaying: true }, {}, {}]],
])('[Y6] nothing is told of a film that %s', async (_, comesOut, steps) => {
  const { is, missed } = film(comesOut);
  for (const step of steps) await is(step, 500);
  expect(missed).not.toHaveBeenCalled();
});
test('[Y6] who has stopped listening is told nothing', async () => {
  const { is, stop, missed } = film(false);
  await is({ isPlaying: true }, 500);
  stop();
  await vi.advanceTimersByTimeAsync(1000);
  expect(missed).not.toHaveBeenCalled();
});

test('[Y6] a sound comes out where the clock of its output runs, and not where it stands', async () => {
  const output = (currentTime: number, resume: () => Promise<void>) => ({
    currentTime,
    resume,
    close: vi.fn(() => Promise.resolve()),
  });
  const running = output(0.1, () => Promise.resolve());
  expect([await soundComesOut(() => running), running.close.mock.calls.length]).toEqual([true, 1]);
  for (const resume of [() => new Promise<void>(() => {}), () => Promise.reject(new Error('no device'))]) {
    const standing = output(0, resume);
    const answer = soundComesOut(() => standing);
    await vi.advanceTimersByTimeAsync(1500);
    expect([await answer, standing.close.mock.calls.length]).toEqual([false, 1]);
  }
  const none = () => {
    throw new Error('too many');
  };
  expect([await soundComesOut(none), await soundComesOut(null)]).toEqual([false, true]);
});
