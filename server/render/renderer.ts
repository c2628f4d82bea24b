/** Renders documents to MP4: plan, then frames and sound side by side, then one file of both. */
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import type { Loudness } from '../../contract/sound/loudness';
import type { RenderProgress } from '../../contract/project';
import type { VideoData } from '../../contract/video/videoData';
import type { FoundBrowser } from '../browser/findBrowser';
import type { Config } from '../config';
import type { Storage } from '../storage/storage';
import { findComposition, hashOfComposition } from './remotion/bundleComposition';
import { createFileHashes } from './cache/fileHashes';
import type { RenderCache } from './cache/renderCache';
import type { Draws } from './capture/chooseDraw';
import type { Verdict } from './capture/verdicts';
import { chunkKeys, soundKey } from './chunks/chunkKeys';
import { planChunks } from './chunks/chunkPlan';
import { chunkFile, drawChunks, drawForCache } from './chunks/drawChunks';
import type { FrameRange } from './draw';
import { keepLastOpen } from './keepLastOpen';
import { joinFile } from './joinFile';
import { findFiles } from './localFiles';
import { serveLoopbackFiles } from './browser/loopbackFiles';
import { filmSound, MIX_WAY } from './sound/filmSound';
import { proveFilm, type Proof } from './check/proveFilm';
import { moveFile } from './moveFile';
import { drawing, finishing, preparing } from './renderProgress';
import { planRender, withAddresses } from './renderPlan';
import { claimScratch, inScratch, type Scratch } from './scratch';
import { allOrAbort } from './allOrAbort';

export interface RenderOptions {
  readonly signal?: AbortSignal;
  onProgress?(progress: RenderProgress): void;
}

export interface RenderedVideo {
  readonly durationSeconds: number;
  /** Of the finished file. */
  readonly loudness: Loudness;
  /** What comparing the file with its preview came to; null where nobody asked. */
  readonly proof: Proof | null;
}

export interface OwnFilm {
  readonly videoData: VideoData;
  readonly owner: string;
  /** Parts with the same one are of the same film: it stays open between them. */
  readonly renderId: string;
}
export interface FilmState {
  readonly frames: number;
  /** A chunk each. */
  readonly missing: readonly FrameRange[];
}

export interface Renderer {
  /**
   * `videoData` in stored form (`media:{key}`, `/assets/…`). Writes `outputPath` whole or not at all, and measures it.
   * What `owner` had drawn before is not drawn again; without one nothing is kept.
   * Compares it with its preview when there is a `seed`, which decides in which frames.
   * Throws RenderRefused for what cannot be drawn, the signal's reason when stopped.
   */
  renderVideo(
    input: { videoData: VideoData; outputPath: string; owner?: string; seed?: string },
    options?: RenderOptions,
  ): Promise<RenderedVideo>;
  /** What `owner` has of a film already, and what is to be drawn; null where nothing is kept. */
  look(film: OwnFilm, options?: Pick<RenderOptions, 'signal'>): Promise<FilmState | null>;
  /**
   * A part of a film for somebody else, who finds it kept: frames between borders that `look` told of, or the sound.
   * @returns whether it is kept
   */
  drawPart(
    film: OwnFilm & { readonly part: FrameRange | 'sound' },
    options: { readonly signal: AbortSignal; onFrames(done: number): void },
  ): Promise<boolean>;
  /** One moment as a JPEG of the video's size. */
  drawStill(
    input: { videoData: VideoData; atMs: number },
    options?: Pick<RenderOptions, 'signal'>,
  ): Promise<Buffer>;
  /** Which way this machine's browser draws films, and why; asked of the browser when nobody has yet. */
  drawingWay(): Promise<Verdict>;
  close(): Promise<void>;
}

export interface RendererSetup {
  readonly config: Pick<Config, 'DATA_DIR'>;
  readonly storage: Storage;
  /** Of what was drawn before; without it everything is drawn. */
  readonly cache?: RenderCache | undefined;
  /** Looked for when something is first drawn. */
  readonly browser: FoundBrowser | (() => Promise<FoundBrowser>);
  /** The repository's root: where `assets` and the bundled composition are. */
  readonly root?: string;
}

/** Pages at rest are memory; another part comes at once or not at all. */
const IDLE_FILM_MS = 10_000;

interface Studio {
  /** What the bundle was made of. */
  readonly composition: string;
  readonly scratch: Scratch;
  readonly draws: Draws;
  readonly files: Awaited<ReturnType<typeof serveLoopbackFiles>>;
}

export function createRenderer(setup: RendererSetup): Renderer {
  const { config, storage, browser, cache: caches, root = process.cwd() } = setup;
  const hashOfFile = createFileHashes();
  const places = { storage, assetsDir: path.join(root, 'assets') };
  let studio: Promise<Studio> | undefined;

  const open = async (): Promise<Studio> => {
    const scratch = await claimScratch(config.DATA_DIR);
    try {
      const folder = await findComposition(root);
      const [files, composition] = [await serveLoopbackFiles(folder), await hashOfComposition(folder)];
      // Remotion costs 60 MB: a server that never renders does without.
      const { openDraws } = await import('./capture/chooseDraw');
      const found = typeof browser === 'function' ? await browser() : browser;
      const setup = { browser: found, files, scratch, dataDir: config.DATA_DIR, composition };
      return { scratch, files, composition, draws: await openDraws(setup) };
    } catch (error) {
      scratch.release();
      throw error;
    }
  };
  const opened = () => {
    studio ??= open();
    studio.catch(() => (studio = undefined));
    return studio;
  };

  async function prepare(videoData: VideoData) {
    const plan = planRender(videoData);
    const local = await findFiles(plan.assets, places);
    return { plan, local, ...(await opened()) };
  }

  /** By the bytes of the files: a name or an address changes nothing. */
  async function namesOf({ plan, local, composition }: Awaited<ReturnType<typeof prepare>>, way: string) {
    const contents = new Map<string, string>();
    for (const [ref, file] of local) contents.set(ref, await hashOfFile(file.path));
    const contentOf = (ref: string) => contents.get(ref);
    const ranges = planChunks(plan);
    const keys = chunkKeys({ plan, contentOf, way, composition }, ranges);
    return {
      chunks: ranges.map((range, place) => ({ range, key: keys[place] ?? '' })),
      sound: soundKey({ plan, contentOf, way: MIX_WAY }, (ref) => local.get(ref)?.hasSound ?? false),
    };
  }

  const parts = keepLastOpen<Awaited<ReturnType<typeof openFilm>>>(IDLE_FILM_MS);
  async function openFilm(videoData: VideoData) {
    const film = await prepare(videoData);
    const { draw } = await film.draws.films();
    const offer = film.files.offer(film.local);
    try {
      const names = await namesOf(film, draw.way);
      const { plan } = film;
      const drawn = draw.open({ plan, videoData: withAddresses(videoData, offer.addressOf) });
      const close = async () => {
        offer.withdraw();
        await drawn.close();
      };
      return { ...film, ...names, drawn, close };
    } catch (error) {
      offer.withdraw();
      throw error;
    }
  }

  return {
    async look({ videoData, owner, renderId }, { signal } = {}) {
      signal?.throwIfAborted();
      const cache = caches?.of(owner);
      if (!cache) return null;
      return parts.use(
        renderId,
        () => openFilm(videoData),
        async ({ plan, chunks }) => {
          const kept = await cache.has(chunks.map(({ key }) => key));
          const missing = chunks.filter(({ key }) => !kept.has(key)).map(({ range }) => range);
          return { frames: plan.frames, missing };
        },
      );
    },

    async drawPart({ videoData, owner, renderId, part }, { signal, onFrames }) {
      signal.throwIfAborted();
      const cache = caches?.of(owner);
      if (!cache) return false;
      return parts.use(
        renderId,
        () => openFilm(videoData),
        (film) =>
          inScratch(film.scratch.folder, randomUUID(), async (folder) => {
            const { local, drawn: filmDrawing } = film;
            if (part === 'sound') {
              const outputPath = path.join(folder, 'sound.m4a');
              const work = { videoData, local, key: film.sound, cache, folder, outputPath };
              await filmSound({ ...work, signal });
              return (await cache.has([film.sound])).size > 0;
            }
            const chunks = film.chunks.filter(({ range }) => range.from >= part.from && range.to <= part.to);
            return drawForCache({ drawing: filmDrawing, chunks, cache, folder, signal, onFrames });
          }),
      );
    },

    async renderVideo({ videoData, outputPath, owner, seed }, { signal, onProgress } = {}) {
      signal?.throwIfAborted();
      const film = await prepare(videoData);
      const { plan, local, scratch, draws, files } = film;
      const { draw } = await draws.films();
      onProgress?.(preparing(plan.frames));
      const offer = files.offer(local);
      try {
        const made = await inScratch(scratch.folder, randomUUID(), async (folder) => {
          const cache = owner === undefined ? undefined : caches?.of(owner);
          const { chunks, sound } = await namesOf(film, draw.way);
          const input = { plan, videoData: withAddresses(videoData, offer.addressOf) };
          const drawn = draw.open(input);
          const soundPath = path.join(folder, 'sound.m4a');
          let measured: Loudness = { integrated: null, range: 0, true_peak: null };
          await allOrAbort(signal, [
            (stop) =>
              drawChunks({
                ...{ drawing: drawn, chunks, cache, folder, signal: stop },
                onFrames: paceOf(plan.frames, onProgress),
              }).finally(() => drawn.close()),
            async (stop) => {
              const work = { videoData, local, key: sound, cache, folder, outputPath: soundPath };
              measured = await filmSound({ ...work, signal: stop });
            },
          ]);
          onProgress?.(finishing(plan.frames));
          const joined = path.join(folder, 'video.mp4');
          const join = (outputPath: string, stop: { readonly signal?: AbortSignal }) =>
            joinFile({
              chunkPaths: chunks.map((chunk) => chunkFile(folder, chunk)),
              frames: plan.frames,
              fps: plan.fps,
              framesPath: path.join(folder, 'frames.ts'),
              soundPath,
              outputPath,
              ...stop,
            });
          await join(joined, signal ? { signal } : {});
          const redraw = async (ranges: readonly FrameRange[], stop: { readonly signal: AbortSignal }) => {
            const wrong = chunks.filter(({ range }) => ranges.includes(range));
            const drawing = draws.screenshots.open(input);
            const again = { drawing, chunks: wrong, cache: undefined, folder, onFrames: () => {} };
            await drawChunks({ ...again, ...stop }).finally(() => drawing.close());
            const rejoined = path.join(folder, 'rejoined.mp4');
            await join(rejoined, stop);
            await moveFile(rejoined, joined);
            // What differed may be kept: whoever takes it next takes this instead.
            for (const chunk of wrong) await cache?.keep(chunk.key, chunkFile(folder, chunk));
          };
          const proven = { ...input, stored: videoData, local, chunks: chunks.map(({ range }) => range) };
          const proof =
            seed === undefined
              ? null
              : await proveFilm({
                  ...{ film: proven, file: joined, seed, screenshots: draws.screenshots },
                  ...{ redraw, signal },
                });
          await moveFile(joined, outputPath);
          return { loudness: measured, proof };
        });
        return { durationSeconds: plan.frames / plan.fps, ...made };
      } finally {
        offer.withdraw();
      }
    },

    async drawStill({ videoData, atMs }, { signal } = {}) {
      signal?.throwIfAborted();
      const { plan, local, draws, files } = await prepare(videoData);
      const offer = files.offer(local);
      try {
        const frame = Math.min(plan.frames - 1, Math.max(0, Math.round((atMs * plan.fps) / 1000)));
        const input = { plan, frame, videoData: withAddresses(videoData, offer.addressOf) };
        return await draws.screenshots.still(input, { signal });
      } finally {
        offer.withdraw();
      }
    },

    async drawingWay() {
      const { draws } = await opened();
      return (await draws.films()).verdict;
    },

    async close() {
      await parts.close();
      const open = await studio?.catch(() => undefined);
      studio = undefined;
      await open?.draws.close();
      await open?.files.close();
      open?.scratch.release();
    },
  };
}

function paceOf(framesTotal: number, onProgress: RenderOptions['onProgress']) {
  let firstFrameAt: number | undefined;
  return (done: number, taken: number) => {
    if (done === 0) return;
    if (done > taken) firstFrameAt ??= performance.now();
    const sinceMs = firstFrameAt === undefined ? 0 : performance.now() - firstFrameAt;
    onProgress?.(drawing(done, framesTotal, sinceMs, taken));
  };
}
