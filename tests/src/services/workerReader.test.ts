import { expect, test, vi } from 'vitest';
import { withFallback, type MediaReader } from '../../../src/services/browser/media/mediaReader';
import type { FromWorker, ToWorker } from '../../../src/services/browser/media/mediaReading';
import { createWorkerReader } from '../../../src/services/browser/media/workerReader';

/** A worker whose answers a test gives. */
class StubWorker extends EventTarget {
  readonly asked: ToWorker[] = [];
  readonly terminate = vi.fn();
  postMessage(message: ToWorker) {
    this.asked.push(message);
  }
  tell(data: FromWorker) {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
  breakDown() {
    this.dispatchEvent(Object.assign(new Event('error'), { message: 'no such file' }));
  }
}
function world() {
  const workers: StubWorker[] = [];
  const reader = createWorkerReader({
    newWorker: () => {
      workers.push(new StubWorker());
      return workers.at(-1) as unknown as Worker;
    },
  });
  return { workers, reader };
}
const blob = new Blob(['x']);
const size = { width: 200, height: 100, fit: 'cover' } as const;
const never = () => new AbortController().signal;

test('the worker begins with the first question, and answers each by its number', async () => {
  const { workers, reader } = world();
  expect(workers).toEqual([]);
  const one = reader.readPeaks(blob, never());
  const two = reader.shrinkPicture(blob, size, never());
  const [worker] = workers;
  expect(worker?.asked).toEqual([
    { id: 1, what: 'peaks', blob },
    { id: 2, what: 'picture', blob, size },
  ]);
  worker?.tell({ id: 2, what: 'picture', picture: 'data:small' });
  worker?.tell({ id: 2, what: 'done' });
  worker?.tell({ id: 1, what: 'peaks', peaks: new Float32Array([1]) });
  worker?.tell({ id: 1, what: 'done' });
  expect([await one, await two, workers.length]).toEqual([new Float32Array([1]), 'data:small', 1]);
});
test('frames are told as they come', async () => {
  const { workers, reader } = world();
  const frames = vi.fn();
  const reading = reader.readFrames(blob, { atMs: [0, 250], size }, frames, never());
  workers[0]?.tell({ id: 1, what: 'frame', atMs: 250, picture: 'b' });
  expect(frames.mock.calls).toEqual([[250, 'b']]);
  workers[0]?.tell({ id: 1, what: 'done' });
  await reading;
});
test('whoever goes away is told to nobody, and the worker is told', async () => {
  const { workers, reader } = world();
  const controller = new AbortController();
  const frames = vi.fn();
  const reading = reader.readFrames(blob, { atMs: [0], size }, frames, controller.signal);
  controller.abort(new Error('gone'));
  await expect(reading).rejects.toThrow('gone');
  expect(workers[0]?.asked.at(-1)).toEqual({ id: 1, what: 'cancel' });
  workers[0]?.tell({ id: 1, what: 'frame', atMs: 0, picture: 'late' });
  expect(frames).not.toHaveBeenCalled();
});
test('what cannot be read is told; a worker that breaks fails its questions, and the next begins another', async () => {
  const { workers, reader } = world();
  const corrupt = reader.readPeaks(blob, never());
  workers[0]?.tell({ id: 1, what: 'failed', message: 'corrupt' });
  await expect(corrupt).rejects.toThrow('corrupt');
  const broken = reader.readPeaks(blob, never());
  workers[0]?.breakDown();
  await expect(broken).rejects.toThrow('the worker that reads media broke: no such file');
  expect(workers[0]?.terminate).toHaveBeenCalled();
  void reader.readPeaks(blob, never());
  expect(workers.length).toBe(2);
});
test('what the worker cannot read, the page reads; for whoever went away, nobody does', async () => {
  const failing = { readPeaks: () => Promise.reject(new Error('no codec')) } as unknown as MediaReader;
  const readPeaks = vi.fn(async () => new Float32Array([0.5]));
  const either = withFallback(failing, { readPeaks } as unknown as MediaReader);
  expect(await either.readPeaks(blob, never())).toEqual(new Float32Array([0.5]));
  await expect(either.readPeaks(blob, AbortSignal.abort())).rejects.toThrow('no codec');
  expect(readPeaks).toHaveBeenCalledTimes(1);
});
