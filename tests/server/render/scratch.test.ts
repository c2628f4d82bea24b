import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { claimScratch, inScratch } from '../../../server/render/scratch';

const DEAD = '4194999';

test('what a killed render left is gone at the next start; what a living one has stays', async () => {
  const system = tmpdir();
  const data = await mkdtemp(path.join(tmpdir(), 'scratch-'));
  const root = path.join(data, 'tmp/render');
  await mkdir(path.join(root, DEAD, 'frames'), { recursive: true });
  await writeFile(path.join(root, DEAD, 'frames', 'half.mp4'), 'half');
  await mkdir(path.join(root, String(process.ppid)));
  try {
    const { folder: own, systemTmp, release } = await claimScratch(data);
    expect(systemTmp).toBe(system);
    expect((await readdir(root)).sort()).toEqual([String(process.pid), String(process.ppid)].sort());
    expect(tmpdir()).toBe(own);
    await expect(inScratch(own, 'work', () => Promise.reject(new Error('broke')))).rejects.toThrow('broke');
    expect(await readdir(own)).toEqual([]);
    release();
    expect(tmpdir()).toBe(system);
  } finally {
    await rm(data, { recursive: true });
  }
});
