import { randomUUID } from 'node:crypto';
import http from 'node:http';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mediaRights, profiles } from '../../../server/db/schema/app';
import { users } from '../../../server/db/schema/auth';
import { authSessionsRepository } from '../../../server/repositories/accounts/authSessions.repository';
import { mediaRef } from '../../../server/media/mediaAddresses';
import { jobPrefix, mediaKey } from '../../../server/storage/storage';
import { ANNA, BERT, mediaWorld, type MediaWorld } from './support/mediaWorld';

const FILM = mediaKey(ANNA, 'film.mp4');
const LAYOUT = `${jobPrefix(ANNA, 'job-1')}layouts/default.json`;
const anna = { userId: ANNA, email: 'anna@example.com', sessionId: null };

let world: MediaWorld;
beforeAll(async () => {
  world = await mediaWorld();
  await world.rights.renew(anna);
  await world.storage.put(FILM, Buffer.from('0123456789'), 'video/mp4');
  const layout = { src: mediaRef(FILM), music: '/assets/music/a.m4a', [mediaRef(FILM)]: { width: 1 } };
  await world.storage.put(LAYOUT, Buffer.from(JSON.stringify(layout)), 'application/json');
});
afterAll(() => world.close());

const toUrl = (key: string, userId = ANNA) => world.addresses.toUrl(key, world.reader(userId, world.origin));
const open = (key: string, headers: Record<string, string> = {}) => fetch(toUrl(key), { headers });
const grantOf = (address: string) => new URL(address).pathname.split('/')[2] ?? '';

describe('stored files', () => {
  it('open by the right in their address, harmless in a browser', async () => {
    const answer = await open(FILM);
    expect(await answer.text()).toBe('0123456789');
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'video/mp4',
      'content-length': '10',
      'cache-control': 'private, max-age=1800, immutable',
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
    const answer = await fetch(toUrl(FILM), { method: 'HEAD' });
    expect([answer.status, answer.headers.get('content-length'), await answer.text()]).toEqual([
      200,
      '10',
      '',
    ]);
  });

  it('name one another by addresses of the session that opened them', async () => {
    const address = toUrl(LAYOUT);
    const film = toUrl(FILM);
    const answer = await fetch(address);
    expect(await answer.json()).toEqual({ src: film, music: '/assets/music/a.m4a', [film]: { width: 1 } });
    expect(answer.headers.get('cache-control')).toBe('private, no-cache');
    expect((await fetch(film)).status).toBe(200);
  });

  it('open below a folder that was given as an address', async () => {
    const folder = toUrl(jobPrefix(ANNA, 'job-1'));
    expect((await fetch(`${folder}layouts/default.json`)).status).toBe(200);
    expect((await fetch(folder)).status).toBe(404);
  });

  it('are missing where there is none', async () => {
    const answer = await open(mediaKey(ANNA, 'none.jpg'));
    expect([answer.status, await answer.json()]).toMatchObject([404, { code: 'not_found' }]);
  });

  it('stay closed without the right, or with another’s', async () => {
    const grant = grantOf(toUrl(FILM));
    const berts = grantOf(toUrl(mediaKey(BERT, 'x.jpg'), BERT));
    const [session = '', signature = ''] = grant.split('.');
    const jobs = grantOf(toUrl(LAYOUT));
    const wrong = [
      berts,
      jobs,
      `${BERT}.${signature}`,
      `${session}.${signature.slice(1)}`,
      `${session}.`,
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
    const grant = grantOf(toUrl(FILM));
    const path = `/media/${grant}/${place.replace('ANNA', ANNA).replace('BERT', BERT)}`;
    const { port } = new URL(world.origin);
    const status = await new Promise((resolve, reject) => {
      http
        .get({ host: '127.0.0.1', port, path }, (response) => resolve(response.resume().statusCode))
        .on('error', reject);
    });
    expect(status).toBe(403);
  });

  it('[AC1] close half an hour after the last call of their session, and open again with the next', async () => {
    const address = toUrl(FILM);
    const age = (minutes: number) =>
      world.db
        .update(mediaRights)
        .set({ until: sql`${mediaRights.until} - ${minutes} * interval '1 minute'` });
    await world.rights.renew(anna);
    await age(29);
    expect((await fetch(address)).status).toBe(200);
    await age(1);
    const answer = await fetch(address);
    expect([answer.status, await answer.json()]).toMatchObject([403, { code: 'media_right_ended' }]);
    await world.rights.renew(anna);
    expect((await fetch(address)).status).toBe(200);
  });

  it('[AC1] of one session stay closed when another of the same person calls', async () => {
    const other = { ...anna, sessionId: randomUUID() };
    const address = world.addresses.toUrl(FILM, { origin: world.origin, sessionId: other.sessionId });
    expect((await fetch(address)).status).toBe(403);
    await world.rights.renew(other);
    expect((await fetch(address)).status).toBe(200);
    await world.call('DELETE', '/media/right', ANNA);
    expect([(await fetch(address)).status, (await open(FILM)).status]).toEqual([200, 403]);
    await world.rights.renew(anna);
  });

  it('[AC1] close with the session that they were given to', async () => {
    const account = { id: ANNA, email: 'anna@example.com', passwordHash: 'x' };
    await world.db.insert(users).values(account);
    const session = await authSessionsRepository(world.db).begin(ANNA, 'password');
    const address = world.addresses.toUrl(FILM, { origin: world.origin, sessionId: session.id });
    await world.rights.renew({ ...anna, sessionId: session.id });
    expect((await fetch(address)).status).toBe(200);
    await authSessionsRepository(world.db).end(session.id);
    expect([(await fetch(address)).status, (await open(FILM)).status]).toEqual([403, 200]);
  });

  it.each([
    ['locked', { lockedAt: new Date() }],
    ['leaving', { eraseAt: new Date() }],
  ])('[AC1] of an account that is %s stay closed', async (_, ended) => {
    const credits = { userId: ANNA, email: 'anna@example.com', credits: 0 };
    await world.db.insert(profiles).values({ ...credits, ...ended });
    expect((await open(FILM)).status).toBe(403);
    await world.db.delete(profiles);
    expect((await open(FILM)).status).toBe(200);
  });
});

describe('addresses in documents', () => {
  it('travel out signed and come back as they are stored', () => {
    const stored = { src: mediaRef(FILM), list: [mediaRef(LAYOUT), 'media: a caption', 7, null] };
    const signed = world.addresses.sign(stored, world.reader(ANNA, 'https://reels.example.com'));
    expect(signed.src).toMatch(/^https:\/\/reels\.example\.com\/media\/[\da-f-]{36}\.[\w-]+\/u\//);
    expect(signed.list.slice(1)).toEqual(
      [expect.stringMatching(/^https:/), 'media: a caption', 7, null].slice(1),
    );
    expect(world.addresses.unsign(signed, ANNA)).toEqual(stored);
  });

  it('are the same all through a session, so that caches work', () => {
    expect(toUrl(FILM)).toBe(toUrl(FILM));
  });

  it('are known when ended, unknown when forged', async () => {
    const address = toUrl(FILM);
    await world.rights.end(anna);
    expect(world.addresses.toKey(address)).toBe(FILM);
    await world.rights.renew(anna);
    expect(world.addresses.toKey(address.replaceAll(ANNA, BERT))).toBeNull();
    expect(world.addresses.toKey('https://shop.example.com/kettle.jpg')).toBeNull();
  });

  it('of another user are not found, signed or stored', () => {
    const message = 'This picture, video or sound isn’t in your files.';
    expect(() => world.addresses.unsign({ src: mediaRef(FILM) }, BERT)).toThrow(message);
    expect(() => world.addresses.unsign([toUrl(FILM)], BERT)).toThrow(message);
  });
});
