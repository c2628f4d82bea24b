/** One page of the drawing browser that holds a film and draws it into its own canvas. */
import { CAPTURE, type CapturedFilm, type ChunkRequest } from '../../../src/templates/capture/capturePort';
import { unlessAborted, withinLimit } from '../../limits/withinLimit';
import { observed } from '../../observing/activities';
import { shownSize, type ChunkOptions, type DrawInput, type WantedStills } from '../draw';
import { FRAME_TIMEOUT_MS } from '../renderSettings';
import type { HeadlessBrowser } from '../remotion/singlePaint';
import { closePage, openFilmPage, within, type Opening, type Page } from './filmPage';
import { COMPARED_FORMAT, screenshotOf, viewOf } from './screenshotPage';

/** The browser lacks something, and will lack it for the next chunk, too. */
export class CannotCapture extends Error {
  override readonly name = 'CannotCapture';
}

export interface CapturePage {
  /** @throws TookTooLong when a frame is never ready, the signal's reason, or what the page ran into. */
  drawChunk(request: ChunkRequest, options: ChunkOptions): Promise<void>;
  /** A PNG of a frame as it would be encoded. */
  drawFrame(frame: number): Promise<Buffer>;
  close(): Promise<void>;
}

/** Nothing of the page itself has to be composited: the film is painted into its canvas whatever is in view. */
const VIEW = { width: 64, height: 64, deviceScaleFactor: 1 };
/** How often the page is asked how far it is. */
const LOOK_MS = 200;

/**
 * @param stills are shown before the film stands in its canvas
 * @throws CannotCapture where the browser lacks what it takes.
 */
export async function openCapturePage(
  browser: HeadlessBrowser,
  input: DrawInput,
  output: CapturedFilm['output'],
  { signal, stills, ...opening }: Opening & { readonly stills?: WantedStills | undefined },
): Promise<CapturePage> {
  const first = stills?.next();
  const view = stills && first !== undefined ? viewOf(input, stills.longerSide) : VIEW;
  const page = await openFilmPage(browser, input, { ...opening, signal, view }).catch((error: unknown) => {
    if (first !== undefined) stills?.failed(first);
    throw error;
  });
  const ask = <Answer>(call: string) => page.evaluate(`${CAPTURE}.${call}`) as Promise<Answer>;
  const { width, height, fps } = input.plan;
  const film: CapturedFilm = { width, height, fps, shown: shownSize(input), output };
  try {
    if (stills && first !== undefined) {
      await observed('filmStage', { stage: 'preview' }, () => showStills(page, stills, first, signal));
      await within('Resizing a page', signal, () => page.setViewport(VIEW));
    }
    const missing = await within('Preparing the page', signal, () =>
      ask<string | null>(`prepare(${JSON.stringify(film)})`),
    );
    if (missing !== null) throw new CannotCapture(`This browser has no ${missing}`);
  } catch (error) {
    await closePage(page);
    throw error;
  }
  return {
    drawChunk: (request, { signal, onFrame }) =>
      withinLimit({ what: 'A frame', limitMs: FRAME_TIMEOUT_MS, signal }, async (stop, goesOn) => {
        const before = await ask<number>('framesDrawn');
        let told = 0;
        const look = async () => {
          const drawn = (await ask<number>('framesDrawn')) - before;
          if (drawn > told) goesOn();
          for (; told < drawn; told += 1) onFrame();
        };
        let looking = Promise.resolve();
        const timer = setInterval(() => void (looking = looking.then(look).catch(() => {})), LOOK_MS);
        try {
          await unlessAborted(stop, ask<void>(`drawChunk(${JSON.stringify(request)})`));
        } finally {
          clearInterval(timer);
        }
        // While the chunk is put away. What a painted frame leaves behind is hardly in the heap that the page's own
        // collector watches: it lets half a gigabyte come together first.
        void collectGarbage(page);
        await looking;
        for (; told < request.to - request.from; told += 1) onFrame();
      }),
    drawFrame: async (frame) => {
      const url = await within('A frame', signal, () => ask<string>(`drawFrame(${frame})`));
      return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
    },
    close: () => closePage(page),
  };
}

async function collectGarbage(page: Page): Promise<void> {
  // oxlint-disable-next-line no-underscore-dangle -- Remotion's own name
  const client = page._client();
  const send = client.send.bind(client) as (method: string) => Promise<unknown>;
  await send('HeapProfiler.collectGarbage').catch(() => {});
}

async function showStills(page: Page, stills: WantedStills, first: number, signal: AbortSignal) {
  for (let frame: number | undefined = first; frame !== undefined; frame = stills.next())
    try {
      stills.drawn(frame, await screenshotOf(page, frame, COMPARED_FORMAT, signal));
    } catch (error) {
      stills.failed(frame);
      throw error;
    }
}
