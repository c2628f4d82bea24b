/** The browser that draws films: which one, and whether it may draw by canvas, as its last self-test on this machine said. */
import { browserVersion } from '../../browser/browserVersion';
import { findBrowser } from '../../browser/findBrowser';
import { newestVerdict } from '../../render/capture/verdicts';
import { definePart, good, limited } from '../definePart';

export const browserPart = definePart({
  name: 'browser',
  limitMs: 60_000,
  async look({ config }) {
    const verdict = await newestVerdict(config.DATA_DIR);
    if (!verdict) return good({ code: 'browser_untested' });
    const { browser, way, reason = '' } = verdict;
    return way === 'canvas'
      ? good({ code: 'browser_canvas', browser })
      : limited({ code: 'browser_screenshots', browser, why: reason });
  },
  async attempt({ config }) {
    const found = await findBrowser({ configured: config.BROWSER_EXECUTABLE, install: async () => false });
    return { code: 'tried_browser', browser: `${await browserVersion(found)} (${found.executablePath})` };
  },
});
