/** Clips and their pictures, kept in this browser for two days. [K1] */
import { openDB } from 'idb';
import { mediaName } from '../../../../contract/mediaAddress';
import { MEDIA_CACHE_MS } from '../../../../contract/limits';
import { createAgedStore } from '../stored/agedStore';

const DATABASE = 'video-cache-db';
const VERSION = 2;
const MEGABYTE = 1024 * 1024;
/** More than this and the oldest go: a few projects' clips, and the pictures of many. */
const MOST = { videos: 256 * MEGABYTE, frames: 24 * MEGABYTE } as const;

/** Pictures of a clip by their moment in ms of the source, as data addresses. */
export type Frames = Readonly<Record<number, string>>;

interface VideoRow {
  readonly url: string;
  readonly blob: Blob;
  readonly timestamp: number;
}
interface FramesRow {
  readonly videoUrl: string;
  readonly frames: Frames;
  readonly timestamp: number;
}
export interface VideoCache {
  /** The whole file. Asked for twice at a time it is fetched once. Throws when it cannot be had. */
  video(url: string): Promise<Blob>;
  frames(url: string): Promise<Frames | null>;
  keepFrames(url: string, frames: Frames): Promise<void>;
}

interface Options {
  readonly fetch: typeof globalThis.fetch;
  readonly now: () => number;
  readonly logFailure: (message: string, error: unknown) => void;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const isVideoRow = (value: unknown): value is VideoRow =>
  isObject(value) && typeof value.url === 'string' && value.blob instanceof Blob && isAged(value);
const isFramesRow = (value: unknown): value is FramesRow =>
  isObject(value) && typeof value.videoUrl === 'string' && isObject(value.frames) && isAged(value);
const isAged = ({ timestamp }: Record<string, unknown>) => typeof timestamp === 'number';

const openDatabase = () =>
  openDB(DATABASE, VERSION, {
    upgrade(database, oldVersion) {
      // What an earlier version kept is a cache of another shape.
      if (oldVersion > 0) for (const name of [...database.objectStoreNames]) database.deleteObjectStore(name);
      database.createObjectStore('videos', { keyPath: 'url' });
      database.createObjectStore('frames', { keyPath: 'videoUrl' });
    },
    // Another tab wants a newer one: this one must not stand in its way.
    blocking: (_, __, event) => (event.target as IDBDatabase).close(),
  });

export function createVideoCache({ fetch, now, logFailure }: Options): VideoCache {
  let opening: ReturnType<typeof openDatabase> | null = null;
  const open = () => (opening ??= openDatabase());
  let isLogged = false;
  const onFailure = (error: unknown) => {
    opening = null;
    if (!isLogged) logFailure('The cache of clips cannot be used; they are fetched each time.', error);
    isLogged = true;
  };
  const shared = { open, maxAgeMs: MEDIA_CACHE_MS, now, onFailure };
  const videos = createAgedStore<VideoRow>({
    ...shared,
    name: 'videos',
    isRow: isVideoRow,
    keyOf: ({ url }) => url,
    sizeOf: ({ blob }) => blob.size,
    maxSize: MOST.videos,
  });
  const frames = createAgedStore<FramesRow>({
    ...shared,
    name: 'frames',
    isRow: isFramesRow,
    keyOf: ({ videoUrl }) => videoUrl,
    sizeOf: (row) => Object.values(row.frames).reduce((sum, picture) => sum + picture.length, 0),
    maxSize: MOST.frames,
  });

  async function fetchVideo(address: string): Promise<Blob> {
    const url = mediaName(address);
    const kept = await videos.read(url);
    if (kept) return kept.blob;
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(`${url} was answered with ${answer.status}`);
    const blob = await answer.blob();
    await videos.write({ url, blob, timestamp: now() });
    return blob;
  }

  const underWay = new Map<string, Promise<Blob>>();
  return {
    video(address) {
      const url = mediaName(address);
      const begun = underWay.get(url) ?? fetchVideo(address).finally(() => underWay.delete(url));
      underWay.set(url, begun);
      return begun;
    },
    frames: async (address) => (await frames.read(mediaName(address)))?.frames ?? null,
    keepFrames: (address, pictures) =>
      frames.write({ videoUrl: mediaName(address), frames: pictures, timestamp: now() }),
  };
}
