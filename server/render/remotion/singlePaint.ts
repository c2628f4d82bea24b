/**
 * Chromium paints a frame more often than once for a screenshot, unless it is asked otherwise.
 * Remotion asks with `captureBeyondViewport`, for which each frame is laid out and painted twice. A page is exactly as
 * large as the video, so nothing is beyond: 1.2 to 1.5 times faster.
 * A picture of another size than the page is painted at the page's size whenever something moves, and at the picture's
 * when it is taken. Shown at the picture's size, it is painted at that alone: a quarter of the size costs half.
 */
import type { openBrowser } from '@remotion/renderer';

export type HeadlessBrowser = Awaited<ReturnType<typeof openBrowser>>;

/** Parameters as they are sent instead. */
const CHANGED: Readonly<Record<string, (params: object) => object>> = {
  'Page.captureScreenshot': (params) => ({ ...params, captureBeyondViewport: false }),
  'Emulation.setDeviceMetricsOverride': (params) =>
    'deviceScaleFactor' in params ? { ...params, scale: params.deviceScaleFactor } : params,
};

/** Changes the browser's `newPage`; returns the same browser. */
export function paintOnce(browser: HeadlessBrowser): HeadlessBrowser {
  const newPage = browser.newPage.bind(browser);
  browser.newPage = async (options) => {
    const page = await newPage(options);
    // oxlint-disable-next-line no-underscore-dangle -- Remotion's own name
    const client = page._client();
    const send = client.send.bind(client) as (method: string, params?: object) => Promise<never>;
    client.send = (method: string, params?: object) =>
      send(method, CHANGED[method] ? CHANGED[method](params ?? {}) : params);
    return page;
  };
  return browser;
}
