import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { S3Client } from '@aws-sdk/client-s3';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createStorage } from '../../../server/storage/createStorage';
import { createDiskStorage } from '../../../server/storage/diskStorage';
import { createS3Storage } from '../../../server/storage/s3Storage';
import type { Storage } from '../../../server/storage/storage';

const folder = await mkdtemp(path.join(tmpdir(), 'storage-'));
const s3 = new S3rver({
  port: 0,
  address: '127.0.0.1',
  silent: true,
  directory: path.join(folder, 's3'),
  configureBuckets: [{ name: 'reels', configs: [] }],
});
const { port } = await s3.run();

const client = new S3Client({
  region: 'us-east-1',
  endpoint: `http://127.0.0.1:${port}`,
  forcePathStyle: true,
  credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
  requestChecksumCalculation: 'WHEN_REQUIRED',
  responseChecksumValidation: 'WHEN_REQUIRED',
});
const storages: [string, Storage][] = [
  ['disk', createDiskStorage(path.join(folder, 'disk'))],
  ['S3', createS3Storage({ client, bucket: 'reels', folder: path.join(folder, 's3-files') })],
];

afterAll(async () => {
  client.destroy();
  await s3.close();
  await rm(folder, { recursive: true });
});

const textOf = async (stream: Readable) => {
  let text = '';
  for await (const part of stream) text += String(part);
  return text;
};
async function* breaking() {
  yield Buffer.from('half a file');
  throw new Error('the client went away');
}

describe.each(storages)('%s storage', (_, storage) => {
  beforeAll(() => storage.put('u/a/media/old.json', Buffer.from('[1]'), 'application/json'));

  it('gives back what was put', async () => {
    await storage.put('u/a/media/one.jpg', Buffer.from('a picture'), 'image/jpeg');
    expect((await storage.read('u/a/media/one.jpg')).toString()).toBe('a picture');
    expect(await storage.stat('u/a/media/one.jpg')).toMatchObject({ bytes: 9, contentType: 'image/jpeg' });
  });

  it('takes streams of unknown length and whole files', async () => {
    await storage.put('u/a/media/two.mp4', Readable.from(['a ', 'clip']), 'video/mp4');
    const file = path.join(folder, 'local');
    await writeFile(file, 'a local file');
    await storage.putFile('u/a/media/three.wav', file, 'audio/wav');
    expect(await textOf(await storage.stream('u/a/media/two.mp4'))).toBe('a clip');
    expect(await readFile(await storage.localPath('u/a/media/three.wav'), 'utf8')).toBe('a local file');
    expect(await storage.stat('u/a/media/three.wav')).toMatchObject({ bytes: 12, contentType: 'audio/wav' });
  });

  it('reads a part of a file', async () => {
    const part = await storage.stream('u/a/media/one.jpg', { start: 2, end: 4 });
    expect(await textOf(part)).toBe('pic');
  });

  it('writes whole or not at all', async () => {
    await expect(storage.put('u/a/media/half.mp4', Readable.from(breaking()), 'video/mp4')).rejects.toThrow(
      'went away',
    );
    await expect(
      storage.put('u/a/media/old.json', Readable.from(breaking()), 'application/json'),
    ).rejects.toThrow('went away');
    expect(await storage.stat('u/a/media/half.mp4')).toBeNull();
    expect((await storage.read('u/a/media/old.json')).toString()).toBe('[1]');
  });

  it('tells by the etag that a file was replaced', async () => {
    const before = await storage.stat('u/a/media/old.json');
    await storage.put('u/a/media/old.json', Buffer.from('[2]'), 'application/json');
    const after = await storage.stat('u/a/media/old.json');
    expect(after?.etag).not.toBe(before?.etag);
    expect(await readFile(await storage.localPath('u/a/media/old.json'), 'utf8')).toBe('[2]');
  });

  it('deletes, and does not mind what is not there', async () => {
    await storage.delete('u/a/media/one.jpg');
    await storage.delete('u/a/media/one.jpg');
    expect(await storage.stat('u/a/media/one.jpg')).toBeNull();
    await expect(storage.stream('u/a/media/one.jpg')).rejects.toThrow();
    await expect(storage.read('u/a/media/one.jpg')).rejects.toThrow();
  });

  it('deletes a folder with all that is below it, and not what is named alike', async () => {
    for (const key of ['jobs/1/a.json', 'jobs/1/layouts/b.json', 'jobs/10/a.json'])
      await storage.put(`u/a/${key}`, Buffer.from('[]'), 'application/json');
    await storage.deleteFolder('u/a/jobs/1/');
    await storage.deleteFolder('u/a/jobs/1/');
    expect(await storage.stat('u/a/jobs/1/a.json')).toBeNull();
    expect(await storage.stat('u/a/jobs/1/layouts/b.json')).toBeNull();
    expect(await storage.stat('u/a/jobs/10/a.json')).toMatchObject({ bytes: 2 });
  });

  it.each(['u/a', 'u/../', '/', '', '../'])('refuses the folder %j', async (folderName) => {
    await expect(storage.deleteFolder(folderName)).rejects.toThrow('not a storage key');
  });

  it.each([
    '../secret',
    'u/../../secret',
    '/etc/passwd',
    'u/a/.hidden',
    'u//a',
    'u/a\\b',
    'u/a\0',
    '',
    'u/a/',
  ])('refuses the key %j', async (key) => {
    await expect(storage.put(key, Buffer.from('x'), 'text/plain')).rejects.toThrow('not a storage key');
    await expect(storage.read(key)).rejects.toThrow('not a storage key');
  });
});

it('leaves nothing half-written beside the files', async () => {
  expect(await readdir(path.join(folder, 'disk/incoming'))).toEqual([]);
  expect((await readdir(path.join(folder, 's3-files'))).filter((name) => name !== 'copies')).toEqual([]);
});

it('S3 storage leaves no copy of what is gone, on the machine that removes it and on others', async () => {
  const at = (name: string) => createS3Storage({ client, bucket: 'reels', folder: path.join(folder, name) });
  const [here, there] = [at('here'), at('there')];
  const copies = async (name: string) =>
    (await readdir(path.join(folder, name, 'copies'), { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map((entry) => entry.name);
  const files = ['packs/a/gone.gguf', 'packs/a/replaced.gguf', 'packs/b/kept.gguf', 'u/a/own.gguf'];
  for (const key of files) {
    await here.put(key, Buffer.from(key), 'application/octet-stream');
    expect(path.basename(await here.localPath(key))).toBe(path.basename(key));
    await there.localPath(key);
  }
  await here.put('packs/a/replaced.gguf', Buffer.from('anew'), 'application/octet-stream');
  await here.delete('packs/a/gone.gguf');
  expect((await copies('here')).toSorted()).toEqual(['kept.gguf', 'own.gguf', 'replaced.gguf']);
  await here.deleteFolder('packs/a/');
  expect((await copies('here')).toSorted()).toEqual(['kept.gguf', 'own.gguf']);
  await there.tidyCopies('packs/');
  expect((await copies('there')).toSorted()).toEqual(['kept.gguf', 'own.gguf']);
  await there.tidyCopies('nothing/');
});

it('S3 storage removes at its start the copies that an older version kept by another order', async () => {
  const dataDir = path.join(folder, 'older');
  const copies = path.join(dataDir, 's3-files/copies');
  const unset = { S3_REGION: undefined, S3_ENDPOINT: undefined };
  const kept = ['u/a/media/one.jpg/etag/one.jpg', 'packs/a/one.gguf/etag/one.gguf'];
  for (const file of [...kept, '9e107d9d372bb6826bd81d3542a419d6/u/a/media/one.jpg']) {
    await mkdir(path.dirname(path.join(copies, file)), { recursive: true });
    await writeFile(path.join(copies, file), 'x');
  }
  await createStorage({ DATA_DIR: dataDir, S3_BUCKET: 'reels', ...unset });
  expect((await readdir(copies)).toSorted()).toEqual(['packs', 'u']);
  for (const file of kept) expect(await readFile(path.join(copies, file), 'utf8')).toBe('x');
  await createStorage({ DATA_DIR: path.join(folder, 'fresh'), S3_BUCKET: 'reels', ...unset });
});
