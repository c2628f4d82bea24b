/** Reads product pages: the shop's own data first, then the page, then the page after its scripts have run. */
import { findBrowser as findInstalledBrowser, type FoundBrowser } from '../../browser/findBrowser';
import type { Config } from '../../config';
import type { Fetched, GuardedFetch } from '../../fetching/guardedFetch';
import { startThread } from '../../threads/startThread';
import { createThread } from '../../threads/askThread';
import type { ProductPages } from './productPages';
import { PageRefused } from './pageRefusals';
import { settle, type Finding, type Settled } from './reading/findings';
import type { HtmlAnswer, HtmlQuestion } from './reading/readHtml';
import { createRenderPage } from './renderPage';
import { twins } from './twins/twins';

export interface ProductPagesSettings {
  readonly guardedFetch: GuardedFetch;
  readonly config: Pick<Config, 'FETCH_ALLOW' | 'BROWSER_EXECUTABLE'>;
  readonly findBrowser?: (search: { configured?: string | undefined }) => Promise<FoundBrowser>;
}

const ACCEPT = 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.5';
const FETCHED_BYTES = 8 * 1024 * 1024;
/** What lies further down is comments and recommendations. */
const READ_CHARACTERS = 2 * 1024 * 1024;
const READ_MS = 15_000;
const THREAD_MB = 256;
const BLOCKING = [401, 403, 405, 429, 503];
const MISSING = [404, 410];

interface Reading {
  readonly findings: readonly Finding[];
  readonly base: string;
  readonly status: number;
  readonly isWall: boolean;
}

export interface OpenProductPages extends ProductPages {
  /** Ends the thread that reads. */
  close(): Promise<void>;
}

export function createProductPages({
  guardedFetch,
  config,
  findBrowser = findInstalledBrowser,
}: ProductPagesSettings): OpenProductPages {
  const renderPage = createRenderPage({
    findBrowser: () => findBrowser({ configured: config.BROWSER_EXECUTABLE }),
    allow: config.FETCH_ALLOW,
  });
  const thread = createThread<HtmlQuestion, HtmlAnswer>({
    start: () =>
      startThread('readHtml', import.meta.url, { resourceLimits: { maxOldGenerationSizeMb: THREAD_MB } }),
    timeoutMs: READ_MS,
  });

  async function readHtml(html: string, url: string, status: number, signal?: AbortSignal): Promise<Reading> {
    const question = { html: html.slice(0, READ_CHARACTERS), url };
    return { ...(await thread.ask(question, signal ? { signal } : {})), status };
  }

  async function readTwins(url: URL, signal?: AbortSignal): Promise<readonly Finding[]> {
    const suiting = twins.filter((twin) => twin.suits(url));
    return (await Promise.all(suiting.map((twin) => twin.read(url, { guardedFetch, signal })))).flat();
  }

  async function readPage(url: string, signal?: AbortSignal): Promise<Reading> {
    const fetched = await guardedFetch.fetch(url, { accept: ACCEPT, maxBytes: FETCHED_BYTES, signal });
    if (!isPage(fetched)) throw new PageRefused('not_a_page');
    return readHtml(textOf(fetched), fetched.url, fetched.status, signal);
  }

  /** Null when the browser could not show it: the page as it was fetched is what there is. */
  async function readRendered(url: string, signal?: AbortSignal): Promise<Reading | null> {
    try {
      const { html, url: base, status } = await renderPage(url, signal);
      return await readHtml(html, base, status, signal);
    } catch {
      signal?.throwIfAborted();
      return null;
    }
  }

  return {
    async read(address, signal) {
      // A twin is worth having even where its page is refused, and the other way round.
      const url = URL.canParse(address.trim()) ? new URL(address.trim()) : null;
      const [twin, page] = await Promise.allSettled([
        url ? readTwins(url, signal) : [],
        readPage(address, signal),
      ]);
      if (twin.status === 'rejected') throw twin.reason;
      if (page.status === 'rejected') {
        if (twin.value.length === 0) throw page.reason;
        return settle(twin.value, address);
      }
      const first = settleReading(twin.value, page.value);
      if (first.sure && first.title) return first;
      if (isRefused(page.value) && isWhole(first)) return first;

      const rendered = MISSING.includes(page.value.status)
        ? null
        : await readRendered(page.value.base, signal);
      const last = rendered ? settleReading(twin.value, rendered) : first;
      const best = rendered && !rendered.isWall ? last : first;
      if (isWhole(best) && !page.value.isWall) return best;
      if (rendered && !rendered.isWall && rendered.status < 400 && isWhole(last)) return last;
      throw refusalOf(page.value);
    },
    close: () => thread.close(),
  };
}

/** Only what the shop's own data leaves open is taken from the page. */
function settleReading(twin: readonly Finding[], { findings, base, isWall, status }: Reading): Settled {
  // An error page's headings and pictures are the site's, not the product's.
  const trusted = isWall || status >= 400 ? findings.filter(({ trust }) => trust >= 85) : findings;
  const told = new Set(twin.filter(({ value }) => value).map(({ field }) => field));
  told.delete('video');
  return settle([...twin, ...trusted.filter(({ field }) => !told.has(field))], base);
}

/** Enough to go on with: a name and something about it, or something to see. */
const isWhole = ({ title, description, images, sure }: Settled) =>
  images.length > 0 || (title !== '' && (sure || description !== ''));

const isRefused = ({ status, isWall }: Reading) => isWall || status >= 400;

function refusalOf({ status, isWall }: Reading): PageRefused {
  if (isWall || BLOCKING.includes(status)) return new PageRefused('page_blocked');
  if (MISSING.includes(status)) return new PageRefused('page_missing');
  return new PageRefused(status >= 400 ? 'page_failing' : 'page_empty');
}

const isPage = ({ contentType }: Fetched) => contentType === '' || /html|xml|text\/plain/.test(contentType);

/** UTF-8 unless the page says otherwise in its first bytes. */
function textOf({ body }: Fetched): string {
  const label = /<meta[^>]+charset=["']?([\w-]+)/i.exec(body.toString('latin1', 0, 2048))?.[1] ?? 'utf-8';
  try {
    return new TextDecoder(label).decode(body);
  } catch {
    return body.toString('utf8');
  }
}
