/** A page of the drawing browser that shows a film: what screenshots are taken of, and what is drawn into a canvas. */
import { withinLimit } from '../../limits/withinLimit';
import type { DrawInput } from '../draw';
import type { HeadlessBrowser } from '../remotion/singlePaint';
import { shownFilm, startOfPage } from './remotionPage';

export type Page = Awaited<ReturnType<HeadlessBrowser['newPage']>>;

export interface Opening {
  readonly origin: string;
  readonly signal: AbortSignal;
}

interface View {
  readonly width: number;
  readonly height: number;
  readonly deviceScaleFactor: number;
}

const LOADING_MS = 30_000;
const CLOSING_MS = 5_000;

/** A page that shows a film as Remotion's own would, at its first frame. */
export async function openFilmPage(
  browser: HeadlessBrowser,
  input: DrawInput,
  { origin, signal, view }: Opening & { readonly view: View },
): Promise<Page> {
  const page = await within('Opening a page', signal, () =>
    browser.newPage({
      context: () => null,
      logLevel: 'error',
      indent: false,
      pageIndex: 0,
      onBrowserLog: null,
      onLog: () => {},
    }),
  );
  try {
    await within('Loading the composition', signal, async () => {
      await page.setViewport(view);
      await page.evaluateOnNewDocument(startOfPage(input));
      await page.goto({ url: `${origin}/index.html`, timeout: LOADING_MS });
      await page.evaluate(shownFilm(input));
    });
    return page;
  } catch (error) {
    await closePage(page);
    throw error;
  }
}

export const within = <Answer>(what: string, signal: AbortSignal, work: () => Promise<Answer>) =>
  withinLimit({ what, limitMs: LOADING_MS, signal }, work);

/** One that died with its browser is closed, one that hangs goes with it. */
export const closePage = (page: Page): Promise<void> =>
  withinLimit({ what: 'Closing a page', limitMs: CLOSING_MS }, () => page.close()).catch(() => {});
