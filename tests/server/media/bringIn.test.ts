import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ProductInfo } from '../../../contract/productInfo';
import type { LinkAnswer } from '../../../contract/routes/generate.routes';
import { clip, jpeg } from './support/makeMedia';
import { ANNA, BERT, mediaWorld, NOTHING, type MediaWorld } from './support/mediaWorld';

let world: MediaWorld;
let files: Record<string, Buffer>;
beforeAll(async () => {
  files = {
    '/kettle.jpg': await jpeg(800, 600, '#335577'),
    '/kettle-again.jpg': await jpeg(800, 600, '#335577'),
    '/lid.jpg': await jpeg(640, 640, '#775533'),
    '/handle.jpg': await jpeg(700, 640, '#997755'),
    '/icon.png': await jpeg(64, 64),
    '/film.mp4': await clip(),
    '/page.jpg': Buffer.from('<html>No hot-linking</html>'),
  };
  world = await mediaWorld({
    site(request, response) {
      const body = files[request.url ?? ''];
      if (request.url === '/inside.jpg') response.writeHead(302, { location: 'http://10.0.0.1/a.jpg' }).end();
      else if (request.url === '/no-head.jpg')
        response.writeHead(request.method === 'HEAD' ? 405 : 200).end();
      else if (body) response.setHeader('content-type', 'image/jpeg').end(body);
      else response.writeHead(404).end();
    },
  });
});
afterAll(() => world.close());

const at = (place: string) => world.site.origin + place;

describe('bringing media in', () => {
  it.each([
    ['/missing.jpg', 'not_fetched'],
    ['/inside.jpg', 'blocked_address'],
    ['/icon.png', 'picture_too_small'],
    ['/page.jpg', 'not_media'],
  ])('refuses %s as %s and leaves nothing behind', async (place, code) => {
    await expect(world.library.bringIn(ANNA, at(place))).rejects.toMatchObject({ code });
    expect(await world.left()).toEqual(NOTHING);
  });

  it('[TR2] keeps no more than there is room for, except for a job, which was let in', async () => {
    const small = await mediaWorld({
      site: (request, response) =>
        response.setHeader('content-type', 'image/jpeg').end(files[request.url ?? '']),
      storageGb: '0.000001',
    });
    const address = `${small.site.origin}/kettle.jpg`;
    await expect(small.library.bringIn(ANNA, address)).rejects.toMatchObject({ code: 'storage_full' });
    expect(await small.left()).toEqual(NOTHING);
    expect(await small.library.bringIn(ANNA, address, { isLetIn: true })).toMatchObject({ width: 800 });
    await small.close();
  });

  it('refuses links to the video-sharing site: they are shown, not drawn', async () => {
    await expect(world.library.bringIn(ANNA, 'https://youtu.be/abcdefghijk')).rejects.toMatchObject({
      code: 'only_embedded',
    });
  });

  it('fetches an address once a user, even when asked twice at the same moment', async () => {
    const [first, second] = await Promise.all([
      world.library.bringIn(ANNA, at('/kettle.jpg')),
      world.library.bringIn(ANNA, at('/kettle.jpg')),
    ]);
    await world.library.bringIn(ANNA, at('/kettle.jpg'));
    expect(second).toEqual(first);
    expect(first).toMatchObject({ kind: 'image', width: 800, height: 600 });
    expect(world.site.asked.filter((place) => place === '/kettle.jpg')).toHaveLength(1);
    const others = await world.library.bringIn(BERT, at('/kettle.jpg'));
    expect(others.key).toBe(first.key.replace(ANNA, BERT));
  });

  it('knows the same picture at another address', async () => {
    const first = await world.library.bringIn(ANNA, at('/kettle.jpg'));
    expect((await world.library.bringIn(ANNA, at('/kettle-again.jpg'))).key).toBe(first.key);
  });

  it('fetches anew what storage has lost', async () => {
    const { key } = await world.library.bringIn(ANNA, at('/lid.jpg'));
    await world.storage.delete(key);
    await world.library.bringIn(ANNA, at('/lid.jpg'));
    expect(await world.storage.stat(key)).toMatchObject({ contentType: 'image/jpeg' });
  });

  it('[W4] answers a product page with media on our own storage, each in the largest size that is there, the doubtful ones apart, and leaves out what cannot be used', async () => {
    const video = 'https://www.youtube.com/watch?v=abcdefghijk';
    world.shown.page = {
      title: 'Kettle',
      description: 'It boils a litre of water in two minutes.',
      language: '',
      properties: [],
      possibleDescriptions: [],
      price: '£20',
      possiblePrices: [],
      images: [
        '/kettle.jpg',
        '/kettle-again.jpg',
        '/icon.png',
        '/missing.jpg',
        '/page.jpg',
        '/inside.jpg',
        '/lid-small.jpg',
      ].map(at),
      moreImages: ['/kettle-again.jpg', '/missing.jpg', '/handle.jpg'].map(at),
      videos: [at('/film.mp4'), at('/missing.mp4'), at('/lid.jpg'), video],
    };
    const answer = await world.app.inject({
      method: 'POST',
      url: '/v1/generate/product_info',
      payload: { url: 'https://shop.example.com/' },
    });
    const { images, videos, more_images, ...words } = answer.json<ProductInfo>();
    expect(words).toEqual({
      title: 'Kettle',
      product_description: 'It boils a litre of water in two minutes.',
      price: '£20',
      language: 'en',
      // One is not there, one is no picture, one may not be asked for; the icon is missed by nobody.
      media_missing: 4,
    });
    expect(images).toHaveLength(2);
    expect(more_images).toHaveLength(1);
    expect(videos).toEqual([expect.stringMatching(/\/media\/.+\.mp4$/), video]);
    for (const address of [...images, ...(more_images ?? [])])
      expect(world.addresses.toKey(address)).toMatch(new RegExp(`^u/${ANNA}/media/`));
  });
});

it('[W4] what a page leaves in doubt is answered to choose from, and nothing in its place', async () => {
  world.shown.page = {
    ...world.shown.page,
    description: '',
    possibleDescriptions: ['It boils a litre.', 'Sent within two days.'],
    price: '',
    possiblePrices: ['£20', '£18'],
    images: [],
    moreImages: [],
    videos: [],
  };
  const answer = await world.app.inject({
    method: 'POST',
    url: '/v1/generate/product_info',
    payload: { url: 'https://shop.example.com/' },
  });
  expect(answer.json<ProductInfo>()).toEqual({
    title: 'Kettle',
    product_description: '',
    possible_descriptions: ['It boils a litre.', 'Sent within two days.'],
    possible_prices: ['£20', '£18'],
    images: [],
    videos: [],
  });
});

describe('[W3] a link check', () => {
  const check = async (url: string) =>
    (await world.app.inject({ url: '/v1/link-check', query: { url } })).json<{ ok: boolean }>().ok;

  it('is about whether the address answers', async () => {
    expect(await check(at('/kettle.jpg'))).toBe(true);
    expect(await check(at('/nothing'))).toBe(false);
  });
  it('says no to the inside and to what is no link', async () => {
    expect(
      await Promise.all(['http://127.0.0.1:1/', 'http://169.254.169.254/', 'localhost', 'kettle'].map(check)),
    ).toEqual([false, false, false, false]);
  });
  it('says why an address does not answer', async () => {
    const why = async (url: string) =>
      (await world.app.inject({ url: '/v1/link-check', query: { url } })).json<LinkAnswer>().refusal?.code;
    expect(await why(at('/nothing'))).toBe('page_missing');
    expect(await why('http://127.0.0.1:1/')).toBe('blocked_address');
    expect(await why(at('/kettle.jpg'))).toBeUndefined();
  });
  it('asks a site that refuses HEAD by GET, and one that leads to the inside only once', async () => {
    const timesAsked = (place: string) => world.site.asked.filter((asked) => asked === place).length;
    expect(await check(at('/no-head.jpg'))).toBe(true);
    expect(timesAsked('/no-head.jpg')).toBe(2);
    const before = timesAsked('/inside.jpg');
    expect(await check(at('/inside.jpg'))).toBe(false);
    expect(timesAsked('/inside.jpg') - before).toBe(1);
  });
  it('passes the video-sharing site without asking it', async () => {
    expect(await check('https://www.youtube.com/watch?v=abcdefghijk')).toBe(true);
  });
});
