import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createGuardedFetch, type GuardedFetch } from '../../../server/fetching/guardedFetch';
import { createProductPages } from '../../../server/reading/createProductPages';
import type { ProductPages } from '../../../server/reading/productPages';
import { readPageRules } from '../../../server/reading/readPageRules';
import { openSite, type Site } from '../fetching/support/site';

const fixture = (name: string) =>
  readFileSync(new URL(`../../fixtures/pages/${name}`, import.meta.url), 'utf8');

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
    else if (request.url === '/')
      response.setHeader('content-type', 'text/html').end(fixture('scripted.html'));
    else response.writeHead(404).end();
  });
  guardedFetch = createGuardedFetch({ allow: shop.allow });
  pages = createProductPages({
    guardedFetch,
    config: { FETCH_ALLOW: shop.allow, BROWSER_EXECUTABLE: undefined, PAGES_SANDBOX: true },
    rules: readPageRules(path.resolve('content')),
  });
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
