/** Draws a film's chunks by pages that paint the composition into a canvas of their own and encode it there. */
import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { createTurns } from '../../fetching/turns';
import type { LoopbackFiles } from '../browser/loopbackFiles';
import type { RenderBrowser } from '../browser/renderBrowser';
import type { ChunkOptions, Drawing, DrawInput, FrameRange, WantedStills } from '../draw';
import type { HeadlessBrowser } from '../remotion/singlePaint';
import { drawingPages } from '../renderSettings';
import type { Scratch } from '../scratch';
import { openCapturePage } from './capturePage';
import { encodingFor, type RenderQuality } from './captureSettings';
import { encodePixels } from './encodePixels';
import type { Opening } from './filmPage';
import { findFrameFile } from './frameFile';
import { intoTransportStream } from './transportStream';

export interface CanvasSetup {
  readonly browsers: RenderBrowser;
  readonly files: Pick<LoopbackFiles, 'origin' | 'accept' | 'listen'>;
  readonly scratch: Scratch;
  readonly quality: RenderQuality;
}

interface PageOpening extends Opening {
  readonly stills: WantedStills | undefined;
}

type Finish = (signal: AbortSignal) => Promise<void>;

interface OpenPage {
  /**
   * @returns what is left to do for the chunk, without the page
   * @throws TookTooLong when a frame is never ready, the signal's reason, or what the page or the encoder ran into.
   */
  draw(range: FrameRange, outputPath: string, options: ChunkOptions): Promise<Finish>;
  /** Aborts when its browser ends. */
  readonly gone: AbortSignal;
  close(outcome: 'fine' | 'broken'): Promise<void>;
}

export function openCanvasDrawing(
  input: DrawInput,
  { browsers, files, scratch, quality }: CanvasSetup,
): Drawing {
  const { plan } = input;
  /** Pages at rest; one that failed does not come back. */
  const idle: OpenPage[] = [];
  /** For the next page that opens: a second one would load and decode the same pictures for it. */
  let wanted: WantedStills | undefined;

  const open = async (signal: AbortSignal): Promise<OpenPage> => {
    const { browser, gone, release } = await browsers.lease(signal);
    try {
      const stills = wanted;
      wanted = undefined;
      const opening = { origin: files.origin, signal: AbortSignal.any([signal, gone]), stills };
      const page = await (quality === 'fast' ? encodingPage : handingPage)(browser, opening);
      const close: OpenPage['close'] = async (outcome) => {
        await page.close();
        await release(outcome);
      };
      return { draw: page.draw, gone, close };
    } catch (error) {
      await release('broken');
      throw error;
    }
  };

  /** It writes H.264 itself. */
  async function encodingPage(browser: HeadlessBrowser, opening: PageOpening) {
    const page = await openCapturePage(browser, input, encodingFor(plan), opening);
    const draw: OpenPage['draw'] = async (range, outputPath, options) => {
      const annexBPath = path.join(scratch.folder, `${randomUUID()}.h264`);
      const { address, withdraw, throwFailure } = files.accept(annexBPath);
      const { fps } = plan;
      const remove = () => rm(annexBPath, { force: true });
      try {
        await page.drawChunk({ ...range, address }, options).finally(throwFailure);
      } catch (error) {
        await remove();
        throw error;
      } finally {
        withdraw();
      }
      return (signal) => intoTransportStream({ annexBPath, outputPath, range, fps, signal }).finally(remove);
    };
    return { draw, close: () => page.close() };
  }

  /** Its frames are encoded beside it. */
  async function handingPage(browser: HeadlessBrowser, opening: PageOpening) {
    const token = randomUUID();
    const page = await openCapturePage(browser, input, { token }, opening);
    const frameFile = await findFrameFile(scratch.folder, token, plan).catch(async (error) => {
      await page.close();
      throw error;
    });
    const draw: OpenPage['draw'] = async (range, outputPath, { signal, onFrame }) => {
      const failed = new AbortController();
      const stop = AbortSignal.any([signal, failed.signal]);
      const encoder = encodePixels({ range, plan, outputPath, signal: stop });
      const { address, withdraw, throwFailure } = files.listen(async (slot) =>
        encoder.add(await frameFile.read(Number(slot))),
      );
      try {
        await page.drawChunk({ ...range, address }, { signal, onFrame }).finally(throwFailure);
        await encoder.end();
        return async () => {};
      } catch (error) {
        failed.abort(error);
        throw error;
      } finally {
        withdraw();
      }
    };
    const close = async () => {
      await page.close();
      await frameFile.close();
    };
    return { draw, close };
  }

  const atRest = (): OpenPage | undefined => {
    const page = idle.pop();
    if (!page?.gone.aborted) return page;
    void page.close('broken');
    return atRest();
  };

  const rest = async () => {
    await Promise.all(idle.splice(0).map((page) => page.close('fine')));
  };

  const pages = drawingPages();
  const inTurn = createTurns(pages);

  async function draw(range: FrameRange, outputPath: string, { signal, onFrame }: ChunkOptions) {
    signal.throwIfAborted();
    const used = atRest() ?? (await open(signal));
    const stop = AbortSignal.any([signal, used.gone]);
    const finish = await used.draw(range, outputPath, { signal: stop, onFrame }).catch(async (error) => {
      await used.close('broken');
      throw error;
    });
    idle.push(used);
    return finish;
  }

  return {
    // One waits for a page, so that none waits while what it drew is put into its file.
    lanes: pages + 1,
    async chunk(range, outputPath, options) {
      const finish = await inTurn(() => draw(range, outputPath, options));
      await finish(options.signal);
      return 'ownWay';
    },
    showFirst(stills, chunks) {
      // A page of their own is there sooner where a core has nothing to draw.
      if (chunks < pages) return false;
      wanted = stills;
      return true;
    },
    rest,
    close: rest,
  };
}
