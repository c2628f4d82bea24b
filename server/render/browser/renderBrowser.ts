/** One browser for all renders of a process: opened when first needed, closed when idle, renewed now and then. */
import { paintOnce, type HeadlessBrowser } from '../remotion/singlePaint';

/** A browser at rest is memory that the server does not have. */
const IDLE_MS = 60_000;
/** Pages leave something behind; a fresh browser every so often does not. */
const USES = 20;

export interface BrowserLease {
  readonly browser: HeadlessBrowser;
  /** `broken` when the work failed: the next one starts with a fresh browser. */
  release(outcome: 'fine' | 'broken'): Promise<void>;
}
export interface RenderBrowser {
  lease(): Promise<BrowserLease>;
  close(): Promise<void>;
}

interface Opened {
  readonly browser: HeadlessBrowser;
  uses: number;
  leases: number;
  worn: boolean;
}

export function createRenderBrowser(
  open: () => Promise<HeadlessBrowser>,
  { idleMs = IDLE_MS, uses = USES }: { idleMs?: number; uses?: number } = {},
): RenderBrowser {
  let current: Promise<Opened> | undefined;
  let idle: NodeJS.Timeout | undefined;

  const retire = async (opened: Opened) => {
    opened.worn = true;
    current = undefined;
    if (opened.leases === 0) await opened.browser.close({ silent: true }).catch(() => {});
  };
  const opening = () => {
    current ??= open().then((browser) => ({ browser: paintOnce(browser), uses: 0, leases: 0, worn: false }));
    current.catch(() => (current = undefined));
    return current;
  };

  return {
    async lease() {
      clearTimeout(idle);
      const opened = await opening();
      opened.leases += 1;
      opened.uses += 1;
      let released = false;
      return {
        browser: opened.browser,
        async release(outcome) {
          if (released) return;
          released = true;
          opened.leases -= 1;
          if (opened.worn) {
            if (opened.leases === 0) await opened.browser.close({ silent: true }).catch(() => {});
          } else if (outcome === 'broken' || opened.uses >= uses) await retire(opened);
          else if (opened.leases === 0) {
            idle = setTimeout(() => void retire(opened), idleMs);
            idle.unref();
          }
        },
      };
    },
    async close() {
      clearTimeout(idle);
      const opened = await current?.catch(() => undefined);
      if (!opened) return;
      opened.leases = 0;
      await retire(opened);
    },
  };
}
