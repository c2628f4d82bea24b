import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isFaithful } from '../../../../server/render/capture/selfTest/selfTest';
import { keptVerdict, keepVerdict } from '../../../../server/render/capture/verdicts';

let folder: string;
beforeAll(async () => void (folder = await mkdtemp(path.join(tmpdir(), 'verdicts-'))));
afterAll(() => rm(folder, { recursive: true }));

const all = (db: number) => ({ picture: db, clip: db, halfOpacity: db, blend: db });

test('[RD1] a verdict is kept for one browser, one composition and one quality', async () => {
  const tested = { browser: 'Chromium 153', composition: 'abc', quality: 'fast' } as const;
  const verdict = { way: 'canvas', fidelity: { painted: all(61), encoded: all(37) } } as const;
  await keepVerdict(folder, tested, verdict);
  expect(await keptVerdict(folder, tested)).toEqual(verdict);
  expect(await keptVerdict(folder, { ...tested, browser: 'Chromium 154' })).toBe(null);
  expect(await keptVerdict(folder, { ...tested, composition: 'abd' })).toBe(null);
  expect(await keptVerdict(folder, { ...tested, quality: 'small' })).toBe(null);
});

test('[RD1] a kept verdict that was cut off is none', async () => {
  const tested = { browser: 'Chromium 153', composition: 'abc', quality: 'fast' } as const;
  for (const name of await readdir(path.join(folder, 'browsers')))
    await writeFile(path.join(folder, 'browsers', name), '{"way":"can');
  expect(await keptVerdict(folder, tested)).toBe(null);
});

test('[RD1] one sight that is painted another way, or colours of another range, are not faithful', () => {
  expect(isFaithful({ painted: all(55), encoded: all(36) })).toBe(true);
  expect(isFaithful({ painted: { ...all(55), clip: 7 }, encoded: all(36) })).toBe(false);
  expect(isFaithful({ painted: all(55), encoded: { ...all(36), blend: 24 } })).toBe(false);
});
