/** One living browser for all renders of a process: opened when needed, closed when idle, renewed now and then. */
import { withinLimit } from '../../limits/withinLimit';
import { paintOnce, type HeadlessBrowser } from '../remotion/singlePaint';
import { answers, goneSignal } from './browserLife';

/** A browser at rest is memory that the server does not have. */
const IDLE_MS = 60_000;
/** Pages leave something behind; a fresh browser every so often does not. */
const USES = 20;
/** Remotion gives a start 25 s twice and waits for ever on what comes then. */
const OPENING_MS = 60_000;
const CLOSING_MS = 15_000;

export interface BrowserLease {
  readonly browser: HeadlessBrowser;
  /** Aborts with BrowserGone when the browser ends while it is used. */
  readonly gone: AbortSignal;
  /** `broken` when the work failed: the next one starts with a fresh browser. */
  release(outcome: 'fine' | 'broken'): Promise<void>;
}
export interface RenderBrowser {
  /** A browser that has just answered. */
  lease(signal?: AbortSignal): Promise<BrowserLease>;
  close(): Promise<void>;
}

interface Opened {
  readonly browser: HeadlessBrowser;
  readonly gone: AbortSignal;
  uses: number;
  leases: number;
  worn: boolean;
  closing?: Promise<void>;
}

export function createRenderBrowser(
  open: () => Promise<HeadlessBrowser>,
  { idleMs = IDLE_MS, uses = USES }: { idleMs?: number; uses?: number } = {},
): RenderBrowser {
  let current: Promise<Opened> | undefined;
  let idle: NodeJS.Timeout | undefined;

  const openOne = (): Promise<Opened> => {
    const starting = open();
    const limit = { what: 'Opening the browser', limitMs: OPENING_MS };
    const opened = withinLimit(limit, () => starting).then((browser) => {
      const gone = goneSignal(browser);
      const one: Opened = { browser: paintOnce(browser), gone, uses: 0, leases: 0, worn: false };
      one.gone.addEventListener('abort', () => void retire(one, opened), { once: true });
      return one;
    });
    opened.catch(() => {
      forget(opened);
      // One that opens after all is nobody's.
      void starting.then(close, () => {});
    });
    return opened;
  };
  const forget = (opened: Promise<Opened>) => {
    if (current === opened) current = undefined;
  };
  const retire = async (one: Opened, opened: Promise<Opened>) => {
    one.worn = true;
    forget(opened);
    // Closing it makes it be gone, which leads here again.
    if (one.leases === 0 || one.gone.aborted)
      await (one.closing ??= Promise.resolve().then(() => close(one.browser)));
  };

  /** Opens another one in the place of one that does not answer, once: a fresh one that is mute is an error. */
  const living = async (signal: AbortSignal | undefined): Promise<[Opened, Promise<Opened>]> => {
    for (let tries = 1; ; tries += 1) {
      signal?.throwIfAborted();
      const opened = (current ??= openOne());
      const one = await opened;
      one.leases += 1;
      if (await answers(one.browser, one.gone)) return [one, opened];
      one.leases -= 1;
      await retire(one, opened);
      if (tries === 2) throw new Error('The browser that draws does not answer.');
    }
  };

  return {
    async lease(signal) {
      clearTimeout(idle);
      const [one, opened] = await living(signal);
      one.uses += 1;
      let released = false;
      return {
        browser: one.browser,
        gone: one.gone,
        async release(outcome) {
          if (released) return;
          released = true;
          one.leases -= 1;
          if (one.worn || outcome === 'broken' || one.uses >= uses) await retire(one, opened);
          else if (one.leases === 0) {
            idle = setTimeout(() => void retire(one, opened), idleMs);
            idle.unref();
          }
        },
      };
    },
    async close() {
      clearTimeout(idle);
      const opened = current;
      const one = await opened?.catch(() => undefined);
      if (!one || !opened) return;
      one.leases = 0;
      await retire(one, opened);
    },
  };
}

/** Kills it with its children; one that is dead already has left a folder behind. */
const close = (browser: HeadlessBrowser): Promise<void> =>
  withinLimit({ what: 'Closing the browser', limitMs: CLOSING_MS }, () =>
    browser.close({ silent: true }),
  ).catch(() => {});
