/** The shape of each sound, read once and kept: a flat one of a clip without sound, none of what cannot be read. */
import { openDB } from 'idb';
import { MEDIA_CACHE_MS } from '../../../../contract/limits';
import { mediaName } from '../../../../contract/mediaAddress';
import { createAgedStore } from '../stored/agedStore';
import type { MediaReader } from './mediaReader';
import type { Turns } from './turns';
import { createObservableCache } from '../observableCache';

interface Options {
  readonly reader: MediaReader;
  readonly turns: Turns;
  readonly fetch: typeof globalThis.fetch;
  readonly now: () => number;
  readonly logFailure: (message: string, error: unknown) => void;
}
interface PeaksRow {
  readonly url: string;
  readonly peaks: Float32Array;
  readonly timestamp: number;
}

const MOST_BYTES = 16 * 1024 * 1024;
const MOST_UNOBSERVED = 60;

const isPeaksRow = (value: unknown): value is PeaksRow => {
  const { url, peaks, timestamp } = (value ?? {}) as Partial<PeaksRow>;
  return typeof url === 'string' && peaks instanceof Float32Array && typeof timestamp === 'number';
};
const flatWhereSilent = (peaks: Float32Array) => (peaks.length > 0 ? peaks : new Float32Array(1));
const openDatabase = () =>
  openDB('waveform-cache-db', 1, {
    upgrade: (database) => void database.createObjectStore('peaks', { keyPath: 'url' }),
    blocking: (_, __, event) => (event.target as IDBDatabase).close(),
  });

export function createWaveforms({ reader, turns, fetch, now, logFailure }: Options) {
  let opening: ReturnType<typeof openDatabase> | null = null;
  let isLogged = false;
  const kept = createAgedStore<PeaksRow>({
    open: () => (opening ??= openDatabase()),
    name: 'peaks',
    isRow: isPeaksRow,
    keyOf: ({ url }) => url,
    sizeOf: ({ peaks }) => peaks.byteLength,
    maxSize: MOST_BYTES,
    maxAgeMs: MEDIA_CACHE_MS,
    now,
    onFailure(error) {
      opening = null;
      if (!isLogged) logFailure('The cache of waveforms cannot be used; sounds are read each time.', error);
      isLogged = true;
    },
  });

  async function read(src: string, signal: AbortSignal): Promise<Float32Array> {
    const url = mediaName(src);
    const before = await kept.read(url);
    if (before) return flatWhereSilent(before.peaks);
    return turns.take(async () => {
      const answer = await fetch(src, { signal });
      if (!answer.ok) throw new Error(`${url} was answered with ${answer.status}`);
      const peaks = await reader.readPeaks(await answer.blob(), signal);
      await kept.write({ url, peaks, timestamp: now() });
      return flatWhereSilent(peaks);
    }, signal);
  }

  const waveforms = createObservableCache<Float32Array | null>({ mostUnobserved: MOST_UNOBSERVED });
  return {
    waveform: (src: string) =>
      waveforms.observable(mediaName(src), () => ({
        initial: null,
        run: async (set, signal) => {
          try {
            set(await read(src, signal));
          } catch (error) {
            if (!signal.aborted) logFailure(`The waveform of ${mediaName(src)} could not be read.`, error);
            set(new Float32Array());
          }
          return true;
        },
      })),
    close: () => waveforms.close(),
  };
}
