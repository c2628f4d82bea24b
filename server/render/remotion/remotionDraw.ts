/** Draws by screenshots of the composition in a headless browser, through Remotion. */
import { makeCancelSignal, RenderInternals } from '@remotion/renderer';
import type { FoundBrowser } from '../../browser/findBrowser';
import type { Draw } from '../draw';
import { chromeModes, openConfinedBrowser } from '../browser/openConfinedBrowser';
import { sweepFrames, type Scratch } from '../scratch';
import { sharedOptions, videoOptions } from './remotionOptions';
import { quietServer } from './remotionServer';
import { createRenderBrowser } from '../browser/renderBrowser';
import { drawingPages } from '../renderSettings';

export interface RemotionDrawSetup {
  readonly browser: FoundBrowser;
  /** Where the composition and a render's files are served. */
  readonly files: { readonly origin: string; readonly port: number };
  readonly scratch: Scratch;
}

export function createRemotionDraw({ browser, files, scratch }: RemotionDrawSetup): Draw {
  const started = { executable: browser.executablePath, chromeMode: chromeModes[browser.kind] };
  const browsers = createRenderBrowser(() =>
    openConfinedBrowser(browser, { port: files.port, within: scratch.systemTmp }),
  );
  const { internalRenderMedia, internalRenderStill } = RenderInternals;
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

  return {
    toFile: (input, { signal, onFrames }) =>
      withBrowser(async ({ lease, server }) => {
        signal?.throwIfAborted();
        const { cancel, cancelSignal } = makeCancelSignal();
        signal?.addEventListener('abort', cancel, { once: true });
        try {
          await internalRenderMedia({
            ...sharedOptions(input, files.origin, started),
            ...videoOptions,
            cancelSignal,
            server,
            puppeteerInstance: lease.browser,
            outputLocation: input.outputPath,
            concurrency: drawingPages(),
            onProgress: ({ renderedFrames }) => onFrames(renderedFrames),
          });
        } catch (error) {
          signal?.throwIfAborted();
          throw error;
        } finally {
          signal?.removeEventListener('abort', cancel);
        }
      }),
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
