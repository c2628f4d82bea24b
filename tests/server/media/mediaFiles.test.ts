import http from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mediaRef } from '../../../server/media/mediaAddresses';
import { jobPrefix, mediaKey } from '../../../server/storage/storage';
import { ANNA, BERT, mediaWorld, type MediaWorld } from './support/mediaWorld';

const FILM = mediaKey(ANNA, 'film.mp4');
const LAYOUT = `${jobPrefix(ANNA, 'job-1')}layouts/default.json`;
const DAY_MS = 24 * 60 * 60 * 1000;

let world: MediaWorld;
beforeAll(async () => {
  world = await mediaWorld();
  await world.storage.put(FILM, Buffer.from('0123456789'), 'video/mp4');
  const layout = { src: mediaRef(FILM), music: '/assets/music/a.m4a', [mediaRef(FILM)]: { width: 1 } };
  await world.storage.put(LAYOUT, Buffer.from(JSON.stringify(layout)), 'application/json');
});
afterAll(() => world.close());

const open = (key: string, headers: Record<string, string> = {}) =>
  fetch(world.addresses.toUrl(key, world.origin), { headers });
const grantOf = (address: string) => new URL(address).pathname.split('/')[2] ?? '';

describe('stored files', () => {
  it('open by the right in their address, harmless in a browser', async () => {
    const answer = await open(FILM);
    expect(await answer.text()).toBe('0123456789');
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'video/mp4',
      'content-length': '10',
      'cache-control': 'private, max-age=604800, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
      'access-control-allow-origin': '*',
      etag: expect.stringMatching(/^".+"$/),
    });
  });

  it.each([
    ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
    ['bytes=7-', 206, '789', 'bytes 7-9/10'],
    ['bytes=-3', 206, '789', 'bytes 7-9/10'],
    ['bytes=8-99', 206, '89', 'bytes 8-9/10'],
    ['bytes=10-', 416, '', 'bytes */10'],
    ['bytes=-0', 416, '', 'bytes */10'],
    ['bytes=4-2', 200, '0123456789', null],
    ['bytes=0-1,4-5', 200, '0123456789', null],
    ['chapters=1-2', 200, '0123456789', null],
  ])('answer %s with %d', async (range, status, body, contentRange) => {
    const answer = await open(FILM, { range });
    expect([answer.status, await answer.text(), answer.headers.get('content-range')]).toEqual([
      status,
      body,
      contentRange,
    ]);
  });

  it('are not sent again when they have not changed', async () => {
    const etag = (await open(FILM)).headers.get('etag') ?? '';
    expect((await open(FILM, { 'if-none-match': etag })).status).toBe(304);
    expect((await open(FILM, { range: 'bytes=0-1', 'if-range': '"other"' })).status).toBe(200);
    expect((await open(FILM, { range: 'bytes=0-1', 'if-range': etag })).status).toBe(206);
  });

  it('answer HEAD with their length alone', async () => {
    const answer = await fetch(world.addresses.toUrl(FILM, world.origin), { method: 'HEAD' });
    expect([answer.status, answer.headers.get('content-length'), await answer.text()]).toEqual([
      200,
      '10',
      '',
    ]);
  });

  it('name one another with the right that opened them', async () => {
    const address = world.addresses.toUrl(LAYOUT, world.origin);
    const film = `${world.origin}/media/${grantOf(address)}/${FILM}`;
    const answer = await fetch(address);
    expect(await answer.json()).toEqual({ src: film, music: '/assets/music/a.m4a', [film]: { width: 1 } });
    expect(answer.headers.get('cache-control')).toBe('private, no-cache');
    expect((await fetch(film)).status).toBe(200);
  });

  it('open below a folder that was given as an address', async () => {
    const folder = world.addresses.toUrl(jobPrefix(ANNA, 'job-1'), world.origin);
    expect((await fetch(`${folder}layouts/default.json`)).status).toBe(200);
    expect((await fetch(folder)).status).toBe(404);
  });

  it('are missing where there is none', async () => {
    const answer = await open(mediaKey(ANNA, 'none.jpg'));
    expect([answer.status, await answer.json()]).toMatchObject([404, { code: 'not_found' }]);
  });

  it('stay closed without the right, or with another’s', async () => {
    const grant = grantOf(world.addresses.toUrl(FILM, world.origin));
    const berts = grantOf(world.addresses.toUrl(mediaKey(BERT, 'x.jpg'), world.origin));
    const [expiry = '', signature = ''] = grant.split('.');
    const wrong = [
      berts,
      `${Number(expiry) + 1}.${signature}`,
      `${expiry}.${signature.slice(1)}`,
      `${expiry}.`,
      'x',
      `${grant}x`,
    ];
    for (const other of wrong) {
      const answer = await fetch(`${world.origin}/media/${other}/${FILM}`);
      expect([other, answer.status, await answer.json()]).toMatchObject([
        other,
        403,
        { detail: expect.any(String) },
      ]);
    }
  });

  it.each([
    'u/ANNA/../BERT/media/x.jpg',
    'u/ANNA/media/../../../../etc/passwd',
    'u/ANNA/%2e%2e/x',
    'u/ANNA/..%2f..%2fx',
    'u/ANNA/media/%00',
    'u/ANNA//etc/passwd',
  ])('stay closed for the path %s', async (place) => {
    const grant = grantOf(world.addresses.toUrl(FILM, world.origin));
    const path = `/media/${grant}/${place.replace('ANNA', ANNA).replace('BERT', BERT)}`;
    const { port } = new URL(world.origin);
    const status = await new Promise((resolve, reject) => {
      http
        .get({ host: '127.0.0.1', port, path }, (response) => resolve(response.resume().statusCode))
        .on('error', reject);
    });
    expect(status).toBe(403);
  });

  it('close when the right ends, and not a day before a week', async () => {
    const address = world.addresses.toUrl(FILM, world.origin);
    const start = world.clock.now;
    world.clock.now = start + 7 * DAY_MS;
    expect((await fetch(address)).status).toBe(200);
    world.clock.now = start + 8 * DAY_MS;
    const answer = await fetch(address);
    expect([answer.status, await answer.json()]).toMatchObject([403, { code: 'media_right_ended' }]);
    world.clock.now = start;
  });
});

describe('addresses in documents', () => {
  it('travel out signed and come back as they are stored', () => {
    const stored = { src: mediaRef(FILM), list: [mediaRef(LAYOUT), 'media: a caption', 7, null] };
    const signed = world.addresses.sign(stored, 'https://reels.example.com');
    expect(signed.src).toMatch(/^https:\/\/reels\.example\.com\/media\/\d+\.[\w-]+\/u\//);
    expect(signed.list.slice(1)).toEqual(
      [expect.stringMatching(/^https:/), 'media: a caption', 7, null].slice(1),
    );
    expect(world.addresses.unsign(signed, ANNA)).toEqual(stored);
  });

  it('are the same all day, so that caches work', () => {
    const morning = world.addresses.toUrl(FILM, 'http://a');
    world.clock.now += DAY_MS / 4;
    expect(world.addresses.toUrl(FILM, 'http://a')).toBe(morning);
    world.clock.now -= DAY_MS / 4;
  });

  it('are known when expired, unknown when forged', () => {
    const address = world.addresses.toUrl(FILM, 'http://a');
    world.clock.now += 30 * DAY_MS;
    expect(world.addresses.toKey(address)).toBe(FILM);
    world.clock.now -= 30 * DAY_MS;
    expect(world.addresses.toKey(address.replace(ANNA, BERT))).toBeNull();
    expect(world.addresses.toKey('https://shop.example.com/kettle.jpg')).toBeNull();
  });

  it('of another user are not found, signed or stored', () => {
    const message = /no such picture/;
    expect(() => world.addresses.unsign({ src: mediaRef(FILM) }, BERT)).toThrow(message);
    expect(() => world.addresses.unsign([world.addresses.toUrl(FILM, 'http://a')], BERT)).toThrow(message);
  });
});
