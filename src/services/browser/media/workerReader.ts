/** The page's side of the worker that reads media: begun with the first question, one answer after the other. [K2] */
import type { MediaReader } from './mediaReader';
import type { Ask, FromWorker, ToWorker } from './mediaReading';

interface Asked {
  onAnswer(answer: FromWorker): void;
  fail(error: Error): void;
}

export function createWorkerReader({ newWorker }: { newWorker: () => Worker }): MediaReader {
  const asked = new Map<number, Asked>();
  let worker: Worker | null = null;
  let lastId = 0;

  function begin(): Worker {
    const begun = newWorker();
    begun.addEventListener('message', ({ data }: MessageEvent<FromWorker>) =>
      asked.get(data.id)?.onAnswer(data),
    );
    // It did not load, or it broke: whoever waits gets an error, the next question begins another.
    begun.addEventListener('error', ({ message }) => {
      worker = null;
      begun.terminate();
      for (const { fail } of asked.values()) fail(new Error(`the worker that reads media broke: ${message}`));
    });
    return begun;
  }

  const ask = (question: Ask, signal: AbortSignal, onAnswer: (answer: FromWorker) => void) =>
    new Promise<void>((resolve, reject) => {
      signal.throwIfAborted();
      const reading = (worker ??= begin());
      const id = (lastId += 1);
      const say = (message: ToWorker) => reading.postMessage(message, []);
      const onAbort = () => {
        say({ id, what: 'cancel' });
        end(() => reject(signal.reason as Error));
      };
      const end = (settle: () => void) => {
        asked.delete(id);
        signal.removeEventListener('abort', onAbort);
        settle();
      };
      asked.set(id, {
        onAnswer: (answer) =>
          answer.what === 'done'
            ? end(resolve)
            : answer.what === 'failed'
              ? end(() => reject(new Error(answer.message)))
              : onAnswer(answer),
        fail: (error) => end(() => reject(error)),
      });
      signal.addEventListener('abort', onAbort);
      say({ id, ...question });
    });

  return {
    readFrames: (blob, { atMs, size }, onFrame, signal) =>
      ask({ what: 'frames', blob, atMs, size }, signal, (answer) =>
        answer.what === 'frame' ? onFrame(answer.atMs, answer.picture) : undefined,
      ),
    async shrinkPicture(blob, size, signal) {
      let small = '';
      await ask({ what: 'picture', blob, size }, signal, (answer) => {
        if (answer.what === 'picture') small = answer.picture;
      });
      return small;
    },
    async readPeaks(blob, signal) {
      let read = new Float32Array();
      await ask({ what: 'peaks', blob }, signal, (answer) => {
        if (answer.what === 'peaks') read = new Float32Array(answer.peaks);
      });
      return read;
    },
  };
}
