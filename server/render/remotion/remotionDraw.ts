/** Draws by screenshots of the composition in a headless browser, through Remotion. */
import { makeCancelSignal, RenderInternals, type CancelSignal } from '@remotion/renderer';
import { VERSION } from 'remotion/version';
import type { FoundBrowser } from '../../browser/findBrowser';
import { withinLimit, type Limit } from '../../limits/withinLimit';
import type { ChunkOptions, Draw, DrawInput, FrameRange } from '../draw';
import { chromeModes, confinedBrowsers } from '../browser/openConfinedBrowser';
import { sweepFrames, type Scratch } from '../scratch';
import { nameOf } from '../cache/canonical';
import { encodeChunk, encoderArgs } from './encodeChunk';
import { framesOptions, scaleOf, sharedOptions } from './remotionOptions';
import { quietServer } from './remotionServer';
import { runsOf, type Asked } from './runsOf';
import type { RenderBrowser } from '../browser/renderBrowser';
import type { HeadlessBrowser } from './singlePaint';
import { COMPARED_QUALITY, drawingPages, RENDER_SETTINGS } from '../renderSettings';

export interface RemotionDrawSetup {
  readonly browser: FoundBrowser;
  /** What the browser says of itself. */
  readonly version: string;
  /** Where the composition and a render's files are served. */
  readonly files: { readonly origin: string; readonly port: number };
  readonly scratch: Scratch;
  /** Shared with whatever else draws; else it has one of its own. */
  readonly browsers?: RenderBrowser;
}

interface Wanted {
  readonly range: FrameRange;
  readonly outputPath: string;
  readonly options: ChunkOptions;
}

/** Half of what a film is compared in: a page waits more than it works, and opening one costs as much as drawing ten. */
const STILLS_A_PAGE = 18;
/** Two browsers that have to be opened and asked. */
const LEASE_MS = 150_000;
/** Remotion gives a page's load 30 s three times, and as much to each frame. */
const STILL_MS = 120_000;
const STANDSTILL_MS = 120_000;
/** Remotion would open one of its own in the place of one that died, which could reach every address. */
const NO_OTHER_BROWSER = '/no/other/browser';

/** Whatever the film: its size and rate are in each chunk's name. */
const SAMPLE = { width: 1080, height: 1920, fps: 30 };

interface Tools {
  readonly puppeteerInstance: HeadlessBrowser;
  readonly server: ReturnType<typeof quietServer>;
  readonly cancelSignal: CancelSignal;
  /** A frame is done. */
  goesOn(): void;
}

export function createRemotionDraw(setup: RemotionDrawSetup): Draw {
  const { browser, version, files, scratch, browsers = confinedBrowsers(setup) } = setup;
  const started = { executable: NO_OTHER_BROWSER, chromeMode: chromeModes[browser.kind] };
  const { internalRenderFrames, internalRenderStill } = RenderInternals;
  let drawing = 0;

  /** Ends with its work, when the browser ends, when it stands still, or when `signal` says so. */
  async function withBrowser<Result>(
    { what, limitMs, signal }: Limit,
    work: (tools: Tools) => Promise<Result>,
  ): Promise<Result> {
    const lease = await withinLimit({ what: 'The browser that draws', limitMs: LEASE_MS, signal }, (stop) =>
      browsers.lease(stop),
    );
    const server = quietServer(`${files.origin}/index.html`);
    drawing += 1;
    try {
      const either = signal ? AbortSignal.any([signal, lease.gone]) : lease.gone;
      const result = await withinLimit({ what, limitMs, signal: either }, (stop, goesOn) => {
        const { cancel, cancelSignal } = makeCancelSignal();
        stop.addEventListener('abort', cancel, { once: true });
        return work({ puppeteerInstance: lease.browser, server, cancelSignal, goesOn }).finally(() =>
          stop.removeEventListener('abort', cancel),
        );
      });
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
    const failed = new AbortController();
    const stop = AbortSignal.any([signal, failed.signal]);
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
    const limit = { what: 'The next frame', limitMs: STANDSTILL_MS, signal: stop };
    try {
      await withBrowser(limit, async ({ goesOn, ...tools }) => {
        await internalRenderFrames({
          ...sharedOptions(input, files.origin, started),
          ...framesOptions,
          ...tools,
          frames: inOrder.flatMap(({ what }) => framesOf(what.range)),
          concurrency: drawingPages(),
          onFrameBuffer: async (jpeg, frame) => {
            const chunk = inOrder.find(({ what }) => frame >= what.range.from && frame < what.range.to);
            if (!chunk) return;
            await encoderOf(chunk).add(frame, jpeg);
            goesOn();
            chunk.what.options.onFrame();
          },
        });
        await Promise.all(inOrder.map((chunk) => encoderOf(chunk).written));
      });
    } catch (error) {
      failed.abort(error);
      await Promise.allSettled([...encoders.values()].map(({ written }) => written));
      signal.throwIfAborted();
      throw failed.signal.reason;
    }
  }

  return {
    way: ['screenshots 2', VERSION, version, nameOf([RENDER_SETTINGS, encoderArgs(SAMPLE)])].join(' | '),
    open(input) {
      const runs = runsOf<Wanted>((asked, signal) => drawRun(input, asked, signal));
      return {
        lanes: Infinity,
        async chunk(range, outputPath, options) {
          await runs.join({ range, outputPath, options }, options.signal);
          return 'ownWay';
        },
        // Its pages draw what a run asks for.
        showFirst: () => false,
        // A run's pages go with it.
        rest: async () => {},
        close: () => runs.ended(),
      };
    },
    still: (input, { signal } = {}) =>
      withBrowser({ what: 'A still', limitMs: STILL_MS, signal }, async ({ server, puppeteerInstance }) => {
        const { buffer } = await internalRenderStill({
          ...sharedOptions(input, files.origin, started),
          server,
          puppeteerInstance,
          // Remotion would close the page and hear no error of it: its browser is closed after all.
          cancelSignal: null,
          output: null,
          frame: input.frame,
          imageFormat: 'jpeg',
          onDownload: null,
        });
        if (!buffer) throw new Error('Remotion drew a still but gave no picture back.');
        return buffer;
      }),
    stills: (input, { signal, onStill }) =>
      withBrowser(
        { what: 'The next still', limitMs: STANDSTILL_MS, signal },
        async ({ goesOn, ...tools }) => {
          const stills = new Map<number, Buffer>();
          await internalRenderFrames({
            ...sharedOptions(input, files.origin, started),
            ...framesOptions,
            ...tools,
            jpegQuality: COMPARED_QUALITY,
            scale: scaleOf(input, input.longerSide),
            frames: [...input.frames],
            concurrency: Math.min(drawingPages(), Math.ceil(input.frames.length / STILLS_A_PAGE)),
            onFrameBuffer: (jpeg, frame) => {
              stills.set(frame, jpeg);
              onStill?.(frame, jpeg);
              goesOn();
            },
          });
          return stills;
        },
      ),
    close: () => browsers.close(),
  };
}

const framesOf = ({ from, to }: FrameRange) => Array.from({ length: to - from }, (_, index) => from + index);
