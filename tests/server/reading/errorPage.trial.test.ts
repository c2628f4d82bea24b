/** The browser's own error page is nobody's product. */
import { expect, it } from 'vitest';
import { findBrowser } from '../../../server/browser/findBrowser';
import { createStrangersBrowser } from '../../../server/browser/strangersBrowser';
import { createRenderPage } from '../../../server/reading/renderPage';
import { machineHasSandbox } from '../../support/machineSandbox';
import { openSite } from '../fetching/support/site';

it('[W4] a script that leads to an address which fails leaves no page to read', async () => {
  const shop = await openSite((_, response) =>
    response
      .setHeader('content-type', 'text/html')
      .end('<h1>Copper kettle</h1><script>location.href = "https://nobody.invalid/"</script>'),
  );
  const render = createRenderPage({
    browsers: createStrangersBrowser({
      findBrowser: () => findBrowser({}),
      sandbox: machineHasSandbox,
      log: () => {},
    }),
    allow: shop.allow,
  });
  await expect(render(`${shop.origin}/`)).rejects.toThrow(/page of its own|ERR_/);
  await shop.close();
}, 60_000);
