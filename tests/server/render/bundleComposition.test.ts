import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  bundleComposition,
  findComposition,
  hashSources,
} from '../../../server/render/remotion/bundleComposition';
import { longTest } from '../../support/form';

let root: string;
const write = async (name: string, text: string) => {
  await mkdir(path.dirname(path.join(root, name)), { recursive: true });
  await writeFile(path.join(root, name), text);
};
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'bundle-'));
  await write('src/templates/remotion.entry.tsx', 'entry');
  await write('contract/units.ts', 'units');
});
afterEach(() => rm(root, { recursive: true }));

test('a bundle is of the present sources only when no file of theirs changed', async () => {
  const before = await hashSources(root);
  expect(await hashSources(root)).toBe(before);
  await write('contract/units.ts', 'other units');
  expect(await hashSources(root)).not.toBe(before);
});

test('what was built is taken while its sources are the same', async () => {
  await write('dist/composition/sources.hash', await hashSources(root));
  expect(await findComposition(root)).toBe(path.join(root, 'dist/composition'));
});

test('a deployment without sources takes what was built', async () => {
  await rm(path.join(root, 'src'), { recursive: true });
  expect(await findComposition(root)).toBe(path.join(root, 'dist/composition'));
});

longTest(
  'the bundler, which holds 400 MB to its end, is never in the process that draws',
  async () => {
    const bundle = path.join(root, 'bundle');
    await bundleComposition(bundle);
    expect(await readFile(path.join(bundle, 'sources.hash'), 'utf8')).toBe(await hashSources());
    const { sharedObjects } = process.report.getReport() as unknown as { sharedObjects: string[] };
    expect(sharedObjects.filter((file) => file.includes('rspack'))).toEqual([]);
  },
  240_000,
);
