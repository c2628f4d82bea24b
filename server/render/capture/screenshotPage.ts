/** A page that is looked at from outside: what any other way of drawing is held against. */
import { withinLimit } from '../../limits/withinLimit';
import type { HeadlessBrowser } from '../remotion/singlePaint';
import { shownSize, type DrawInput } from '../draw';
import { FRAME_TIMEOUT_MS } from '../renderSettings';
import { scaleOf } from '../remotion/remotionOptions';
import { openFilmPage } from './capturePage';
import { settledAt } from './remotionPage';

type Format = { readonly format: 'png' } | { readonly format: 'jpeg'; readonly quality: number };

export interface ScreenshotPage {
  screenshot(frame: number): Promise<Buffer>;
  close(): Promise<void>;
}

export async function openScreenshotPage(
  browser: HeadlessBrowser,
  input: DrawInput,
  opening: { readonly origin: string; readonly signal: AbortSignal },
  format: Format,
  longerSide?: number,
): Promise<ScreenshotPage> {
  const view = { ...shownSize(input), deviceScaleFactor: scaleOf(input, longerSide) };
  const page = await openFilmPage(browser, input, { ...opening, view });
  return {
    screenshot: (frame) =>
      withinLimit({ what: 'A screenshot', limitMs: FRAME_TIMEOUT_MS, signal: opening.signal }, async () => {
        await page.evaluate(settledAt(frame));
        // oxlint-disable-next-line no-underscore-dangle -- Remotion's own name
        const { value } = await page._client().send('Page.captureScreenshot', format);
        return Buffer.from(value.data, 'base64');
      }),
    close: () => page.close(),
  };
}
