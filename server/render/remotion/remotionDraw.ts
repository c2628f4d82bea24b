/** Draws by screenshots of the composition in a headless browser, through Remotion. */
import { makeCancelSignal, RenderInternals } from '@remotion/renderer';
import { VERSION } from 'remotion/version';
import type { FoundBrowser } from '../../browser/findBrowser';
import type { ChunkOptions, Draw, DrawInput, FrameRange } from '../draw';
import { chromeModes, openConfinedBrowser } from '../browser/openConfinedBrowser';
import { sweepFrames, type Scratch } from '../scratch';
import { encodeChunk } from './encodeChunk';
import { framesOptions, sharedOptions } from './remotionOptions';
import { quietServer } from './remotionServer';
import { runsOf, type Asked } from './runsOf';
import { createRenderBrowser } from '../browser/renderBrowser';
import { drawingPages, RENDER_SETTINGS } from '../renderSettings';

export interface RemotionDrawSetup {
  readonly browser: FoundBrowser;
  /** What the browser says of itself. */
  readonly version: string;
  /** Where the composition and a render's files are served. */
  readonly files: { readonly origin: string; readonly port: number };
  readonly scratch: Scratch;
}

interface Wanted {
  readonly range: FrameRange;
  readonly outputPath: string;
  readonly options: ChunkOptions;
}

export function createRemotionDraw({ browser, version, files, scratch }: RemotionDrawSetup): Draw {
  const started = { executable: browser.executablePath, chromeMode: chromeModes[browser.kind] };
  const browsers = createRenderBrowser(() =>
    openConfinedBrowser(browser, { port: files.port, within: scratch.systemTmp }),
  );
  const { internalRenderFrames, internalRenderStill } = RenderInternals;
  let drawing = 0;

  async function withBrowser<Result>(
    work: (tools: {
      lease: Awaited<ReturnType<typeof browsers.lease>>;
      server: ReturnType<typeof quietServer>;
    }) => Promise<Result>,
  ): Promise<Result> {
    const lease = await browsers.lease();
    const server = quietServer(`${files.origin}/index.html`);
    drawing += 1;
    try {
      const result = await work({ lease, server });
      await lease.release('fine');
      return result;
    } finally {
      await lease.release('broken');
      server.clean();
      drawing -= 1;
      // A render that was stopped leaves its folder behind.
      if (drawing === 0) await sweepFrames(scratch.folder);
    }
  }

  /** Chunks that are wanted at once, drawn by the same pages: opening them anew would cost half a second each. */
  async function drawRun(
    input: DrawInput,
    asked: readonly Asked<Wanted>[],
    signal: AbortSignal,
  ): Promise<void> {
    await withBrowser(async ({ lease, server }) => {
      signal.throwIfAborted();
      const { cancel, cancelSignal } = makeCancelSignal();
      const failed = new AbortController();
      const stop = AbortSignal.any([signal, failed.signal]);
      stop.addEventListener('abort', cancel, { once: true });
      const inOrder = [...asked].sort((a, b) => a.what.range.from - b.what.range.from);
      const encoders = new Map<Asked<Wanted>, ReturnType<typeof encodeChunk>>();
      const encoderOf = (chunk: Asked<Wanted>) => {
        const open = encoders.get(chunk);
        if (open) return open;
        const { range, outputPath } = chunk.what;
        const encoder = encodeChunk({ range, plan: input.plan, outputPath, signal: stop });
        encoder.written.then(chunk.done, (error: unknown) => failed.abort(error));
        encoders.set(chunk, encoder);
        return encoder;
      };
      try {
        await internalRenderFrames({
          ...sharedOptions(input, files.origin, started),
          ...framesOptions,
          frames: inOrder.flatMap(({ what }) => framesOf(what.range)),
          cancelSignal,
          server,
          puppeteerInstance: lease.browser,
          concurrency: drawingPages(),
          onFrameBuffer: async (jpeg, frame) => {
            const chunk = inOrder.find(({ what }) => frame >= what.range.from && frame < what.range.to);
            if (!chunk) return;
            await encoderOf(chunk).add(frame, jpeg);
            chunk.what.options.onFrame();
          },
        });
        await Promise.all(inOrder.map((chunk) => encoderOf(chunk).written));
      } catch (error) {
        failed.abort(error);
        await Promise.allSettled([...encoders.values()].map(({ written }) => written));
        signal.throwIfAborted();
        throw failed.signal.reason;
      } finally {
        stop.removeEventListener('abort', cancel);
      }
    });
  }

  return {
    way: ['screenshots', VERSION, version, JSON.stringify(RENDER_SETTINGS)].join(' | '),
    open(input) {
      const runs = runsOf<Wanted>((asked, signal) => drawRun(input, asked, signal));
      return {
        lanes: Infinity,
        chunk: (range, outputPath, options) => runs.join({ range, outputPath, options }, options.signal),
        close: () => runs.ended(),
      };
    },
    still: (input) =>
      withBrowser(async ({ lease, server }) => {
        const { buffer } = await internalRenderStill({
          ...sharedOptions(input, files.origin, started),
          server,
          puppeteerInstance: lease.browser,
          output: null,
          frame: input.frame,
          imageFormat: 'jpeg',
          cancelSignal: null,
          onDownload: null,
        });
        if (!buffer) throw new Error('Remotion drew a still but gave no picture back.');
        return buffer;
      }),
    close: () => browsers.close(),
  };
}

const framesOf = ({ from, to }: FrameRange) => Array.from({ length: to - from }, (_, index) => from + index);
