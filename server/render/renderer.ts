/** Renders documents to MP4: plan, then frames and sound side by side, then one file of both. */
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import type { Loudness } from '../../contract/sound/loudness';
import type { RenderProgress } from '../../contract/project';
import type { VideoData } from '../../contract/video/videoData';
import type { FoundBrowser } from '../browser/findBrowser';
import type { Config } from '../config';
import type { Storage } from '../storage/storage';
import { findComposition } from './remotion/bundleComposition';
import { browserVersion } from '../browser/browserVersion';
import { planChunks } from './chunks/chunkPlan';
import type { Draw, DrawInput, FrameRange } from './draw';
import { joinFile } from './joinFile';
import { findFiles, type LocalFiles } from './localFiles';
import { serveLoopbackFiles } from './browser/loopbackFiles';
import { measureLoudness } from './sound/loudness';
import { planMix } from './sound/mixPlan';
import { mixSound } from './sound/mixSound';
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
}

export interface Renderer {
  /**
   * `videoData` in stored form (`media:{key}`, `/assets/…`). Writes `outputPath` whole or not at all, and measures it.
   * Throws RenderRefused for what cannot be drawn, the signal's reason when stopped.
   */
  renderVideo(
    input: { videoData: VideoData; outputPath: string },
    options?: RenderOptions,
  ): Promise<RenderedVideo>;
  /** One moment as a JPEG of the video's size. */
  drawStill(
    input: { videoData: VideoData; atMs: number },
    options?: Pick<RenderOptions, 'signal'>,
  ): Promise<Buffer>;
  close(): Promise<void>;
}

export interface RendererSetup {
  readonly config: Pick<Config, 'DATA_DIR'>;
  readonly storage: Storage;
  /** Looked for when something is first drawn. */
  readonly browser: FoundBrowser | (() => Promise<FoundBrowser>);
  /** The repository's root: where `assets` and the bundled composition are. */
  readonly root?: string;
}

interface Studio {
  readonly scratch: Scratch;
  readonly draw: Draw;
  readonly files: Awaited<ReturnType<typeof serveLoopbackFiles>>;
}

export function createRenderer({ config, storage, browser, root = process.cwd() }: RendererSetup): Renderer {
  const places = { storage, assetsDir: path.join(root, 'assets') };
  let studio: Promise<Studio> | undefined;

  const open = async (): Promise<Studio> => {
    const scratch = await claimScratch(config.DATA_DIR);
    try {
      const files = await serveLoopbackFiles(await findComposition(root));
      // Remotion costs 60 MB: a server that never renders does without.
      const { createRemotionDraw } = await import('./remotion/remotionDraw');
      const found = typeof browser === 'function' ? await browser() : browser;
      const version = await browserVersion(found);
      return { scratch, files, draw: createRemotionDraw({ browser: found, version, files, scratch }) };
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

  return {
    async renderVideo({ videoData, outputPath }, { signal, onProgress } = {}) {
      signal?.throwIfAborted();
      const { plan, local, scratch, draw, files } = await prepare(videoData);
      onProgress?.(preparing(plan.frames));
      const offer = files.offer(local);
      try {
        const loudness = await inScratch(scratch.folder, randomUUID(), async (folder) => {
          const chunks = planChunks(plan).map((range) => ({
            range,
            file: path.join(folder, `${range.from}.ts`),
          }));
          const soundPath = path.join(folder, 'sound.m4a');
          const input = { plan, videoData: withAddresses(videoData, offer.addressOf) };
          await allOrAbort(signal, [
            (stop) => drawChunks(draw, input, chunks, stop, onProgress),
            (stop) => mix(videoData, local, folder, soundPath, stop),
          ]);
          onProgress?.(finishing(plan.frames));
          const joined = path.join(folder, 'video.mp4');
          const stop = signal ? { signal } : {};
          await joinFile({
            chunkPaths: chunks.map(({ file }) => file),
            frames: plan.frames,
            fps: plan.fps,
            framesPath: path.join(folder, 'frames.ts'),
            soundPath,
            outputPath: joined,
            ...stop,
          });
          const measured = await measureLoudness(joined, stop);
          await moveFile(joined, outputPath);
          return measured;
        });
        return { durationSeconds: plan.frames / plan.fps, loudness };
      } finally {
        offer.withdraw();
      }
    },

    async drawStill({ videoData, atMs }, { signal } = {}) {
      signal?.throwIfAborted();
      const { plan, local, draw, files } = await prepare(videoData);
      const offer = files.offer(local);
      try {
        const frame = Math.min(plan.frames - 1, Math.max(0, Math.round((atMs * plan.fps) / 1000)));
        const input = { plan, frame, videoData: withAddresses(videoData, offer.addressOf) };
        return await draw.still(input, { signal });
      } finally {
        offer.withdraw();
      }
    },

    async close() {
      const open = await studio?.catch(() => undefined);
      studio = undefined;
      await open?.draw.close();
      await open?.files.close();
      open?.scratch.release();
    },
  };
}

interface Chunk {
  readonly range: FrameRange;
  readonly file: string;
}

/** As many at once as the way of drawing takes. */
async function drawChunks(
  draw: Draw,
  input: DrawInput,
  chunks: readonly Chunk[],
  signal: AbortSignal,
  onProgress: RenderOptions['onProgress'],
): Promise<void> {
  let done = 0;
  let firstFrameAt: number | undefined;
  const onFrame = () => {
    done += 1;
    firstFrameAt ??= performance.now();
    onProgress?.(drawing(done, input.plan.frames, performance.now() - firstFrameAt));
  };
  const drawn = draw.open(input);
  const left = chunks.values();
  const lane = async (stop: AbortSignal) => {
    for (const { range, file } of left) await drawn.chunk(range, file, { signal: stop, onFrame });
  };
  try {
    const lanes = Math.min(drawn.lanes, chunks.length);
    await allOrAbort(
      signal,
      Array.from({ length: lanes }, () => lane),
    );
  } finally {
    await drawn.close();
  }
}

function mix(
  videoData: VideoData,
  local: LocalFiles,
  folder: string,
  outputPath: string,
  signal: AbortSignal,
) {
  const fileOf = (ref: string) => local.get(ref);
  return mixSound({
    sounds: planMix(videoData, (ref) => fileOf(ref)?.hasSound ?? false),
    pathOf: (ref) => fileOf(ref)?.path ?? '',
    durationMs: videoData.duration,
    mixPath: path.join(folder, 'mix.wav'),
    outputPath,
    signal,
  });
}
