/** What reads files: a worker where the browser lets it, and the page where that cannot. [K2] */
import { withFallback, type MediaReader } from '../../services/browser/media/mediaReader';
import { createPageReader } from '../../services/browser/media/pageReader';
import { createWorkerReader } from '../../services/browser/media/workerReader';

export function openReader(window: Window & typeof globalThis): MediaReader {
  const page = createPageReader(window);
  if (!('VideoDecoder' in window && 'OffscreenCanvas' in window)) return page;
  const worker = createWorkerReader({
    newWorker: () =>
      new Worker(new URL('../../services/browser/media/mediaReader.worker.ts', import.meta.url), {
        type: 'module',
      }),
  });
  return withFallback(worker, page);
}
