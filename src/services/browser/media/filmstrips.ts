/** Pictures of clips for the timeline: from the cache, else read once, and kept; the placeholder until then. [K2] [E4] */
import { FRAME_LIMIT_MS, FRAME_THUMBNAIL } from '../../../../contract/limits';
import { mediaName } from '../../../../contract/mediaAddress';
import type { MediaReader, PictureSize } from './mediaReader';
import type { Turns } from './turns';
import type { VideoCache } from './videoCache';
import { createObservableCache } from '../observableCache';

interface Options {
  readonly cache: VideoCache;
  readonly reader: MediaReader;
  /** Few files are read at a time. */
  readonly turns: Turns;
  readonly fetch: typeof globalThis.fetch;
  /** An address that stands for a picture that is not there. */
  readonly placeholder: string;
  readonly logFailure: (message: string, error: unknown) => void;
}
interface StripWindow {
  readonly fromMs: number;
  readonly toMs: number;
  readonly count: number;
}

const SIZE: PictureSize = { ...FRAME_THUMBNAIL, fit: 'cover' };
/** Pictures lie this far apart: an edge that is dragged asks for few new ones. */
const STEP_MS = 250;
const MOST_UNOBSERVED = 400;
const MOST_STOCKS = 100;

/** The middles of `count` equal parts of the window, in steps. */
export const momentsOf = ({ fromMs, toMs, count }: StripWindow): readonly number[] =>
  Array.from({ length: count }, (_, index) => {
    const middle = fromMs + ((index + 0.5) * (toMs - fromMs)) / count;
    return Math.max(0, Math.round(middle / STEP_MS) * STEP_MS);
  });

export function createFilmstrips({ cache, reader, turns, fetch, placeholder, logFailure }: Options) {
  const strips = createObservableCache<readonly string[]>({ mostUnobserved: MOST_UNOBSERVED });
  /** The pictures of each source, shared by the strips that are cut from it; the latest asked for come last. */
  const stocks = new Map<string, Promise<Map<number, string>>>();
  const reported = new Set<string>();

  async function readAt(
    src: string,
    kind: 'image' | 'video',
    atMs: readonly number[],
    onFrame: (atMs: number, picture: string) => void,
    signal: AbortSignal,
  ) {
    if (kind === 'video')
      return reader.readFrames(await cache.video(src), { atMs, size: SIZE }, onFrame, signal);
    const answer = await fetch(src, { signal });
    if (!answer.ok) throw new Error(`${mediaName(src)} was answered with ${answer.status}`);
    onFrame(0, await reader.shrinkPicture(await answer.blob(), SIZE, signal));
  }

  const openStock = async (src: string) =>
    new Map(
      Object.entries((await cache.frames(src)) ?? {}).map(([atMs, picture]) => [Number(atMs), picture]),
    );
  function stockOf(src: string) {
    const name = mediaName(src);
    const stock = stocks.get(name) ?? openStock(src);
    stocks.delete(name);
    stocks.set(name, stock);
    for (const oldest of [...stocks.keys()].slice(0, -MOST_STOCKS)) stocks.delete(oldest);
    return stock;
  }

  async function fill(
    { src, kind, moments }: { src: string; kind: 'image' | 'video'; moments: readonly number[] },
    set: (pictures: readonly string[]) => void,
    signal: AbortSignal,
  ) {
    const pictures = await stockOf(src);
    const show = () => set(moments.map((atMs) => pictures.get(atMs) ?? placeholder));
    const missing = () => [...new Set(moments)].filter((atMs) => !pictures.has(atMs));
    if (missing().length < moments.length) show();
    if (missing().length === 0) return true;
    await turns.take(async () => {
      show();
      const atMs = missing();
      if (atMs.length === 0) return;
      const patience = new AbortController();
      const late = setTimeout(
        () => patience.abort(new Error('it took too long')),
        FRAME_LIMIT_MS * (atMs.length + 2),
      );
      const onFrame = (moment: number, picture: string) => {
        pictures.set(moment, picture);
        show();
      };
      try {
        await readAt(src, kind, atMs, onFrame, AbortSignal.any([signal, patience.signal]));
      } finally {
        clearTimeout(late);
        if (missing().length < atMs.length) await cache.keepFrames(src, Object.fromEntries(pictures));
      }
    }, signal);
    return missing().length === 0;
  }

  return {
    filmstrip(src: string, kind: 'image' | 'video', window: StripWindow) {
      /** A picture stands still: it is its own frame at every moment. */
      const moments = kind === 'image' ? Array.from({ length: window.count }, () => 0) : momentsOf(window);
      return strips.observable(`${kind} ${moments.join()} ${mediaName(src)}`, () => ({
        initial: moments.map(() => placeholder),
        run: async (set, signal) => {
          try {
            return await fill({ src, kind, moments }, set, signal);
          } catch (error) {
            if (!signal.aborted && !reported.has(src)) {
              reported.add(src);
              logFailure(`The frames of ${mediaName(src)} could not be read.`, error);
            }
            return false;
          }
        },
      }));
    },
    close: () => strips.close(),
  };
}
