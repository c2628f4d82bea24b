import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserVersion } from '../../../../server/browser/browserVersion';
import { canvasWay, encoding } from '../../../../server/render/capture/canvasWay';
import { recallDrawing } from '../../../../server/render/capture/recallDrawing';
import { isFaithful } from '../../../../server/render/capture/selfTest/selfTest';
import { keptVerdict, keepVerdict, knownVerdict } from '../../../../server/render/capture/verdicts';
import { presentComposition } from '../../../../server/render/remotion/bundleComposition';
import { testBrowser } from '../support/testBrowser';
import { longTest } from '../../../support/form';

let folder: string;
beforeAll(async () => void (folder = await mkdtemp(path.join(tmpdir(), 'verdicts-'))));
afterAll(() => rm(folder, { recursive: true }));

const all = (db: number) => ({
  ...{ picture: db, clip: db, halfOpacity: db, blend: db },
  ...{ cropped: db, coloured: db, keyframed: db },
});
const tested = { browser: 'Chromium 153', composition: 'abc', way: 'canvas 1 | fast' };
const shell = { kind: 'headless-shell' } as const;

test('[RD1] a verdict is kept for one browser, one composition and one way', async () => {
  const verdict = { way: 'canvas', fidelity: { painted: all(61), encoded: all(37) } } as const;
  await keepVerdict(folder, tested, verdict);
  expect(await keptVerdict(folder, tested)).toEqual(verdict);
  expect(await knownVerdict(shell, folder, tested)).toEqual(verdict);
  expect(await keptVerdict(folder, { ...tested, browser: 'Chromium 154' })).toBe(null);
  expect(await keptVerdict(folder, { ...tested, composition: 'abd' })).toBe(null);
  expect(await keptVerdict(folder, { ...tested, way: 'canvas 1 | small' })).toBe(null);
});

test('[RD1] a kept verdict that was cut off, or has not seen all sights, is none', async () => {
  const { keyframed: _, ...fewer } = all(61);
  const old = { way: 'canvas', fidelity: { painted: fewer, encoded: fewer } };
  await keepVerdict(folder, tested, old as never);
  expect(await keptVerdict(folder, tested)).toBe(null);
  for (const name of await readdir(path.join(folder, 'browsers')))
    await writeFile(path.join(folder, 'browsers', name), '{"way":"can');
  expect(await keptVerdict(folder, tested)).toBe(null);
});

test('[RD1] of a whole browser it is known without a test that it draws by screenshots', async () => {
  expect(await knownVerdict({ kind: 'chrome' }, folder, tested)).toEqual({
    way: 'screenshots',
    reason: 'a whole browser holds the painting of a canvas up',
  });
});

test('[RD1] one sight that is painted another way, or colours of another range, are not faithful', () => {
  expect(isFaithful({ painted: all(55), encoded: all(36) })).toBe(true);
  expect(isFaithful({ painted: { ...all(55), clip: 7 }, encoded: all(36) })).toBe(false);
  expect(isFaithful({ painted: all(55), encoded: { ...all(36), blend: 24 } })).toBe(false);
});

longTest(
  '[RD1] [OP1] a worker that starts knows what an earlier one found of this browser and composition, and of no other',
  async () => {
    const browser = { ...(await testBrowser()), ...shell };
    const asked = { browser, dataDir: folder, quality: 'fast', root: process.cwd() } as const;
    const version = await browserVersion(browser);
    const own = { browser: version, composition: await presentComposition(), way: canvasWay('fast') };
    await keepVerdict(folder, { ...own, composition: 'of another release' }, { way: 'canvas' });
    expect(await recallDrawing(asked)).toBe(null);
    await keepVerdict(folder, own, { way: 'screenshots', reason: 'a canvas shows something else' });
    expect(await recallDrawing(asked)).toEqual({
      browser: `${version} (${browser.executablePath})`,
      way: 'screenshots',
      reason: 'a canvas shows something else',
    });
  },
);

test('[RD2] the name of a way holds all that this side tells the encoder', () => {
  expect(encoding.fast).toEqual({
    profile: '6400',
    levels: expect.arrayContaining([{ level: 31, aFrame: 3_600, aSecond: 108_000 }]),
    remuxing: ['-c', 'copy', '-bsf:v', 'setts=ts=N/(30*TB)'],
  });
  expect(encoding.small).toEqual(expect.arrayContaining(['libx264', 'veryfast', '20', 'bgr0']));
  expect(canvasWay('fast')).not.toBe(canvasWay('small'));
});
