/** Draws a film's chunks by pages that paint the composition into a canvas of their own and encode it there. */
import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { LoopbackFiles } from '../browser/loopbackFiles';
import type { RenderBrowser } from '../browser/renderBrowser';
import type { Drawing, DrawInput } from '../draw';
import { drawingPages } from '../renderSettings';
import type { Scratch } from '../scratch';
import { openCapturePage, type CapturePage } from './capturePage';
import { intoTransportStream } from './transportStream';

export interface CanvasSetup {
  readonly browsers: RenderBrowser;
  readonly files: Pick<LoopbackFiles, 'origin' | 'accept'>;
  readonly scratch: Scratch;
}

interface OpenPage {
  readonly page: CapturePage;
  /** Aborts when its browser ends. */
  readonly gone: AbortSignal;
  close(outcome: 'fine' | 'broken'): Promise<void>;
}

export function openCanvasDrawing(input: DrawInput, { browsers, files, scratch }: CanvasSetup): Drawing {
  const { fps } = input.plan;
  /** Pages at rest; one that failed does not come back. */
  const idle: OpenPage[] = [];

  const open = async (signal: AbortSignal): Promise<OpenPage> => {
    const { browser, gone, release } = await browsers.lease(signal);
    try {
      const opening = { origin: files.origin, signal: AbortSignal.any([signal, gone]) };
      const page = await openCapturePage(browser, input, opening);
      const close: OpenPage['close'] = async (outcome) => {
        await page.close();
        await release(outcome);
      };
      return { page, gone, close };
    } catch (error) {
      await release('broken');
      throw error;
    }
  };

  const atRest = (): OpenPage | undefined => {
    const page = idle.pop();
    if (!page?.gone.aborted) return page;
    void page.close('broken');
    return atRest();
  };

  return {
    lanes: drawingPages(),
    async chunk(range, outputPath, { signal, onFrame }) {
      const used = atRest() ?? (await open(signal));
      const annexBPath = path.join(scratch.folder, `${randomUUID()}.h264`);
      const { address, withdraw } = files.accept(annexBPath);
      try {
        const stop = AbortSignal.any([signal, used.gone]);
        await used.page.drawChunk({ ...range, address }, { signal: stop, onFrame }).catch(async (error) => {
          await used.close('broken');
          throw error;
        });
        idle.push(used);
        await intoTransportStream({ annexBPath, outputPath, range, fps, signal });
        return 'ownWay';
      } finally {
        withdraw();
        await rm(annexBPath, { force: true });
      }
    },
    async close() {
      await Promise.all(idle.splice(0).map((page) => page.close('fine')));
    },
  };
}
