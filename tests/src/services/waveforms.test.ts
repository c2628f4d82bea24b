import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';
import type { MediaReader } from '../../../src/services/browser/media/mediaReader';
import { emptyPeaks, raisePeaks } from '../../../src/services/browser/media/peaks';
import { createTurns } from '../../../src/services/browser/media/turns';
import { createWaveforms } from '../../../src/services/browser/media/waveforms';

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});
const peaks = new Float32Array([0, 0.5, 1]);
function world({ status = 200, readPeaks = async () => peaks as Float32Array } = {}) {
  const fetch = vi.fn(async () => new Response('sound', { status }));
  const logFailure = vi.fn();
  const clock = { now: 1_000_000_000_000 };
  const open = () =>
    createWaveforms({
      reader: { readPeaks } as unknown as MediaReader,
      turns: createTurns(1),
      fetch: fetch as never,
      now: () => clock.now,
      logFailure,
    });
  return { fetch, logFailure, clock, open };
}
const read = (waveforms: ReturnType<typeof createWaveforms>, src: string) => {
  const wave = waveforms.waveform(src);
  return new Promise<Float32Array | null>((resolve) => wave.subscribe(() => resolve(wave.get())));
};

test('a sound is read once and kept, also under a new signature and after a reload', async () => {
  const { open, fetch } = world();
  expect(open().waveform('/a.wav').get()).toBeNull();
  expect(await read(open(), '/media/1.a/u/anna/voice.wav')).toEqual(peaks);
  expect(await read(open(), '/media/2.b/u/anna/voice.wav')).toEqual(peaks);
  expect(fetch).toHaveBeenCalledTimes(1);
});
test('what is kept is read again after two days', async () => {
  const { open, fetch, clock } = world();
  await read(open(), '/a.wav');
  clock.now += 2 * 24 * 60 * 60 * 1000;
  await read(open(), '/a.wav');
  expect(fetch).toHaveBeenCalledTimes(2);
});
test('a clip without sound is flat, and not taken for one that cannot be read', async () => {
  const { open, logFailure } = world({ readPeaks: async () => new Float32Array() });
  expect(await read(open(), '/a.mp4')).toEqual(new Float32Array([0]));
  expect(await read(open(), '/a.mp4')).toEqual(new Float32Array([0]));
  expect(logFailure).not.toHaveBeenCalled();
});
test.each([
  ['is not there', { status: 404 }],
  ['cannot be read', { readPeaks: () => Promise.reject(new Error('corrupt')) }],
])('a sound that %s has no shape, and that is told', async (_, trouble) => {
  const { open, logFailure } = world(trouble);
  expect(await read(open(), '/a.wav')).toEqual(new Float32Array());
  expect(logFailure.mock.calls.map(([message]) => message as string)).toEqual([
    'The waveform of /a.wav could not be read.',
  ]);
});
test('peaks are the loudest of each fiftieth of a second, whatever the channel', () => {
  const heard = emptyPeaks(0.1);
  const sampleRate = 100;
  raisePeaks(heard, { samples: new Float32Array([0.1, -0.4, 0.2, 0]), sampleRate, fromSeconds: 0 });
  raisePeaks(heard, { samples: new Float32Array([0.3, 0.2]), sampleRate, fromSeconds: 0 });
  raisePeaks(heard, { samples: new Float32Array([2, 0.5, 0.5]), sampleRate, fromSeconds: 0.08 });
  expect([...heard].map((peak) => Math.round(peak * 10) / 10)).toEqual([0.4, 0.2, 0, 0, 1]);
});
