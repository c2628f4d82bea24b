import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createGuardedFetch, type GuardedFetch } from '../../../server/fetching/guardedFetch';
import { createProductPages } from '../../../server/reading/createProductPages';
import type { ProductPages } from '../../../server/reading/productPages';
import { readPageRules } from '../../../server/reading/readPageRules';
import { machineHasSandbox } from '../../support/machineSandbox';
import { openSite, type Site } from '../fetching/support/site';
import { longTest } from '../../support/form';

const fixture = (name: string) =>
  readFileSync(new URL(`../../fixtures/pages/${name}`, import.meta.url), 'utf8');

const stool = (script: string) =>
  `<title>Oak stool</title><script type="application/ld+json">{"@type":"Product","name":"Oak stool","image":"/stool.jpg"}</script>` +
  `<main><h1>Oak stool</h1><img src="/stool.jpg" width="800"><div id="more"></div></main><script>setTimeout(() => {${script}}, 50)</script>`;
const more = (html: string) => `document.getElementById('more').innerHTML = '${html}';`;
/** Answers nothing from then on, though it was loaded: its script waits for what never comes. */
const STANDING =
  '<title>Loading</title><div id="app"></div><script>addEventListener("load", () => setTimeout(() => { const call = new XMLHttpRequest(); call.open("GET", "/never", false); call.send(); }, 50))</script>';
const PRICE = '<p class="price"><b>£49.50</b></p><button class="add-to-cart">Add to basket</button>';
const PROSE =
  '<div class="description"><p>Turned by hand out of one piece of oak, oiled three times, and made to stand on any floor.</p></div>';
/** Pages that tell title and picture, and whose scripts do the rest. */
const drawn: Readonly<Record<string, string>> = {
  '/drawn': stool(more(PRICE + PROSE)),
  '/led-away': stool(`location.href = '/missing';`),
  '/another': stool(
    `document.title = 'Pine lamp'; document.querySelector('script').remove(); document.querySelector('h1').textContent = 'Pine lamp'; ${more(PRICE)}`,
  ),
};

let secret: Site;
let shop: Site;
let guardedFetch: GuardedFetch;
let pages: ProductPages;
beforeAll(async () => {
  secret = await openSite((_, response) =>
    response.setHeader('access-control-allow-origin', '*').end('secret'),
  );
  shop = await openSite((request, response) => {
    if (request.url === '/scripted.js')
      response
        .setHeader('content-type', 'text/javascript')
        .end(fixture('scripted.js').replace('SECRET', secret.origin));
    else if (request.url === '/never') return;
    else if (request.url === '/standing') response.setHeader('content-type', 'text/html').end(STANDING);
    else if (request.url && request.url in drawn)
      response.setHeader('content-type', 'text/html').end(drawn[request.url]);
    else if (request.url === '/')
      response.setHeader('content-type', 'text/html').end(fixture('scripted.html'));
    else response.writeHead(404).end();
  });
  guardedFetch = createGuardedFetch({ allow: shop.allow });
  pages = openPages({ fillingMs: 50_000 });
});
const openPages = (limits: { fillingMs?: number; renderingMs?: number }) =>
  createProductPages({
    guardedFetch,
    config: {
      FETCH_ALLOW: shop.allow,
      BROWSER_EXECUTABLE: undefined,
      PAGES_SANDBOX: machineHasSandbox,
      CHROME_DEVEL_SANDBOX: undefined,
    },
    rules: readPageRules(path.resolve('content')),
    ...limits,
  });
afterAll(async () => {
  await guardedFetch.close();
  await Promise.all([shop.close(), secret.close()]);
});

it('[W4] a page that needs scripts is read as they leave it, and they reach nothing of ours', async () => {
  expect(await pages.read(`${shop.origin}/`)).toMatchObject({
    title: 'Copper kettle',
    description: 'A kettle that boils quickly and stays warm for an hour on the table.',
    images: [`${shop.origin}/kettle-1.jpg`, `${shop.origin}/kettle-2.jpg`],
    videos: [],
  });
  expect(secret.asked).toEqual([]);
}, 60_000);

longTest(
  '[W4] price and words that scripts draw are waited for, title and picture stay as the page told them',
  async () => {
    expect(await pages.read(`${shop.origin}/drawn`)).toMatchObject({
      title: 'Oak stool',
      price: '£49.50',
      description:
        'Turned by hand out of one piece of oak, oiled three times, and made to stand on any floor.',
      images: [`${shop.origin}/stool.jpg`],
    });
  },
  60_000,
);
const whatIsLeft = [
  ['show another product', '/another'],
  ['lead to an error', '/led-away'],
] as const;
longTest.each(whatIsLeft)(
  '[W4] a page whose scripts %s is what it was without them',
  async (_, place) => {
    expect(await pages.read(shop.origin + place)).toMatchObject({
      title: 'Oak stool',
      price: '',
      possiblePrices: [],
      description: '',
      images: [`${shop.origin}/stool.jpg`],
    });
  },
  60_000,
);

longTest(
  '[W4] pages whose scripts never end are given up, so that the next one has its turn',
  async () => {
    const hurried = openPages({ renderingMs: 4_000 });
    const standing = [1, 2, 3].map(() => hurried.read(`${shop.origin}/standing`));
    const outcomes = await Promise.allSettled(standing);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    hurried.close();
  },
  90_000,
);

longTest(
  '[W4] who leaves while the browser opens is not in the way of others',
  async () => {
    const leave = async () => {
      const left = new AbortController();
      const asked = shop.asked.length;
      const reading = pages.read(`${shop.origin}/standing`, left.signal);
      await expect.poll(() => shop.asked.length).toBeGreaterThan(asked);
      // The page came without a browser; now one is opened for its scripts.
      await new Promise((resolve) => setImmediate(resolve));
      left.abort(new Error('gone'));
      await expect(reading).rejects.toThrow('gone');
    };
    for (let times = 0; times < 2; times += 1) await leave();
    expect(await pages.read(`${shop.origin}/`)).toMatchObject({ title: 'Copper kettle' });
  },
  60_000,
);
