import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGuardedFetch, type GuardedFetch } from '../../../server/fetching/guardedFetch';
import { createProductPages } from '../../../server/reading/createProductPages';
import type { ProductPages } from '../../../server/reading/productPages';
import { readPageRules } from '../../../server/reading/readPageRules';
import { priceTag } from '../../../server/reading/html/price';
import { openSite, type Site } from '../fetching/support/site';
import { longTest } from '../../support/form';

const fixture = (name: string) =>
  readFileSync(new URL(`../../fixtures/pages/${name}`, import.meta.url), 'utf8');

/** Path → status, content type and body. */
const places: Record<string, readonly [number, string, string]> = {
  '/dp/B000': [200, 'text/html', fixture('amazon.html')],
  '/collections/all/products/linen-apron': [200, 'text/html', fixture('shopify.html')],
  '/collections/all/products/linen-apron.json': [200, 'application/json', fixture('shopify.json')],
  '/collections/all/products/linen-apron.js': [200, 'application/json', fixture('shopify.js.json')],
  '/products/closed': [403, 'text/html', '<title>Access denied</title>'],
  '/products/closed.json': [200, 'application/json', fixture('shopify.json')],
  '/listing/1': [200, 'text/html', fixture('etsy.html')],
  '/gb/app/tidewatch/id123456': [200, 'text/html', fixture('appStore.html')],
  '/lookup?id=123456&country=gb': [200, 'text/javascript', fixture('appStore.lookup.json')],
  '/store/apps/details?id=tidewatch': [200, 'text/html', fixture('googlePlay.html')],
  '/product/candle/': [200, 'text/html', fixture('woo.html')],
  '/wp-json/wc/store/v1/products?slug=candle': [200, 'application/json', fixture('woo.store.json')],
  '/product/no-api': [200, 'text/html', fixture('woo.html')],
  '/itm/1': [200, 'text/html', fixture('ebay.html')],
  '/shop/basket': [200, 'text/html', fixture('plain.html')],
  '/mug': [200, 'text/html', fixture('microdata.html')],
  '/priced': [
    200,
    'text/html',
    '<script type="application/ld+json">{"@type":"Product","name":"Oak stool","description":"Turned by hand.","image":"/s.jpg","offers":{"price":"49.50","priceCurrency":"GBP"}}</script>',
  ],
  '/captcha': [200, 'text/html', fixture('captcha.html')],
  '/forbidden': [
    403,
    'text/html',
    '<title>Forbidden</title><h1>403 Forbidden</h1><p>You do not have the permission to see this page here.</p>',
  ],
  '/busy': [429, 'text/html', '<h1>Too many requests</h1>'],
  '/gone': [
    404,
    'text/html',
    '<title>Not found</title><h1>Page not found</h1><img src="/404.jpg" width="800">',
  ],
  '/broken': [500, 'text/html', '<h1>Internal error</h1>'],
  '/empty': [200, 'text/html', fixture('empty.html')],
  '/picture.jpg': [200, 'image/jpeg', 'x'],
  '/deep': [200, 'text/html', `<h1>Deep</h1>${'<div>'.repeat(200_000)}`],
  '/words': [
    200,
    'text/html',
    '<meta property="og:title" content="Only words"><meta name="description" content="No pictures.">',
  ],
  '/huge': [200, 'text/html', `<h1>Huge kettle</h1><img src="/k.jpg">${'x'.repeat(9 * 1024 * 1024)}`],
};

let site: Site;
let guardedFetch: GuardedFetch;
let pages: ProductPages;
beforeAll(async () => {
  site = await openSite((request, response) => {
    const [status, type, body] = places[request.url ?? ''] ?? [404, 'text/plain', 'no'];
    response.writeHead(status, { 'content-type': type }).end(body);
  });
  const real = createGuardedFetch({ allow: site.allow });
  guardedFetch = {
    ...real,
    // The one site that is known by its name, brought to loopback.
    fetch: (url, options) =>
      real.fetch(url.replace(/^https:\/\/(apps|itunes)\.apple\.com/, site.origin), options),
  };
  pages = createProductPages({
    guardedFetch,
    config: {
      FETCH_ALLOW: site.allow,
      BROWSER_EXECUTABLE: undefined,
      PAGES_SANDBOX: true,
      CHROME_DEVEL_SANDBOX: undefined,
    },
    rules: readPageRules(path.resolve('content')),
    findBrowser: () => Promise.reject(new Error('There is no browser on this machine.')),
  });
});
afterAll(async () => {
  await guardedFetch.close();
  await site.close();
});

const read = async (place: string) => {
  const { title, description, images, videos } = await pages.read(site.origin + place);
  return { title, description, images, videos };
};

describe('[W4] a product page', () => {
  it('of Amazon', async () => {
    expect(await read('/dp/B000')).toEqual({
      title: 'Morning Press Coffee Maker, 34 oz, Borosilicate Glass',
      description:
        '• FOUR-LAYER FILTER: no grounds in your cup.\n• THICK GLASS: takes boiling water and the dishwasher.\n• 34 OUNCES: four mugs at once.',
      images: [
        'https://m.media-amazon.com/images/I/71aaaaaaaaL._AC_SL1500_.jpg',
        'https://m.media-amazon.com/images/I/81bbbbbbbbL._AC_SL1500_.jpg',
        'https://m.media-amazon.com/images/I/51ccccccccL._AC_.jpg',
      ],
      videos: ['https://m.media-amazon.com/images/S/vse-vms/pour.mp4'],
    });
  });

  it('of Shopify, from its data', async () => {
    expect(await read('/collections/all/products/linen-apron')).toEqual({
      title: 'Linen Apron',
      description:
        'Washed linen that softens with every bake.\n• Two deep pockets\n• Crossed straps, no knots',
      images: ['front', 'back', 'pocket'].map(
        (side) => `https://cdn.shopify.com/s/files/1/0001/files/apron-${side}.jpg?v=17`,
      ),
      videos: ['https://cdn.shopify.com/videos/c/vp/aa/aa.HD-1080p.mp4'],
    });
  });

  it('of Etsy', async () => {
    expect(await read('/listing/1')).toEqual({
      title: 'Personalised Oak Key Holder, Wall Rack',
      description: 'Cut from one piece of oak.\nOiled by hand.',
      images: [
        'https://i.etsystatic.com/12/r/il/ab/111/il_fullxfull.111_a.jpg',
        'https://i.etsystatic.com/12/r/il/cd/222/il_fullxfull.222_b.jpg',
        'https://i.etsystatic.com/12/r/il/ef/333/il_fullxfull.333_c.jpg',
      ],
      videos: ['https://v.etsystatic.com/video/upload/oak.mp4'],
    });
  });

  it('of the App Store, from its lookup', async () => {
    const page = await pages.read('https://apps.apple.com/gb/app/tidewatch/id123456');
    expect(page).toMatchObject({
      title: 'Tidewatch: Tides & Swell',
      description: 'Know the sea before you go.\n\n- Tides for 9,000 places\n- Works offline',
      images: [
        'https://is1-ssl.mzstatic.com/image/thumb/Purple/one.png/1290x2796bb.png',
        'https://is1-ssl.mzstatic.com/image/thumb/Purple/two.png/1290x2796bb.png',
        'https://is1-ssl.mzstatic.com/image/thumb/Purple/icon/512x512bb.jpg',
      ],
    });
  });

  it('of Google Play, with its trailer as a link', async () => {
    expect(await read('/store/apps/details?id=tidewatch')).toEqual({
      title: 'Tidewatch',
      description: 'Know the sea before you go.\nTides for 9,000 places.',
      images: [
        'https://play-lh.googleusercontent.com/icon123',
        ...['A=w1052-h592', 'B=w526-h296', 'C=w526-h296'].map(
          (shot) => `https://play-lh.googleusercontent.com/shot${shot}-rw`,
        ),
      ],
      videos: ['https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
    });
  });

  it('of WooCommerce, from its Store API, else from its gallery', async () => {
    const upload = (name: string) => `https://hive.example/wp-content/uploads/${name}.jpg`;
    expect(await read('/product/candle/')).toEqual({
      title: 'Beeswax Candle – Large',
      description: 'Pure wax from our own hives.\nBurns for 60 hours.',
      images: ['candle', 'flame', 'box'].map(upload),
      videos: [],
    });
    expect(await read('/product/no-api')).toEqual({
      title: 'Beeswax Candle',
      description: 'Burns for 60 hours.',
      images: ['candle', 'flame'].map(upload),
      videos: [],
    });
  });

  it('of eBay', async () => {
    const { possibleDescriptions } = await pages.read(`${site.origin}/itm/1`);
    expect(possibleDescriptions).toEqual(['Condition: Used, works\nBrand: Zenit']);
    expect(await read('/itm/1')).toEqual({
      title: 'Vintage Film Camera 35mm, Tested',
      description: '',
      images: ['AAA/s-l1600.webp', 'BBB/s-l500.jpg', 'CCC/s-l500.jpg'].map(
        (name) => `https://i.ebayimg.com/images/g/${name}`,
      ),
      videos: [],
    });
  });

  it('that tells machines nothing', async () => {
    expect(await read('/shop/basket')).toEqual({
      title: 'Willow basket, round',
      description: 'Woven by hand in Somerset from willow that we grow and cut ourselves each winter.',
      images: ['round.jpg', 'side-1600.jpg', 'top.jpg'].map((name) => `${site.origin}/shop/${name}`),
      videos: [`${site.origin}/shop/weaving.mp4`, 'https://www.youtube.com/watch?v=abcdefghijk'],
    });
  });

  it('with microdata, whose offers keep their names to themselves', async () => {
    expect(await read('/mug')).toEqual({
      title: 'Enamel mug',
      description: 'Chips add character.',
      images: [`${site.origin}/mug.jpg`],
      videos: [],
    });
  });

  it('tells its price beside the description', async () => {
    const { description, price } = await pages.read(`${site.origin}/priced`);
    expect([description, price]).toEqual(['Turned by hand.', '£49.50']);
  });

  it.each([
    ['28.00', 'USD', '$28'],
    [1299, 'EUR', '€1,299'],
    ['1,299.95', 'INR', '₹1,299.95'],
    ['0', 'USD', ''],
    ['12', 'XTS', ''],
    ['call us', 'USD', ''],
    [undefined, undefined, ''],
  ])('a price of %j %j is written “%s”', (amount, currency, tag) => {
    expect(priceTag(amount, currency)).toBe(tag);
  });

  it('is useful with words alone', async () => {
    expect(await read('/words')).toEqual({
      title: 'Only words',
      description: 'No pictures.',
      images: [],
      videos: [],
    });
  });

  it('that a person hands over is read without asking its site, with its pictures inside and its end cut off', async () => {
    const address = 'https://closed.example/p/mug?ref=1';
    const inline = `<img src="data:image/png;base64,${'A'.repeat(3_000_000)}">`;
    const given = { address, html: inline + fixture('microdata.html') + '<i>x</i>'.repeat(400_000) };
    expect(await pages.readProductHtml(given)).toMatchObject({
      title: 'Enamel mug',
      images: ['https://closed.example/mug.jpg'],
    });
    await expect(pages.readProductHtml({ address, html: fixture('captcha.html') })).rejects.toMatchObject({
      code: 'page_is_a_wall',
    });
    await expect(pages.readProductHtml({ address, html: '' })).rejects.toMatchObject({ code: 'page_empty' });
  }, 20_000);

  it('keeps what its shop tells when the page itself is blocked', async () => {
    expect(await read('/products/closed')).toMatchObject({ title: 'Linen Apron', images: { length: 3 } });
  });

  it.each([
    ['/captcha', 'page_blocked'],
    ['/forbidden', 'page_blocked'],
    ['/busy', 'page_blocked'],
    ['/gone', 'page_missing'],
    ['/broken', 'page_failing'],
    ['/empty', 'page_empty'],
    ['/picture.jpg', 'not_a_page'],
    ['/huge', 'too_large'],
  ])('%s is refused as %s, with a way on', async (place, code) => {
    await expect(pages.read(site.origin + place)).rejects.toMatchObject({
      code,
      statusCode: 422,
      detail: expect.stringMatching(/\.$/),
    });
  });

  longTest(
    'made of a hundred thousand nested boxes is read, and does not hold the others up',
    async () => {
      const deep = pages.read(`${site.origin}/deep`);
      expect(await read('/mug')).toMatchObject({ title: 'Enamel mug' });
      expect(await deep).toMatchObject({ title: 'Deep' });
    },
    20_000,
  );

  it.each([
    ['not a link', 'bad_url'],
    ['http://127.0.0.1:9/products/a', 'blocked_address'],
    ['http://localhost/', 'blocked_host'],
  ])('at %s is refused as %s', async (address, code) => {
    await expect(pages.read(address)).rejects.toMatchObject({ code });
  });
});
