import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  rangeOf,
  serveLoopbackFiles,
  type LoopbackFiles,
} from '../../../server/render/browser/loopbackFiles';

let folder: string;
let files: LoopbackFiles;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'loopback-'));
  await writeFile(path.join(folder, 'index.html'), '<html>');
  await writeFile(path.join(folder, 'clip.mp4'), '0123456789');
  files = await serveLoopbackFiles(folder);
});
afterAll(async () => {
  await files.close();
  await rm(folder, { recursive: true });
});
const offerClip = () =>
  files.offer(
    new Map([['media:clip', { path: path.join(folder, 'clip.mp4'), kind: 'video', hasSound: false }]]),
  );

test('a file is served in parts under an address that cannot be guessed, until it is withdrawn', async () => {
  const offer = offerClip();
  const address = offer.addressOf('media:clip') ?? '';
  expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/files\/[\w-]{24}\/0\.mp4$/u);
  const part = await fetch(address, { headers: { range: 'bytes=2-4' } });
  expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([
    206,
    'bytes 2-4/10',
    '234',
  ]);
  offer.withdraw();
  expect((await fetch(address)).status).toBe(404);
});

test.skipIf(process.platform !== 'linux')(
  '[RD1] why a chunk could not be taken is known here: the browser hears of a broken connection only',
  async () => {
    const { address, throwFailure } = files.accept('/dev/full');
    throwFailure();
    await expect(fetch(address, { method: 'PUT', body: 'a chunk' })).rejects.toThrow();
    expect(throwFailure).toThrow(expect.objectContaining({ code: 'ENOSPC' }) as Error);
  },
);

test('two renders of the same file have different addresses', () => {
  expect(offerClip().addressOf('media:clip')).not.toBe(offerClip().addressOf('media:clip'));
});

test('nothing outside the composition’s folder is served', async () => {
  expect((await fetch(`${files.origin}/index.html`)).status).toBe(200);
  expect((await fetch(`${files.origin}/..%2f..%2fetc/passwd`)).status).toBe(404);
});

test.each([
  [undefined, null],
  ['bytes=0-', { start: 0, end: 9 }],
  ['bytes=-3', { start: 7, end: 9 }],
  ['bytes=4-100', { start: 4, end: 9 }],
  ['bytes=10-', 'unsatisfiable'],
  ['bytes=5-2', 'unsatisfiable'],
  ['lines=1-2', null],
] as const)('the range %j of ten bytes is %j', (header, range) => {
  expect(rangeOf(header, 10)).toEqual(range);
});

test('what the browser puts to an address becomes that file, once', async () => {
  const file = path.join(folder, 'taken.h264');
  const { address, withdraw } = files.accept(file);
  expect((await fetch(address, { method: 'PUT', body: 'frames' })).status).toBe(204);
  expect(await readFile(file, 'utf8')).toBe('frames');
  expect((await fetch(address, { method: 'PUT', body: 'others' })).status).toBe(404);
  const unused = files.accept(path.join(folder, 'never'));
  unused.withdraw();
  withdraw();
  expect((await fetch(unused.address, { method: 'PUT', body: 'late' })).status).toBe(404);
});

test('each body that is put to an address that listens is handed on, until it is withdrawn', async () => {
  const heard: string[] = [];
  const { address, withdraw } = files.listen(async (body) => void heard.push(body));
  for (const body of ['0', '1']) expect((await fetch(address, { method: 'PUT', body })).status).toBe(204);
  withdraw();
  expect((await fetch(address, { method: 'PUT', body: '2' })).status).toBe(404);
  expect(heard).toEqual(['0', '1']);
});
