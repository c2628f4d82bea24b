import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { removeLeftovers } from '../../../server/storage/leftovers';

it('removes what a killed process left a day ago, and nothing younger', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'leftovers-'));
  const twoDaysAgo = new Date(Date.now() - 2 * 24 * 60 * 60 * 1000);
  await writeFile(path.join(folder, 'young'), 'x');
  await writeFile(path.join(folder, 'old'), 'x');
  await mkdir(path.join(folder, 'old-folder'));
  for (const name of ['old', 'old-folder']) await utimes(path.join(folder, name), twoDaysAgo, twoDaysAgo);
  await removeLeftovers(folder);
  expect(await readdir(folder)).toEqual(['young']);
  await removeLeftovers(path.join(folder, 'not-there'));
  await rm(folder, { recursive: true });
});
