/** Media of the player, an hour in the browser's cache and handed to the page as blobs. [K3] */
import * as z from 'zod/mini';
import { RESOURCE_CACHE_MS } from '../../../contract/limits';
import { mediaName } from '../../../contract/mediaAddress';
import { createObservableCache } from './observableCache';

const NAME = 'resource-cache';
const FAILED = 'Error loading and caching resource';
/** Addresses that nobody plays any more and that are still handed out: each holds its blob. */
const MOST_UNOBSERVED = 12;

const indexSchema = z.record(z.string(), z.object({ address: z.string(), at: z.number() }));
type Index = z.infer<typeof indexSchema>;

interface Options {
  /** Left out where the browser keeps none: on plain http. */
  readonly caches?: CacheStorage | undefined;
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
  readonly fetch: typeof globalThis.fetch;
  readonly URL: Pick<typeof globalThis.URL, 'createObjectURL' | 'revokeObjectURL'>;
  readonly now: () => number;
  readonly isRendering: () => boolean;
  readonly logFailure: (message: string, error: unknown) => void;
}

/** Where an answer lies in the browser's cache, which takes none but addresses of the web. */
const placeOf = (name: string) => `/${NAME}/${encodeURIComponent(name)}`;

export function createResourceCache(options: Options) {
  const { caches, storage, fetch, URL, now, isRendering, logFailure } = options;
  /** What this page has handed out: an address that another page wrote down is no good here. */
  const handedOut = new Map<string, string>();

  function readIndex(): Index {
    try {
      return indexSchema.safeParse(JSON.parse(storage.getItem(NAME) ?? '{}')).data ?? {};
    } catch {
      return {};
    }
  }
  const writeIndex = (index: Index) => storage.setItem(NAME, JSON.stringify(index));
  const isFresh = ({ at }: Index[string]) => Math.abs(now() - at) < RESOURCE_CACHE_MS;

  function takeBack(address: string) {
    if (!address.startsWith('blob:')) return;
    URL.revokeObjectURL(address);
    const index = readIndex();
    for (const [name, row] of Object.entries(index)) {
      if (handedOut.get(name) === address) handedOut.delete(name);
      // Its answer stays good in the browser's cache: only the address has gone.
      if (row.address === address) index[name] = { ...row, address: '' };
    }
    writeIndex(index);
  }

  /** What has grown old, and what nobody has written down, goes. */
  async function sweep(cache: Cache) {
    const fresh = Object.entries(readIndex()).filter(([, row]) => isFresh(row));
    writeIndex(Object.fromEntries(fresh));
    const places = new Set(fresh.map(([name]) => placeOf(name)));
    for (const { url } of await cache.keys())
      if (!places.has(new globalThis.URL(url).pathname)) await cache.delete(url);
  }

  let opening: Promise<Cache> | null = null;
  async function open(): Promise<Cache> {
    if (!caches) throw new Error('this browser keeps no cache for this page');
    const cache = await caches.open(NAME);
    await sweep(cache);
    return cache;
  }

  async function answerOf(src: string, name: string, signal: AbortSignal) {
    const cache = await (opening ??= open());
    const row = readIndex()[name];
    const kept = row && isFresh(row) ? await cache.match(placeOf(name)) : undefined;
    if (row && kept) return { blob: await kept.blob(), at: row.at };
    const answer = await fetch(src, { signal });
    if (!answer.ok) throw new Error(`${name} was answered with ${answer.status}`);
    const at = now();
    await cache.put(placeOf(name), answer.clone());
    return { blob: await answer.blob(), at };
  }

  /** Throws when the resource cannot be had or kept. */
  async function load(src: string, signal: AbortSignal): Promise<string> {
    const name = mediaName(src);
    const before = handedOut.get(name);
    const row = readIndex()[name];
    if (before !== undefined) {
      if (row?.address === before && isFresh(row)) return before;
      takeBack(before);
    }
    const { blob, at } = await answerOf(src, name, signal);
    signal.throwIfAborted();
    const address = URL.createObjectURL(blob);
    handedOut.set(name, address);
    writeIndex({ ...readIndex(), [name]: { address, at } });
    return address;
  }

  const resources = createObservableCache<string>({ mostUnobserved: MOST_UNOBSERVED, onDropped: takeBack });
  return {
    resource: (src: string) =>
      resources.observable(mediaName(src), () => ({
        initial: src,
        run: async (set, signal) => {
          if (isRendering()) return true;
          try {
            set(await load(src, signal));
          } catch (error) {
            if (!signal.aborted) {
              opening = null;
              logFailure(FAILED, error);
            }
          }
          // Whoever comes back after an hour gets a fresh one.
          return false;
        },
      })),
    /** Takes back every address that was handed out. */
    close: () => resources.close(),
  };
}
