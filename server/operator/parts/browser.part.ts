/** The browsers that draw films: which, and whether they may draw by canvas, as each worker says of its own. */
import { browserVersion } from '../../browser/browserVersion';
import { findBrowser } from '../../browser/findBrowser';
import { livingWorkers } from '../../health/livingWorkers';
import { definePart, good, limited } from '../definePart';

export const browserPart = definePart({
  name: 'browser',
  limitMs: 60_000,
  /** Of several workers, one that draws slower than it could. */
  async look({ db }) {
    const drawings = (await livingWorkers(db)).flatMap(({ drawing }) => drawing ?? []);
    const slow = drawings.find(({ way }) => way === 'screenshots');
    if (slow) return limited({ code: 'browser_screenshots', browser: slow.browser, why: slow.reason });
    const [fast] = drawings;
    return good(fast ? { code: 'browser_canvas', browser: fast.browser } : { code: 'browser_untested' });
  },
  async attempt({ config }) {
    const found = await findBrowser({ configured: config.BROWSER_EXECUTABLE, install: async () => false });
    return { code: 'tried_browser', browser: `${await browserVersion(found)} (${found.executablePath})` };
  },
});
