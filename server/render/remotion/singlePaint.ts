/**
 * Remotion asks for screenshots with `captureBeyondViewport`, for which Chromium lays out and paints each
 * frame twice. A page is exactly as large as the video, so nothing is beyond: 1.2 to 1.5 times faster.
 */
import type { openBrowser } from '@remotion/renderer';

export type HeadlessBrowser = Awaited<ReturnType<typeof openBrowser>>;

const SCREENSHOT = 'Page.captureScreenshot';

/** Changes the browser's `newPage`; returns the same browser. */
export function paintOnce(browser: HeadlessBrowser): HeadlessBrowser {
  const newPage = browser.newPage.bind(browser);
  browser.newPage = async (options) => {
    const page = await newPage(options);
    // oxlint-disable-next-line no-underscore-dangle -- Remotion's own name
    const client = page._client();
    const send = client.send.bind(client) as (method: string, params?: object) => Promise<never>;
    client.send = (method: string, params?: object) =>
      send(method, method === SCREENSHOT ? { ...params, captureBeyondViewport: false } : params);
    return page;
  };
  return browser;
}
