/** A page that a person's own browser hands over: kept for ten minutes under a token, read by one person, once. */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HANDED_PAGE_MS, PAGE_BYTES } from '../../../contract/limits';
import { handedPages } from '../../../server/db/schema/app';
import { createProductPages } from '../../../server/reading/createProductPages';
import { readPageRules } from '../../../server/reading/readPageRules';
import { handedPagesRepository } from '../../../server/repositories/handedPages.repository';
import { sweepOnce } from '../../../server/sweeping/sweeper';
import { testApp, type TestApp } from '../../support/world/testApp';

const [ann, bert] = [randomUUID(), randomUUID()];
const shop = 'https://closed.example';
const address = `${shop}/p/mug?ref=1#reviews`;
const html = readFileSync(new URL('../../fixtures/pages/microdata.html', import.meta.url), 'utf8');
const never = () => Promise.reject(new Error('Nothing is fetched here.'));

let server: TestApp;
beforeAll(async () => {
  const pages = createProductPages({
    guardedFetch: { fetch: never, download: never, resume: never, close: async () => {} },
    config: {
      FETCH_ALLOW: '',
      BROWSER_EXECUTABLE: undefined,
      PAGES_SANDBOX: true,
      CHROME_DEVEL_SANDBOX: undefined,
    },
    rules: readPageRules(path.resolve('content')),
    findBrowser: never,
  });
  server = await testApp({}, { pages });
});
afterAll(() => server.close());

let clients = 0;
/** As a browser sends a form; each from an address of its own, as so many are let through a minute. */
async function hand(fields: Record<string, string>, origin?: string, from = `10.1.0.${(clients += 1)}`) {
  const form = new Request('http://x', {
    method: 'POST',
    body: Object.entries(fields).reduce(
      (data, [name, value]) => (data.append(name, value), data),
      new FormData(),
    ),
  });
  const answer = await server.app.inject({
    method: 'POST',
    url: '/v1/handed-pages',
    remoteAddress: from,
    headers: { 'content-type': form.headers.get('content-type') ?? '', ...(origin ? { origin } : {}) },
    payload: Buffer.from(await form.arrayBuffer()),
  });
  return [answer.statusCode, answer.headers.location] as const;
}
const tokenIn = (location: string | undefined) =>
  new URL(location ?? '', 'http://app').searchParams.get('page') ?? '';
const read = async (userId: string, payload: object) => {
  const answer = await server.call(userId, 'POST', '/generate/handed_product_info', payload);
  return [answer.statusCode, answer.json()] as const;
};

test('[PG2] [PG3] of what is pasted without the head of its page, the prose that has the name is the description', async () => {
  const prose =
    'The Blue Kettle boils a litre of water in three minutes. It has a handle that stays cool. The lid locks with a click, and the spout pours without a drip.';
  const pasted = `<main><h1>Blue Kettle</h1><p>$49.00</p><p>${prose}</p><button>Add to cart</button></main>`;
  expect(await read(ann, { html: pasted, address: '' })).toEqual([
    200,
    expect.objectContaining({ title: 'Blue Kettle', price: '$49', product_description: prose }),
  ]);
});

test('[PG3] a page that a shop’s visitor sends is read once, and says where it came from', async () => {
  const [status, location] = await hand({ address, html }, shop);
  expect([status, location]).toEqual([303, expect.stringMatching(/^\/urltoads\?page=[\w-]{43}$/)]);
  const token = tokenIn(location);
  expect(await read(ann, { token })).toEqual([
    200,
    expect.objectContaining({ title: 'Enamel mug', page_address: `${shop}/p/mug?ref=1` }),
  ]);
  expect(await read(ann, { token })).toEqual([
    404,
    {
      code: 'not_found',
      what: 'handedPage',
      detail:
        'This page is no longer here: it’s kept for ten minutes and read once. Send it again from the shop.',
    },
  ]);
});

describe('[PG3] where a page comes from', () => {
  test.each([
    ['its own shop', shop, 'page'],
    ['our receiving page', 'http://localhost:80', 'page'],
    ['a shop that lets its browser not say', 'null', 'page'],
    ['another site', 'https://evil.example', 'refused=from_elsewhere'],
    ['a part of another name', 'https://notclosed.example', 'refused=from_elsewhere'],
  ])('%s', async (_, origin, led) => {
    const answer = await hand({ address, html }, origin);
    expect(answer).toEqual([303, expect.stringContaining(`/urltoads?${led}`)]);
  });
});

test.each([
  ['no page', { address }, 'empty'],
  ['blanks', { address, html: ' \n ' }, 'empty'],
  ['no address', { address: 'javascript:alert(1)', html }, 'empty'],
  ['more than 20 MB', { address, html: 'x'.repeat(PAGE_BYTES + 1) }, 'too_large'],
  ['a field too many', { address, html, more: 'x' }, 'too_large'],
])('[PG3] %s is refused, and the wizard says why', async (_, fields, why) => {
  expect(await hand(fields, shop)).toEqual([303, `/urltoads?refused=${why}`]);
});

test('[PG3] one address sends ten pages a minute, all together half a gigabyte', async () => {
  const locations = [];
  for (let nth = 1; nth <= 11; nth += 1)
    locations.push((await hand({ address, html: 'x' }, shop, '10.2.0.1'))[1]);
  expect(locations.filter(tokenIn)).toHaveLength(10);
  expect(locations.at(-1)).toBe('/urltoads?refused=too_many');
  expect(await handedPagesRepository(server.db).keep({ address, html: 'more than a byte' }, 1)).toBeNull();
});

test('[PG3] who opened it first is the only one who can', async () => {
  const pages = handedPagesRepository(server.db);
  const token = (await pages.keep({ address, html: 'no product' }, PAGE_BYTES)) ?? '';
  expect(await read(ann, { token })).toEqual([422, expect.objectContaining({ code: 'page_empty' })]);
  expect(await read(bert, { token })).toEqual([404, expect.objectContaining({ code: 'not_found' })]);
  expect(await pages.open(ann, token)).toEqual({ address, html: 'no product' });
});

test('[PG3] after ten minutes it is gone for everybody, and then from the disk', async () => {
  const token = tokenIn((await hand({ address, html }, shop))[1]);
  const longAgo = new Date(Date.now() - HANDED_PAGE_MS - 1000);
  await server.db.update(handedPages).set({ createdAt: longAgo });
  expect((await read(ann, { token }))[0]).toBe(404);
  const logged: unknown[] = [];
  await sweepOnce({
    db: server.db,
    storage: server.ports.storage,
    logError: (error) => void logged.push(error),
  });
  expect([await server.db.$count(handedPages), logged]).toEqual([0, []]);
});

describe('[PG3] a pasted page', () => {
  const said = '<link rel="canonical" href="https://www.closed.example/p/mug">';
  test.each([
    ['with its address', html, address, address],
    ['that says its address', said + html, '', 'https://www.closed.example/p/mug'],
    [
      'of the shop’s pages for phones',
      said + html,
      'https://m.closed.example/p/mug',
      'https://m.closed.example/p/mug',
    ],
    ['of nowhere', html, '', ''],
    ['with scripts, which are text', `<script>while (true);</script>${html}`, '', ''],
  ])('%s', async (_, pasted, given, told) => {
    expect(await read(ann, { html: pasted, address: given })).toEqual([
      200,
      expect.objectContaining({ title: 'Enamel mug', page_address: told }),
    ]);
  });

  test.each([
    [
      'of another shop than it says',
      { html: said + html, address: 'https://other.example/p/mug' },
      [
        422,
        'This page says it is from closed.example, not from other.example. Correct the address, or leave it empty.',
      ],
    ],
    [
      'of no address',
      { html, address: 'the mug shop' },
      [422, 'The address of this page is not a link. Correct it, or leave it empty.'],
    ],
    [
      'that is empty',
      { html: '', address: '' },
      [422, 'No product could be found on this page. Use the link of one product, or upload manually.'],
    ],
    [
      'of more than 20 MB',
      { html: 'é'.repeat(PAGE_BYTES / 2 + 1), address: '' },
      [413, 'This page is too large: at most 20 MB can be read. Copy only the part with the product.'],
    ],
  ])('%s is refused in plain words', async (_, payload, [status, detail]) => {
    expect(await read(ann, payload)).toEqual([status, expect.objectContaining({ detail })]);
  });
});
