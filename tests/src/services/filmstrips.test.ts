import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFilmstrips, momentsOf } from '../../../src/services/browser/media/filmstrips';
import type { MediaReader } from '../../../src/services/browser/media/mediaReader';
import { createTurns } from '../../../src/services/browser/media/turns';
import type { Frames, VideoCache } from '../../../src/services/browser/media/videoCache';

const SRC = '/media/1.a/u/anna/media/clip.mp4';
const PLACEHOLDER = 'data:image/svg+xml,nothing';
const window = { fromMs: 0, toMs: 4000, count: 4 };

function world({ kept = null, broken = false }: { kept?: Frames | null; broken?: boolean } = {}) {
  const asked: { atMs: readonly number[]; signal: AbortSignal; end: () => void }[] = [];
  const frames = { kept };
  const logFailure = vi.fn();
  const cache: VideoCache = {
    video: vi.fn(async () => {
      if (broken) throw new Error('404');
      return new Blob(['clip']);
    }),
    frames: vi.fn(async () => frames.kept),
    keepFrames: vi.fn(async (_: string, pictures: Frames) => {
      frames.kept = pictures;
    }),
  };
  const reader: MediaReader = {
    readFrames: (_, { atMs }, onFrame, signal) =>
      new Promise<void>((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error));
        asked.push({
          atMs,
          signal,
          end: () => {
            for (const moment of atMs) onFrame(moment, `at ${moment}`);
            resolve();
          },
        });
      }),
    shrinkPicture: vi.fn(async () => 'small'),
    readPeaks: () => Promise.reject(new Error('not asked here')),
  };
  const fetch = vi.fn(async () => new Response('picture'));
  const strips = createFilmstrips({
    cache,
    reader,
    turns: createTurns(1),
    fetch: fetch as never,
    placeholder: PLACEHOLDER,
    logFailure,
  });
  return { asked, cache, reader, fetch, logFailure, strips };
}
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const settled = () => vi.advanceTimersByTimeAsync(0);
const four = (picture: string) => [picture, picture, picture, picture];
const whole = ['at 500', 'at 1500', 'at 2500', 'at 3500'];

test.each([
  [{ fromMs: 0, toMs: 4000, count: 4 }, [500, 1500, 2500, 3500]],
  [{ fromMs: 1000, toMs: 4000, count: 3 }, [1500, 2500, 3500]],
  [{ fromMs: 0, toMs: 3000, count: 2 }, [750, 2250]],
  [{ fromMs: 10, toMs: 3010, count: 2 }, [750, 2250]],
  [{ fromMs: 0, toMs: 100, count: 2 }, [0, 0]],
])('[E4] a strip of %j shows the middles of equal parts, in steps', (strip, moments) => {
  expect(momentsOf(strip)).toEqual(moments);
});
test('[K2] the placeholder stands until the frames are read, which are then kept', async () => {
  const { strips, asked, cache } = world();
  const strip = strips.filmstrip(SRC, 'video', window);
  expect(strips.filmstrip(SRC, 'video', window)).toBe(strip);
  expect(strip.get()).toEqual(four(PLACEHOLDER));
  const heard = vi.fn();
  strip.subscribe(heard);
  await settled();
  expect(asked[0]?.atMs).toEqual([500, 1500, 2500, 3500]);
  asked[0]?.end();
  await settled();
  expect(strip.get()).toEqual(whole);
  expect(heard).toHaveBeenCalled();
  expect(cache.keepFrames).toHaveBeenCalledWith(SRC, {
    500: 'at 500',
    1500: 'at 1500',
    2500: 'at 2500',
    3500: 'at 3500',
  });
});
test('[K1] frames that are kept are not read again', async () => {
  const { strips, asked } = world({ kept: { 500: 'kept', 1500: 'kept', 2500: 'kept' } });
  const strip = strips.filmstrip(SRC, 'video', window);
  strip.subscribe(() => {});
  await settled();
  expect(strip.get()).toEqual(['kept', 'kept', 'kept', PLACEHOLDER]);
  expect(asked.map(({ atMs }) => atMs)).toEqual([[3500]]);
});
test('strips of one clip share what is known of it', async () => {
  const { strips, asked, cache } = world();
  const first = strips.filmstrip(SRC, 'video', window);
  const second = strips.filmstrip(SRC, 'video', { fromMs: 0, toMs: 5000, count: 5 });
  first.subscribe(() => {});
  second.subscribe(() => {});
  await settled();
  asked[0]?.end();
  await settled();
  expect(asked.map(({ atMs }) => atMs)).toEqual([[500, 1500, 2500, 3500], [4500]]);
  expect(second.get()).toEqual([...whole, PLACEHOLDER]);
  expect(cache.frames).toHaveBeenCalledTimes(1);
});
test('[K2] nobody reads for a strip that is not watched any more', async () => {
  const { strips, asked, logFailure } = world();
  const leave = strips.filmstrip(SRC, 'video', window).subscribe(() => {});
  const leaveWaiting = strips.filmstrip('/other.mp4', 'video', window).subscribe(() => {});
  await settled();
  leaveWaiting();
  leave();
  expect(asked.map(({ signal }) => signal.aborted)).toEqual([true]);
  await settled();
  expect([asked.length, logFailure.mock.calls.length]).toEqual([1, 0]);
});
test('a clip that is not there shows the placeholder, and that is told once', async () => {
  const { strips, logFailure } = world({ broken: true });
  const strip = strips.filmstrip(SRC, 'video', window);
  strip.subscribe(() => {});
  strips.filmstrip(SRC, 'video', { ...window, count: 2 }).subscribe(() => {});
  await settled();
  expect(strip.get()).toEqual(four(PLACEHOLDER));
  expect(logFailure.mock.calls.map(([message]) => message as string)).toEqual([
    'The frames of media:u/anna/media/clip.mp4 could not be read.',
  ]);
});
test('a clip that never answers is given up, and the next is read', async () => {
  const { strips, asked } = world();
  strips.filmstrip(SRC, 'video', window).subscribe(() => {});
  strips.filmstrip('/other.mp4', 'video', window).subscribe(() => {});
  await settled();
  expect(asked.length).toBe(1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked.length).toBe(2);
});
test('[K2] a picture is its own frame, made small once', async () => {
  const { strips, reader, fetch } = world();
  const strip = strips.filmstrip('/a.jpg', 'image', window);
  expect(strips.filmstrip('/a.jpg', 'image', { ...window, toMs: 9000 })).toBe(strip);
  strip.subscribe(() => {});
  strips.filmstrip('/a.jpg', 'image', { ...window, count: 2 }).subscribe(() => {});
  await settled();
  expect(strip.get()).toEqual(four('small'));
  expect([fetch.mock.calls.length, vi.mocked(reader.shrinkPicture).mock.calls.length]).toEqual([1, 1]);
});
