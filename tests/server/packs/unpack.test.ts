/** What an archive may do to the disk: fill one folder, and nothing else. */
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PackFailed } from '../../../server/packs/packFault';
import { unpack } from '../../../server/packs/unpack';
import { packed, packedModel } from '../../support/packs/packedModel';

let root: string;
let made = 0;
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'unpack-'));
});
afterAll(() => rm(root, { recursive: true }));

async function unpacked(archive: Buffer, maxBytes = 1_000_000): Promise<string> {
  const here = path.join(root, String((made += 1)));
  await mkdir(here);
  await writeFile(path.join(here, 'archive'), archive);
  const folder = path.join(here, 'folder');
  await unpack({
    archive: path.join(here, 'archive'),
    incoming: path.join(here, 'incoming'),
    folder,
    maxBytes,
  });
  return folder;
}

test('an archive becomes one folder, whatever its own was called', async () => {
  const folder = await unpacked(await packedModel());
  expect((await readdir(folder)).sort()).toEqual(['de_DE-summer-low.onnx', 'tokens.txt']);
  expect((await readFile(path.join(folder, 'tokens.txt'), 'utf8')).slice(0, 7)).toBe('  0\na 1');
  expect(await readdir(path.join(folder, '../incoming'))).toEqual([]);
});

test.each([
  ['that climbs out', [{ name: 'humming/../../outside', body: 'x' }], 'leads out of its folder'],
  ['with a place of its own', [{ name: '/etc/outside', body: 'x' }], 'leads out of its folder'],
  ['with a link', [{ name: 'humming/link', type: 'symlink', linkname: '/etc' }], 'is a symlink'],
  ['with a hard link', [{ name: 'humming/link', type: 'link', linkname: '/etc/passwd' }], 'is a link'],
  ['without a folder', [{ name: 'model.onnx', body: 'x' }], 'lies beside its folder'],
  [
    'twice the same',
    [
      { name: 'a/b', body: 'x' },
      { name: 'a/b', body: 'y' },
    ],
    'EEXIST',
  ],
] as const)('an archive %s is refused, and leaves nothing', async (_, entries, why) => {
  const refused = unpacked(await packed([...entries] as never));
  await expect(refused).rejects.toThrow(why);
  await expect(refused).rejects.toThrow(PackFailed);
  expect(await readdir(path.join(root, String(made)))).toEqual(['archive', 'incoming']);
  expect(await readdir(path.join(root, String(made), 'incoming'))).toEqual([]);
});

test('a bomb is refused by what it says it holds', async () => {
  const bomb = await packed([{ name: 'humming/model.onnx', body: Buffer.alloc(200_000) }]);
  expect(bomb.length).toBeLessThan(1000);
  await expect(unpacked(bomb, 100_000)).rejects.toEqual(
    new PackFailed('bad_archive', 'it unpacks to more than 100000 bytes'),
  );
});

test('what is no archive, or the beginning of one, is refused', async () => {
  await expect(unpacked(Buffer.from('<html>Not found</html>'))).rejects.toThrow(PackFailed);
  const whole = await packedModel();
  await expect(unpacked(whole.subarray(0, whole.length / 2))).rejects.toThrow(PackFailed);
  await expect(unpacked(await packed([]))).rejects.toThrow(PackFailed);
});
