/** A page as it is after its scripts have run: the found browser, behind the address guard's proxy. */
import { whileOpen, type StrangersBrowser } from '../browser/strangersBrowser';
import { startFilteringProxy } from '../fetching/filteringProxy';
import { createTurns } from '../fetching/turns';
import { withinLimit } from '../limits/withinLimit';

interface Settings {
  readonly browsers: StrangersBrowser;
  /** The text of `FETCH_ALLOW`. */
  readonly allow: string;
  /** For all of it: a page whose scripts never rest answers no question. */
  readonly limitMs?: number;
}
export interface RenderedPage {
  readonly html: string;
  readonly url: string;
  readonly status: number;
}
export type RenderPage = (url: string, signal?: AbortSignal) => Promise<RenderedPage>;

const LOAD_MS = 15_000;
const QUIET_MS = 5_000;
const LIMIT_MS = 60_000;
/** Nothing may be looked up or sent but by the proxy, WebRTC included. */
const ONLY_BY_PROXY = [
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1',
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--mute-audio',
];
/** What is not needed to know which pictures a page shows. */
const SKIPPED = new Set(['image', 'media', 'font']);

const BROWSERS_AT_ONCE = 2;

/** A script that leads to an address which fails leaves the browser's own error page standing. */
const isOfTheWeb = (url: string) => /^https?:/i.test(url);

/** The browser starts for one page and ends with it. Throws what the browser throws, or `TookTooLong`. */
export function createRenderPage({ browsers, allow, limitMs = LIMIT_MS }: Settings): RenderPage {
  const inTurn = createTurns(BROWSERS_AT_ONCE);

  async function show(url: string, proxy: string, stop: AbortSignal): Promise<RenderedPage> {
    const opened = await browsers.open({
      args: ONLY_BY_PROXY,
      proxy: { server: proxy, bypass: '<-loopback>' },
    });
    return whileOpen(opened, stop, async ({ browser }) => {
      const context = await browser.newContext({
        serviceWorkers: 'block',
        acceptDownloads: false,
        locale: 'en-US',
      });
      const page = await context.newPage();
      await page.route('**/*', (route) =>
        SKIPPED.has(route.request().resourceType()) ? route.abort() : route.continue(),
      );
      const response = await page.goto(url, { waitUntil: 'load', timeout: LOAD_MS });
      // Some pages never fall silent; what they show by then is taken.
      await page.waitForLoadState('networkidle', { timeout: QUIET_MS }).catch(() => {});
      const html = await page.content();
      const shown = page.url();
      if (!isOfTheWeb(shown)) throw new Error(`The browser shows a page of its own: ${shown}`);
      return { html, url: shown, status: response?.status() ?? 200 };
    });
  }

  async function render(url: string, signal?: AbortSignal): Promise<RenderedPage> {
    signal?.throwIfAborted();
    const proxy = await startFilteringProxy({ allow });
    try {
      return await withinLimit({ what: 'The page', limitMs, signal }, (stop) =>
        show(url, proxy.address, stop),
      );
    } finally {
      await proxy.close();
    }
  }

  return (url, signal) => inTurn(() => render(url, signal));
}
