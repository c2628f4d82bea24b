import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { secureHeaders } from '../../../server/http/security';
import { serveStaticFiles } from '../../../server/http/staticFiles';

let folder: string;
let app: FastifyInstance;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'static-'));
  const put = async (file: string, text: string) => {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), text);
  };
  await put('client/index.html', '<title>Reelwright</title>');
  await put('client/assets/index-abc.js', 'plain');
  await put('client/assets/index-abc.js.br', 'packed');
  await put('assets/music/track.m4a', '0123456789');
  app = Fastify();
  await secureHeaders(app, { PUBLIC_URL: undefined, SUPABASE_URL: undefined });
  await serveStaticFiles(app, {
    clientDir: path.join(folder, 'client'),
    assetsDir: path.join(folder, 'assets'),
  });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
const asPage = { accept: 'text/html,*/*' };

test.each(['/', '/auth/sign-in', '/project/1/editor', '/no/such/place'])(
  '[R1] %s opens the app',
  async (url) => {
    const answer = await get(url, asPage);
    expect([answer.statusCode, answer.body]).toEqual([200, '<title>Reelwright</title>']);
    expect(answer.headers['cache-control']).toBe('no-cache');
  },
);

test('[PG3] a shop that opens the receiving page keeps hold of it, and of no other page', async () => {
  const policies = ['/urltoads/receive', '/urltoads', '/'].map(
    async (url) => (await get(url, asPage)).headers['cross-origin-opener-policy'],
  );
  expect(await Promise.all(policies)).toEqual(['unsafe-none', 'same-origin', 'same-origin']);
});

test.each(['/v1/nothing', '/auth/v1/nothing', '/media/nothing', '/assets/music/nothing.m4a'])(
  '%s is not a page',
  async (url) => {
    const answer = await get(url, asPage);
    expect([answer.statusCode, answer.json()]).toEqual([
      404,
      { detail: 'There is nothing at this address.', code: 'not_found', what: 'address' },
    ]);
  },
);

test('a program of the app may be kept for ever, and comes packed to who can unpack it', async () => {
  const packed = await get('/assets/index-abc.js', { 'accept-encoding': 'br' });
  expect([packed.body, packed.headers['content-encoding']]).toEqual(['packed', 'br']);
  expect(packed.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect((await get('/assets/index-abc.js')).body).toBe('plain');
});

test('a part of a track can be asked for', async () => {
  const part = await get('/assets/music/track.m4a', { range: 'bytes=2-4' });
  expect([part.statusCode, part.body]).toEqual([206, '234']);
});
