/** A small film drawn by canvas in the shell that npm brings; `canvasDraw.trial.test.ts` has longer ones. */
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { isLong, longTest } from '../../../support/form';
import { isOutOfRoom } from '../../../../server/http/outOfRoom';
import { collectStills, comparedFrames, differingOf } from '../../../../server/render/check/checkFilm';
import { smallFramesOfChunks } from '../../../../server/render/check/smallFrames';
import { COMPARED_SIDE } from '../../../../server/render/renderSettings';
import { openDrawnSample, type DrawnSample } from '../support/drawnSample';

let sample: DrawnSample;
const stop = { signal: new AbortController().signal };
const RANGE = { from: 0, to: 24 };

if (isLong) {
  beforeAll(async () => {
    const props = { title: '', width: 270, height: 480 };
    sample = await openDrawnSample({ sample: { text: 'Cold.', lengthSeconds: 1.5, props } });
  }, 120_000);
  afterAll(() => sample.close());
}

longTest(
  '[RD1] [RD4] the default film is drawn by canvas and shows its preview, which its page showed before; two frames late it does not',
  async () => {
    const { draws, folder, input } = sample;
    const { draw, verdict } = await draws.films();
    expect(verdict).toMatchObject({ way: 'canvas' });
    const drawing = draw.open(input);
    const chunk = path.join(folder, 'chunk.ts');
    const frames = [2, 6, 10, 14, 18];
    const collecting = collectStills(input, frames, stop);
    expect(drawing.showFirst(collecting.wanted, 8)).toBe(true);
    expect(await drawing.chunk(RANGE, chunk, { ...stop, onFrame() {} })).toBe('ownWay');
    await drawing.close();
    const expected = await collecting.rest({ stills: () => Promise.reject(new Error('All are there.')) });
    const apart = draws.keepStills(input);
    const seen = await apart.stills({ ...input, frames, longerSide: COMPARED_SIDE }, stop);
    await apart.close();
    expect(expected.jpegs).toEqual(seen);
    const needed = comparedFrames(frames, [RANGE]);
    const decoded = await smallFramesOfChunks([{ range: RANGE, path: chunk }], needed, input.plan, stop);
    expect(differingOf(expected, decoded, { chunks: [RANGE] })).toEqual([]);
    const late = new Map([...decoded].map(([frame, picture]) => [frame + 2, picture]));
    expect(differingOf(expected, late, { chunks: [RANGE] }).length).toBeGreaterThan(0);
  },
  120_000,
);

longTest(
  '[RD1] [RD4] a page that cannot show what is compared gives it back, and the next one only draws',
  async () => {
    const { draws, folder, input } = sample;
    const drawing = (await draws.films()).draw.open(input);
    const wanted = [4, 8];
    const stills = {
      ...{ longerSide: COMPARED_SIDE, next: () => wanted.shift() },
      drawn: () => {
        throw new Error('There is no room for it.');
      },
      failed: (frame: number) => void wanted.unshift(frame),
    };
    expect(drawing.showFirst(stills, 8)).toBe(true);
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const chunk = (name: string) =>
      drawing.chunk({ from: 0, to: 6 }, path.join(folder, name), { ...stop, onFrame() {} });
    expect([await chunk('first.ts'), await chunk('second.ts')]).toEqual(['otherWay', 'ownWay']);
    expect(wanted).toEqual([4, 8]);
    expect(drawing.showFirst(stills, 1)).toBe(availableParallelism() === 1);
    warned.mockRestore();
    await drawing.close();
  },
  120_000,
);

longTest(
  '[RD1] a browser that cannot paint a page into a canvas draws by screenshots, and says what it lacks',
  async () => {
    const lacking = await openDrawnSample({
      sample: { text: 'Cold.', lengthSeconds: 1, props: { title: '', width: 270, height: 480 } },
      switches: ['--disable-features=CanvasDrawElement'],
    });
    try {
      const { draw, verdict } = await lacking.draws.films();
      expect(verdict).toEqual({ way: 'screenshots', reason: 'This browser has no drawElementImage' });
      const drawing = draw.open(lacking.input);
      const chunk = path.join(lacking.folder, 'lacking.ts');
      expect(await drawing.chunk({ from: 0, to: 3 }, chunk, { ...stop, onFrame() {} })).toBe('ownWay');
      await drawing.close();
      const whole = { range: { from: 0, to: 3 }, path: chunk };
      expect((await smallFramesOfChunks([whole], [0, 1, 2], lacking.input.plan, stop)).size).toBe(3);
    } finally {
      await lacking.close();
    }
  },
  120_000,
);

longTest(
  '[RD1] a size that the page’s encoder refuses goes the other way, and the log says why',
  async () => {
    const { draws, folder, input } = sample;
    const { draw } = await draws.films();
    // Half of a chroma sample: no plan has such a size, and each encoder of H.264 refuses it.
    const drawing = draw.open({ ...input, plan: { ...input.plan, width: 271 } });
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
    try {
      const chunk = drawing.chunk({ from: 0, to: 1 }, path.join(folder, 'odd.ts'), { ...stop, onFrame() {} });
      await expect(chunk).rejects.toMatchObject({ name: 'FfmpegFailed' });
      expect(warned.mock.calls.flat()).toContain(
        'Frames 0 to 1 are drawn by screenshots: This browser has no encoder for 271x480 at 30',
      );
    } finally {
      warned.mockRestore();
      await drawing.close();
    }
  },
  120_000,
);

longTest(
  '[RD1] a disk that is full in the middle of a film ends it with that, and nothing is left of the chunk',
  async ({ skip }) => {
    skip(process.platform !== 'linux', 'There is no /dev/full.');
    const { draws, folder, input } = sample;
    const { draw } = await draws.films();
    const drawing = draw.open(input);
    const scratch = path.join(folder, 'tmp/render', String(process.pid));
    const before = await readdir(scratch);
    const failed = drawing.chunk({ from: 0, to: 6 }, '/dev/full', { ...stop, onFrame() {} });
    expect(isOutOfRoom(await failed.catch((error: unknown) => error))).toBe(true);
    await drawing.close();
    // Its page has done its part, so that the browser lives on in its folder.
    const left = (await readdir(scratch)).filter((name) => !name.startsWith('puppeteer'));
    expect(left.filter((name) => !before.includes(name))).toEqual([]);
  },
  120_000,
);

test('[RD1] Remotion still opens its browser with the feature that paints a page into a canvas', async () => {
  const renderer = path.dirname(createRequire(import.meta.url).resolve('@remotion/renderer'));
  const opening = await readFile(path.join(renderer, 'open-browser.js'), 'utf8');
  expect(opening).toMatch(/enableAlways = \[[^\]]*'CanvasDrawElement'/);
  expect(opening).toContain('--enable-features=${featuresToEnable(');
});
