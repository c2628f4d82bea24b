/** Renders documents to MP4: plan, then frames and sound side by side, then one file of both. */
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import type { Loudness } from '../../contract/sound/loudness';
import type { WorkerDrawing } from '../../contract/worker';
import type { RenderProgress } from '../../contract/project';
import type { VideoData } from '../../contract/video/videoData';
import type { FoundBrowser } from '../browser/findBrowser';
import type { Config } from '../config';
import { observed } from '../observing/activities';
import type { Storage } from '../storage/storage';
import { findComposition, hashOfComposition } from './remotion/bundleComposition';
import { createFileHashes } from './cache/fileHashes';
import type { RenderCache } from './cache/renderCache';
import type { Draws } from './capture/chooseDraw';
import { recallDrawing } from './capture/recallDrawing';
import type { Verdict } from './capture/verdicts';
import { keepVerdicts, knownEqual } from './check/keptVerdicts';
import { lookAhead, type Ahead, type LookAhead } from './check/lookAhead';
import {
  chunkFile,
  drawChunks,
  drawForCache,
  missingChunks,
  type Chunk,
  type ChunkInHand,
} from './chunks/drawChunks';
import type { FrameRange } from './draw';
import { keepLastOpen } from './keepLastOpen';
import { joinFile } from './joinFile';
import { findFiles, type LocalFiles } from './localFiles';
import { serveLoopbackFiles } from './browser/loopbackFiles';
import { filmSound, MIX_WAY } from './sound/filmSound';
import { soundKey } from './chunks/chunkKeys';
import type { Film } from './check/checkFilm';
import { proveFilm, type Proof } from './check/proveFilm';
import { provePiece } from './check/provePiece';
import { moveFile } from './moveFile';
import { openFilm, type OpenFilm } from './openFilm';
import { checking, drawing as drawingProgress, finishing, preparing } from './renderProgress';
import { planRender, withAddresses, type PictureSize } from './renderPlan';
import { claimScratch, inScratch, type Scratch } from './scratch';
import { allOrAbort } from '../limits/allOrAbort';

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
  /** The others were there already. */
  readonly framesDrawn: number;
  /** ms from the first of them to the last. */
  readonly drawingMs: number;
}

export interface OwnFilm {
  readonly videoData: VideoData;
  readonly size?: PictureSize | undefined;
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
   * Compares it with its preview when there is a `renderId`, which decides in which frames.
   * `size` in px, even: the document is drawn in it, whatever its own.
   * Throws RenderRefused for what cannot be drawn, the signal's reason when stopped.
   */
  renderVideo(
    input: {
      videoData: VideoData;
      size?: PictureSize | undefined;
      outputPath: string;
      owner?: string;
      renderId?: string;
    },
    options?: RenderOptions,
  ): Promise<RenderedVideo>;
  /** Its sound alone, as AAC in MP4. Throws as `renderVideo` does. */
  renderSound(
    input: { videoData: VideoData; outputPath: string; owner?: string },
    options?: Pick<RenderOptions, 'signal'>,
  ): Promise<Loudness>;
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
  /** Opens what draws, so that a still or film that comes within a minute does not wait for it. */
  openAhead(): Promise<void>;
  /** One moment as a JPEG of the video's size. */
  drawStill(
    input: { videoData: VideoData; atMs: number },
    options?: Pick<RenderOptions, 'signal'>,
  ): Promise<Buffer>;
  /** Which way this machine's browser draws films, and why; asked of the browser when nobody has yet. */
  drawingWay(): Promise<Verdict>;
  /** The same as far as it is known, here or since `recall`. */
  drawing(): WorkerDrawing | null;
  /** Looks what an earlier process found out. */
  recall(): Promise<void>;
  close(): Promise<void>;
}

export interface RendererSetup {
  readonly config: Pick<Config, 'DATA_DIR'> & Partial<Pick<Config, 'RENDER_QUALITY'>>;
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
  const { DATA_DIR: dataDir, RENDER_QUALITY: quality = 'fast' } = config;
  const hashOfFile = createFileHashes();
  const findIt = async () => (typeof browser === 'function' ? browser() : browser);
  let drawsFilms: WorkerDrawing | null = null;
  const places = { storage, assetsDir: path.join(root, 'assets') };
  let studio: Promise<Studio> | undefined;

  const open = async (): Promise<Studio> => {
    const scratch = await claimScratch(config.DATA_DIR);
    try {
      const folder = await findComposition(root);
      const [files, composition] = [await serveLoopbackFiles(folder), await hashOfComposition(folder)];
      // Remotion costs 60 MB: a server that never renders does without.
      const { openDraws } = await import('./capture/chooseDraw');
      const onChosen = (drawing: WorkerDrawing) => void (drawsFilms = drawing);
      const setup = { browser: await findIt(), files, scratch, dataDir, composition, quality, onChosen };
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

  async function prepare(videoData: VideoData, size?: PictureSize) {
    const plan = planRender(videoData, size);
    const local = await findFiles(plan.assets, places);
    return { plan, local, ...(await opened()) };
  }

  const parts = keepLastOpen<Awaited<ReturnType<typeof opening>>>(IDLE_FILM_MS);
  async function opening(videoData: VideoData, size?: PictureSize) {
    const prepared = await prepare(videoData, size);
    return { ...prepared, ...(await openFilm(prepared, videoData, hashOfFile)) };
  }

  return {
    async look({ videoData, size, owner, renderId }, { signal } = {}) {
      signal?.throwIfAborted();
      const cache = caches?.of(owner);
      if (!cache) return null;
      return parts.use(
        renderId,
        () => opening(videoData, size),
        async ({ plan, chunks }) => {
          const missing = await missingChunks(chunks, cache, renderId);
          return { frames: plan.frames, missing: missing.map(({ range }) => range) };
        },
      );
    },

    async drawPart({ videoData, size, owner, renderId, part }, { signal, onFrames }) {
      signal.throwIfAborted();
      const cache = caches?.of(owner);
      if (!cache) return false;
      return parts.use(
        renderId,
        () => opening(videoData, size),
        (film) =>
          inScratch(film.scratch.folder, randomUUID(), async (folder) => {
            const { local, drawing } = film;
            if (part === 'sound') {
              const outputPath = path.join(folder, 'sound.m4a');
              const work = { videoData, local, key: film.sound, cache, folder, outputPath };
              await filmSound({ ...work, signal });
              return (await cache.has([film.sound])).size > 0;
            }
            const chunks = film.chunks.filter(({ range }) => range.from >= part.from && range.to <= part.to);
            const drawn = new AbortController();
            const stop = AbortSignal.any([signal, drawn.signal]);
            const piece = { film: asDrawn(film, videoData), chunks, seed: renderId, stills: film.stills };
            const proof = provePiece(piece, { signal: stop });
            try {
              const work = { drawing, chunks, cache, renderId, folder, signal, onFrames };
              const inHand = await drawForCache(work);
              await proof.keep(inHand, { cache, folder }).catch((error: unknown) => {
                signal.throwIfAborted();
                console.warn(`Frames ${part.from} to ${part.to} are compared by the join:`, error);
              });
              return inHand.every(({ keptAs }) => keptAs !== null);
            } finally {
              drawn.abort(new Error('The piece has ended.'));
            }
          }),
      );
    },

    async renderVideo({ videoData, size, outputPath, owner, renderId }, { signal, onProgress } = {}) {
      signal?.throwIfAborted();
      const film = await opening(videoData, size);
      const { plan, scratch, draws, input, chunks, drawing, local } = film;
      const rendering = new AbortController();
      const wanted = signal ? AbortSignal.any([signal, rendering.signal]) : rendering.signal;
      onProgress?.(preparing(plan.frames));
      try {
        const made = await inScratch(scratch.folder, randomUUID(), async (folder) => {
          const cache = owner === undefined ? undefined : caches?.of(owner);
          const soundPath = path.join(folder, 'sound.m4a');
          let measured: Loudness = { integrated: null, range: 0, true_peak: null };
          let inHand: readonly ChunkInHand[] = [];
          let framesDrawn = plan.frames;
          let drawingMs = 0;
          /** By a page that draws, what the film is held against. */
          let isShown = false;
          let checked: { readonly asked: Ahead; readonly ahead: LookAhead } | undefined;
          const take = (chunk: Chunk) => checked?.ahead.take(chunk.range, chunkFile(folder, chunk));
          const onTaken = (taken: readonly ChunkInHand[]) => {
            for (const { chunk } of taken) framesDrawn -= chunk.range.to - chunk.range.from;
            if (renderId === undefined) return;
            const asked = { film: asDrawn(film, videoData), seed: renderId, known: knownEqual(taken) };
            const ahead = lookAhead(asked, { signal: wanted });
            checked = { asked, ahead };
            isShown = drawing.showFirst(ahead.stills, chunks.length - taken.length);
            for (const { chunk } of taken) take(chunk);
          };
          const onNearEnd = () => {
            checked?.ahead.nearEnd();
            // Its page waits more than it works, so it begins while frames are still drawn.
            if (!isShown) void checked?.ahead.expected(film.stills).catch(() => {});
          };
          /** A page that draws no more is memory. */
          const onSpare = () => void drawing.rest().catch(() => {});
          await allOrAbort(signal, [
            async (stop) => {
              const onFrames = paceOf(plan.frames, (progress, sinceMs) => {
                drawingMs = sinceMs;
                onProgress?.(progress);
              });
              const work = { drawing, chunks, cache, renderId, folder, signal: stop, onFrames, onNearEnd };
              // Its pages are memory that the check needs.
              inHand = await drawChunks({ ...work, onTaken, onDrawn: take, onSpare }).finally(() =>
                drawing.close(),
              );
            },
            async (stop) => {
              const work = { videoData, local, key: film.sound, cache, folder, outputPath: soundPath };
              measured = await filmSound({ ...work, signal: stop });
            },
          ]);
          onProgress?.(renderId === undefined ? finishing(plan.frames) : checking(plan.frames));
          const joined = path.join(folder, 'video.mp4');
          const join = (file: string, stop: { readonly signal?: AbortSignal | undefined }) =>
            observed('filmStage', { stage: 'join' }, () =>
              joinFile({
                chunkPaths: chunks.map((chunk) => chunkFile(folder, chunk)),
                frames: plan.frames,
                fps: plan.fps,
                framesPath: path.join(folder, 'frames.ts'),
                soundPath,
                outputPath: file,
                ...stop,
              }),
            );
          await join(joined, { signal });
          const redraw = async (ranges: readonly FrameRange[], stop: { readonly signal: AbortSignal }) => {
            const wrong = chunks.filter(({ range }) => ranges.includes(range));
            const again = draws.screenshots.open(input);
            const work = { drawing: again, chunks: wrong, cache: undefined, renderId, folder };
            await drawChunks({ ...work, ...stop, onFrames() {} }).finally(() => again.close());
            const rejoined = path.join(folder, 'rejoined.mp4');
            await join(rejoined, stop);
            await moveFile(rejoined, joined);
          };
          const { screenshots } = draws;
          const proof = checked
            ? await proveFilm({
                ...checked.asked,
                ...{ ahead: checked.ahead, file: joined, screenshots, redraw, signal },
              })
            : null;
          if (proof && cache) await keepVerdicts({ proof, inHand, cache, folder });
          onProgress?.(finishing(plan.frames));
          await moveFile(joined, outputPath);
          return { loudness: measured, proof, framesDrawn, drawingMs };
        });
        return { durationSeconds: plan.frames / plan.fps, ...made };
      } finally {
        rendering.abort();
        await film.close();
      }
    },

    async renderSound({ videoData, outputPath, owner }, { signal = new AbortController().signal } = {}) {
      signal.throwIfAborted();
      const plan = planRender(videoData);
      const local = await findFiles(plan.assets, places);
      const scratch = await claimScratch(config.DATA_DIR);
      try {
        return await inScratch(scratch.folder, randomUUID(), async (folder) => {
          const contents = new Map<string, string>();
          for (const [ref, file] of local) contents.set(ref, await hashOfFile(file.path));
          const hasSound = (ref: string) => local.get(ref)?.hasSound ?? false;
          const key = soundKey({ plan, contentOf: (ref) => contents.get(ref), way: MIX_WAY }, hasSound);
          const cache = owner === undefined ? undefined : caches?.of(owner);
          const soundPath = path.join(folder, 'sound.m4a');
          const work = { videoData, local, key, cache, folder, outputPath: soundPath };
          const loudness = await filmSound({ ...work, signal });
          await moveFile(soundPath, outputPath);
          return loudness;
        });
      } finally {
        scratch.release();
      }
    },

    async openAhead() {
      const { draws } = await opened();
      await draws.openAhead();
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

    drawing: () => drawsFilms,

    async recall() {
      const recalled = await recallDrawing({ browser: await findIt(), dataDir, quality, root });
      drawsFilms ??= recalled;
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

/** As its check looks at it. */
const asDrawn = (
  { input, local, chunks }: Pick<OpenFilm, 'input' | 'chunks'> & { readonly local: LocalFiles },
  stored: VideoData,
): Film => ({ ...input, stored, local, chunks: chunks.map(({ range }) => range) });

/** @param onPace also how many ms ago the first frame was drawn */
function paceOf(framesTotal: number, onPace: (progress: RenderProgress, sinceMs: number) => void) {
  let firstFrameAt: number | undefined;
  return (done: number, taken: number) => {
    if (done === 0) return;
    if (done > taken) firstFrameAt ??= performance.now();
    const sinceMs = firstFrameAt === undefined ? 0 : performance.now() - firstFrameAt;
    onPace(drawingProgress(done, framesTotal, sinceMs, taken), sinceMs);
  };
}
