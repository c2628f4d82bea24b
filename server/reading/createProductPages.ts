/** Reads product pages: the shop's own data first, then the page, then the page after its scripts have run. */
import {
  findBrowser as findInstalledBrowser,
  type BrowserSearch,
  type FoundBrowser,
} from '../browser/findBrowser';
import { createStrangersBrowser, whileOpen } from '../browser/strangersBrowser';
import type { Config } from '../config';
import type { GuardedFetch } from '../fetching/guardedFetch';
import { withinLimit } from '../limits/withinLimit';
import {
  filledIn,
  isOpen,
  isProduct,
  isUseful,
  isWorthRendering,
  refusalOf,
  settleReading,
  type Reading,
} from './judgeReading';
import { beginningOf, isPage, isScripted, pageText } from './pageText';
import { PageRefused } from './pageRefusals';
import type { ProductPages } from './productPages';
import type { PageRules } from './readPageRules';
import type { Finding } from './html/finding';
import { settle } from './html/findings';
import { createPictureAddresses } from './html/pictureAddresses';
import { readInThread } from './html/readInThread';
import { createRenderPage } from './renderPage';
import { shopApis } from './shopApis/shopApis';

export interface ProductPagesSettings {
  readonly guardedFetch: GuardedFetch;
  readonly config: Pick<
    Config,
    'FETCH_ALLOW' | 'BROWSER_EXECUTABLE' | 'PAGES_SANDBOX' | 'CHROME_DEVEL_SANDBOX'
  >;
  readonly rules: PageRules;
  /** How long a product that is known is kept waiting for a price or words that its page's scripts draw. */
  readonly fillingMs?: number;
  /** How long the browser may take for a page. */
  readonly renderingMs?: number;
  readonly findBrowser?: (search: BrowserSearch) => Promise<FoundBrowser>;
}
export interface OpenProductPages extends ProductPages {
  /** Stops what is being read. */
  close(): void;
}

const ACCEPT = 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.5';
const FETCHED_BYTES = 8 * 1024 * 1024;
const FILLING_MS = 12_000;
const ATTEMPT_MS = 60_000;

export function createProductPages({
  guardedFetch,
  config,
  rules,
  fillingMs = FILLING_MS,
  renderingMs,
  findBrowser = findInstalledBrowser,
}: ProductPagesSettings): OpenProductPages {
  const addresses = createPictureAddresses(rules.sizes);
  const closing = new AbortController();
  const browsers = createStrangersBrowser({
    // Somebody waits for a page: what takes minutes is for the start.
    findBrowser: () => findBrowser({ configured: config.BROWSER_EXECUTABLE, install: async () => false }),
    sandbox: config.PAGES_SANDBOX,
    helper: config.CHROME_DEVEL_SANDBOX,
    log: (words) => console.warn('pages:', words),
  });
  const renderPage = createRenderPage({
    browsers,
    allow: config.FETCH_ALLOW,
    ...(renderingMs === undefined ? {} : { limitMs: renderingMs }),
  });

  async function readShopApis(url: string, signal: AbortSignal): Promise<readonly Finding[]> {
    const address = URL.canParse(url) ? new URL(url) : null;
    const suiting = address ? shopApis.filter((shopApi) => shopApi.suits(address)) : [];
    const found = suiting.map((shopApi) => shopApi.read(new URL(url), { guardedFetch, signal }));
    return (await Promise.all(found)).flat();
  }

  async function readHtml(html: string, url: string, status: number, signal: AbortSignal): Promise<Reading> {
    const question = { html: beginningOf(html), url, rules };
    return { ...(await readInThread(question, signal)), status, isScripted: isScripted(html) };
  }

  async function readPage(url: string, signal: AbortSignal): Promise<Reading> {
    const page = await guardedFetch.fetch(url, { accept: ACCEPT, maxBytes: FETCHED_BYTES, signal });
    if (!isPage(page)) throw new PageRefused('not_a_page');
    return readHtml(pageText(page.body, page.charset), page.url, page.status, signal);
  }

  /** Null when the browser could not show it: the page as it was fetched is what there is. */
  async function readRendered(url: string, signal: AbortSignal): Promise<Reading | null> {
    try {
      const page = await renderPage(url, signal);
      return await readHtml(page.html, page.url, page.status, signal);
    } catch {
      signal.throwIfAborted();
      return null;
    }
  }

  /** Null where the browser fails, takes too long, or is led to a wall or an error. */
  async function readToFill(url: string, signal: AbortSignal): Promise<Reading | null> {
    const bounded = AbortSignal.any([signal, AbortSignal.timeout(fillingMs)]);
    try {
      const page = await Promise.race([readRendered(url, bounded), rejectedBy(bounded)]);
      return page && page.status < 400 && !page.isWall ? page : null;
    } catch {
      signal.throwIfAborted();
      return null;
    }
  }

  return {
    async read(address, stop) {
      const url = address.trim();
      const signal = stop ? AbortSignal.any([stop, closing.signal]) : closing.signal;
      // The shop's data are worth having even where its page is refused, and the other way round.
      const [shopApi, fetched] = await Promise.allSettled([readShopApis(url, signal), readPage(url, signal)]);
      if (shopApi.status === 'rejected') throw shopApi.reason;
      if (fetched.status === 'rejected') {
        if (shopApi.value.length === 0) throw fetched.reason;
        return settle(shopApi.value, url, addresses);
      }
      const page = fetched.value;
      const settled = settleReading(shopApi.value, page, addresses);
      if (isProduct(settled)) {
        const after = isOpen(settled, page) ? await readToFill(page.base, signal) : null;
        return after ? filledIn(settled, settleReading(shopApi.value, after, addresses)) : settled;
      }
      const rendered = isWorthRendering(page) ? await readRendered(page.base, signal) : null;
      const candidates = [rendered ? settleReading(shopApi.value, rendered, addresses) : null, settled];
      const found = candidates.find((candidate) => candidate && isUseful(candidate));
      if (!found) throw refusalOf(page);
      return found;
    },
    async readProductHtml({ html, address }, stop) {
      const signal = stop ? AbortSignal.any([stop, closing.signal]) : closing.signal;
      const page = await readHtml(html, address, 200, signal);
      const settled = settleReading([], page, addresses);
      if (!isUseful(settled)) throw page.isWall ? new PageRefused('page_is_a_wall') : refusalOf(page);
      return { ...settled, statedAddress: page.statedAddress };
    },
    sizesOf: addresses.sizesOf,
    browser: {
      holding: browsers.holding,
      attempt: () =>
        withinLimit({ what: 'The browser', limitMs: ATTEMPT_MS, signal: closing.signal }, async (stop) =>
          whileOpen(await browsers.openAnew({}), stop, async ({ browser, confinement }) => {
            await browser.newPage();
            return confinement;
          }),
        ),
    },
    close: () => closing.abort(new Error('The server is stopping.')),
  };
}

const rejectedBy = (signal: AbortSignal) =>
  new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true }),
  );
