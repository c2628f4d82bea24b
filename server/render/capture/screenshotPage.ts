/** A page that is looked at from outside: what any other way of drawing is held against. */
import { withinLimit } from '../../limits/withinLimit';
import type { HeadlessBrowser } from '../remotion/singlePaint';
import { shownSize, type DrawInput } from '../draw';
import { COMPARED_QUALITY, FRAME_TIMEOUT_MS } from '../renderSettings';
import { scaleOf } from '../remotion/remotionOptions';
import { openFilmPage, type Opening, type Page } from './filmPage';
import { settledAt } from './remotionPage';

type Format = { readonly format: 'png' } | { readonly format: 'jpeg'; readonly quality: number };

/** Of what a film is held against. */
export const COMPARED_FORMAT: Format = { format: 'jpeg', quality: COMPARED_QUALITY };

export interface ScreenshotPage {
  screenshot(frame: number): Promise<Buffer>;
  close(): Promise<void>;
}

export async function openScreenshotPage(
  browser: HeadlessBrowser,
  input: DrawInput,
  opening: Opening,
  format: Format,
  longerSide?: number,
): Promise<ScreenshotPage> {
  const page = await openFilmPage(browser, input, { ...opening, view: viewOf(input, longerSide) });
  return {
    screenshot: (frame) => screenshotOf(page, frame, format, opening.signal),
    close: () => page.close(),
  };
}

/** As large as its picture. */
export const viewOf = (input: DrawInput, longerSide?: number) => ({
  ...shownSize(input),
  deviceScaleFactor: scaleOf(input, longerSide),
});

export const screenshotOf = (
  page: Page,
  frame: number,
  format: Format,
  signal: AbortSignal,
): Promise<Buffer> =>
  withinLimit({ what: 'A screenshot', limitMs: FRAME_TIMEOUT_MS, signal }, async () => {
    await page.evaluate(settledAt(frame));
    // oxlint-disable-next-line no-underscore-dangle -- Remotion's own name
    const { value } = await page._client().send('Page.captureScreenshot', format);
    return Buffer.from(value.data, 'base64');
  });
