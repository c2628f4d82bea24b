import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGuardedFetch, type GuardedFetch } from '../../../server/fetching/guardedFetch';
import { openSite, type Site } from './support/site';

const MB = 1024 * 1024;
const bomb = gzipSync(Buffer.alloc(50 * MB));

let site: Site;
let guarded: GuardedFetch;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'fetching-'));
  site = await openSite((request, response) => {
    const url = request.url ?? '';
    if (url === '/page')
      response.setHeader('content-type', 'Text/HTML; charset=utf-8').end('<h1>Kettle</h1>');
    else if (url === '/to-page') response.writeHead(302, { location: '/page' }).end();
    else if (url === '/round') response.writeHead(302, { location: '/round' }).end();
    else if (url === '/inside') response.writeHead(301, { location: 'http://169.254.169.254/latest' }).end();
    else if (url === '/to-file') response.writeHead(301, { location: 'file:///etc/passwd' }).end();
    else if (url === '/huge') response.writeHead(200, { 'content-length': String(900 * MB) }).write('x');
    else if (url === '/bomb') response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb);
    else if (url === '/silent') return;
    else if (url === '/drip') {
      response.write('<html>');
      const drip = setInterval(() => response.write('.'), 20);
      response.on('close', () => clearInterval(drip));
    } else if (url === '/endless') {
      const pour = () => {
        while (!response.destroyed && response.write(Buffer.alloc(64 * 1024, 'x')));
      };
      response.on('drain', pour);
      pour();
    } else if (url === '/headers') response.setHeader('x-long', 'h'.repeat(60_000)).end();
    else if (url === '/broken') request.socket.destroy();
    else response.writeHead(404).end('no');
  });
  guarded = createGuardedFetch({ allow: site.allow });
});
afterAll(async () => {
  await guarded.close();
  await site.close();
  await rm(folder, { recursive: true });
});

describe('a guarded fetch', () => {
  it('reads a page and says what it is', async () => {
    const { body, ...head } = await guarded.fetch(`${site.origin}/to-page`);
    expect(head).toEqual({
      status: 200,
      ok: true,
      url: `${site.origin}/page`,
      contentType: 'text/html',
      charset: 'utf-8',
    });
    expect(body.toString()).toBe('<h1>Kettle</h1>');
  });

  it('answers an error status as what it is', async () => {
    expect(await guarded.fetch(`${site.origin}/nothing`)).toMatchObject({ status: 404, ok: false });
  });

  it.each([
    ['/round', 'too_many_redirects'],
    ['/inside', 'blocked_address'],
    ['/to-file', 'bad_url'],
    ['/huge', 'too_large'],
    ['/bomb', 'too_large'],
    ['/endless', 'too_large'],
    ['/silent', 'timeout'],
    ['/drip', 'timeout'],
    ['/headers', 'unreachable'],
    ['/broken', 'unreachable'],
  ])('refuses %s as %s and leaves no file behind', async (place, code) => {
    const file = path.join(folder, 'download');
    // Short only where it is waited for: a megabyte may take as long on a busy machine.
    const options = { maxBytes: MB, timeoutMs: code === 'timeout' ? 400 : 30_000 };
    await expect(guarded.fetch(site.origin + place, options)).rejects.toMatchObject({
      code,
      statusCode: 422,
    });
    await expect(guarded.download(site.origin + place, file, options)).rejects.toMatchObject({ code });
    expect(existsSync(file)).toBe(false);
  });

  it('keeps the beginning of a longer page when it is asked to cut', async () => {
    const { body } = await guarded.fetch(`${site.origin}/endless`, { maxBytes: 100_000, cut: true });
    expect(body.length).toBe(100_000);
  });

  it('downloads to a file', async () => {
    const file = path.join(folder, 'page');
    await guarded.download(`${site.origin}/page`, file);
    expect(await readFile(file, 'utf8')).toBe('<h1>Kettle</h1>');
  });

  it('refuses a name when one of its addresses is private, and one that has none', async () => {
    const answers: Record<string, string[]> = {
      'rebind.example.com': ['93.184.216.34', '127.0.0.1'],
      'inside.example.com': ['10.0.0.7'],
      'mapped.example.com': ['::ffff:192.168.0.1'],
    };
    const tricked = createGuardedFetch({
      allow: '',
      lookup: async (host) =>
        (answers[host] ?? []).map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    });
    const codes = await Promise.all(
      ['rebind', 'inside', 'mapped', 'nobody'].map((name) =>
        tricked.fetch(`http://${name}.example.com/`).catch((error: { code: string }) => error.code),
      ),
    );
    expect(codes).toEqual(['blocked_address', 'blocked_address', 'blocked_address', 'unknown_host']);
    await tricked.close();
  });

  it('connects to the very address that was looked up', async () => {
    const port = new URL(site.origin).port;
    const named = createGuardedFetch({
      allow: site.allow,
      lookup: async () => [{ address: '127.0.0.1', family: 4 }],
    });
    expect((await named.fetch(`http://shop.example.com:${port}/page`)).status).toBe(200);
    await named.close();
  });

  it('passes the caller’s own stop on as it is', async () => {
    const stop = new AbortController();
    const fetching = guarded.fetch(`${site.origin}/silent`, { signal: stop.signal });
    stop.abort(new Error('gone away'));
    await expect(fetching).rejects.toThrow('gone away');
  });
});
