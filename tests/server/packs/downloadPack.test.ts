/** A published file, over lines that break and servers that do as they like. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import type http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createGuardedFetch, type GuardedFetch } from '../../../server/fetching/guardedFetch';
import { downloadPack } from '../../../server/packs/downloadPack';
import { PackFailed } from '../../../server/packs/packFault';
import { openSite, type Site } from '../fetching/support/site';

const BODY = Buffer.from(Array.from({ length: 100_000 }, (_, at) => (at * 7) % 251));
const sha256 = createHash('sha256').update(BODY).digest('hex');
let site: Site;
let guarded: GuardedFetch;
let folder: string;
let file: string;
let ranges: (string | undefined)[] = [];
let answer: (request: http.IncomingMessage, response: http.ServerResponse) => void;

/** Sends `to` bytes of what was asked for, and breaks off where that is not all of it. */
function send(request: http.IncomingMessage, response: http.ServerResponse, to = BODY.length): void {
  const from = Number(/bytes=(\d+)-/.exec(request.headers.range ?? '')?.[1] ?? 0);
  response.writeHead(from > 0 ? 206 : 200, {
    'content-length': BODY.length - from,
    ...(from > 0 && { 'content-range': `bytes ${from}-${BODY.length - 1}/${BODY.length}` }),
  });
  response.write(BODY.subarray(from, to), () =>
    to < BODY.length ? request.socket.destroy() : response.end(),
  );
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'download-'));
  site = await openSite((request, response) => {
    if (request.url === '/published') return void response.writeHead(302, { location: '/asset' }).end();
    ranges.push(request.headers.range);
    answer(request, response);
  });
  guarded = createGuardedFetch({ allow: site.allow });
});
afterAll(async () => {
  await guarded.close();
  await site.close();
  await rm(folder, { recursive: true });
});
beforeEach(() => {
  ranges = [];
  file = path.join(folder, 'downloads', 'model.part');
});
afterEach(() => rm(path.dirname(file), { recursive: true, force: true }));

const told: number[] = [];
const download = (over: Partial<Parameters<typeof downloadPack>[1]> = {}, pack: object = {}) =>
  downloadPack(
    { address: `${site.origin}/published`, bytes: BODY.length, sha256, ...pack },
    {
      guardedFetch: guarded,
      file,
      signal: new AbortController().signal,
      onBytes: (bytes) => told.push(bytes),
      retryAfterMs: [1, 1],
      ...over,
    },
  );

test('a line that breaks again and again goes on where it broke, also behind a redirect', async () => {
  answer = (request, response) => send(request, response, [30_000, 70_000][ranges.length - 1]);
  await download();
  expect(ranges).toEqual([undefined, 'bytes=30000-', 'bytes=70000-']);
  expect(await readFile(file)).toEqual(BODY);
  expect(told.at(-1)).toBe(BODY.length);
});

test('what came before a restart is not fetched again', async () => {
  answer = (request, response) => send(request, response, 60_000);
  await expect(download({ retryAfterMs: [] })).rejects.toThrow(PackFailed);
  const before = (await stat(file)).size;
  ranges = [];
  answer = (request, response) => send(request, response);
  await download();
  expect(ranges).toEqual([`bytes=${before}-`]);
  expect(await readFile(file)).toEqual(BODY);
});

test('a server that knows no ranges sends it all, and the file begins anew', async () => {
  answer = (request, response) => {
    if (ranges.length === 1) return send(request, response, 50_000);
    delete request.headers.range;
    send(request, response);
  };
  await download();
  expect(await readFile(file)).toEqual(BODY);
});

test('other content of the same length is refused and thrown away', async () => {
  answer = (_, response) => void response.end(Buffer.alloc(BODY.length));
  await expect(download()).rejects.toMatchObject({ code: 'wrong_content' });
  expect(existsSync(file)).toBe(false);
});

test('more than was published is refused before it fills the disk', async () => {
  answer = (_, response) => {
    const pour = () => {
      while (!response.destroyed && response.write(BODY));
    };
    response.on('drain', pour);
    pour();
  };
  await expect(download()).rejects.toMatchObject({ code: 'wrong_content' });
  expect(existsSync(file)).toBe(false);
});

test('a file that is not there is told with its address, at once, and its page is let go of', async () => {
  answer = (_, response) => void response.writeHead(404).write('<html>');
  const stop = new AbortController();
  await expect(download({ signal: stop.signal })).rejects.toEqual(
    new PackFailed('not_there', `${site.origin}/published answers 404`),
  );
  expect(ranges).toHaveLength(1);
  // The queue aborts what is over: nobody listens any more.
  stop.abort();
  await setImmediate();
});

test('a server that only fails is given up after a few tries, and what came stays', async () => {
  answer = (request, response) =>
    ranges.length === 1 ? send(request, response, 40_000) : void response.writeHead(503).end();
  ranges = [];
  await expect(download()).rejects.toEqual(new PackFailed('unreachable', 'it answers 503'));
  expect(ranges).toHaveLength(4);
  expect((await stat(file)).size).toBeGreaterThan(0);
});

test('an address inside the network is not asked', async () => {
  const inside = download({}, { address: 'http://169.254.169.254/model' });
  await expect(inside).rejects.toMatchObject({ code: 'unreachable' });
});

test('whoever stops it is told so, and what came stays', async () => {
  const stop = new AbortController();
  answer = (request, response) => {
    response.writeHead(200, { 'content-length': BODY.length });
    response.write(BODY.subarray(0, 20_000));
  };
  const onBytes = (bytes: number) => bytes > 0 && stop.abort(new Error('enough'));
  await expect(download({ signal: stop.signal, onBytes })).rejects.toThrow('enough');
  expect(existsSync(file)).toBe(true);
});

test('a file that is longer than what was published is begun anew', async () => {
  answer = (request, response) => send(request, response);
  await download();
  await writeFile(file, Buffer.alloc(BODY.length + 1));
  await download();
  expect(await readFile(file)).toEqual(BODY);
});
