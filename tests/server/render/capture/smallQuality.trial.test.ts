/** Films of quality 'small', in the shell that npm brings: frames leave the page as they are, x264 encodes them. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runFfmpeg } from '../../../../server/ffmpeg/ffmpeg';
import { canvasWay } from '../../../../server/render/capture/canvasWay';
import type { Draws } from '../../../../server/render/capture/chooseDraw';
import { likenessDb } from '../../../../server/render/capture/selfTest/likeness';
import type { DrawInput } from '../../../../server/render/draw';
import { killBrowser } from '../support/browserProcess';
import { openDrawnSample, type DrawnSample } from '../support/drawnSample';
import { streamsOf } from '../support/readVideo';

let sample: DrawnSample;
let folder: string;
let draws: Draws;
let input: DrawInput;
const steady = new AbortController().signal;

beforeAll(async () => {
  sample = await openDrawnSample({
    sample: { text: 'Cold all day.' },
    quality: 'small',
    browserInside: true,
  });
  ({ folder, draws, input } = sample);
}, 120_000);
afterAll(() => sample.close());

test('[RD1] its self-test allows the canvas, and its chunks have another name than those of ‘fast’', async () => {
  const { draw, verdict } = await draws.films();
  expect(verdict).toMatchObject({ way: 'canvas' });
  expect(canvasWay('small')).not.toBe(canvasWay('fast'));
  expect(draw.way).toContain(canvasWay('small'));
}, 120_000);

test('[RD1] its chunks show what screenshots show, one after the other of the same page', async () => {
  const { draw } = await draws.films();
  const drawing = draw.open(input);
  const ranges = [
    { from: 10, to: 22 },
    { from: 22, to: 30 },
  ];
  for (const range of ranges) {
    const chunk = path.join(folder, `chunk-${range.from}.ts`);
    let told = 0;
    const by = await drawing.chunk(range, chunk, { signal: steady, onFrame: () => (told += 1) });
    expect([by, told]).toEqual(['ownWay', range.to - range.from]);
    expect((await streamsOf(chunk))[0]).toMatchObject({ pix_fmt: 'yuv420p', color_range: 'tv' });
    await runFfmpeg(['-y', '-i', chunk, path.join(folder, `${range.from}-%d.png`)]);
    const frames = [range.from, range.to - 1];
    const seen = await draw.stills({ ...input, frames }, { signal: steady });
    for (const frame of frames) {
      const decoded = await readFile(path.join(folder, `${range.from}-${frame - range.from + 1}.png`));
      expect(await likenessDb(decoded, seen.get(frame)!)).toBeGreaterThan(36);
    }
  }
  await drawing.close();
}, 120_000);

test('[RD1] a browser that is killed in the middle of a chunk costs nothing but time', async () => {
  const { draw } = await draws.films();
  const drawing = draw.open(input);
  let told = 0;
  const onFrame = () => {
    told += 1;
    if (told === 3) killBrowser(folder);
  };
  const chunk = path.join(folder, 'killed.ts');
  const by = await drawing.chunk({ from: 0, to: 12 }, chunk, { signal: steady, onFrame });
  await drawing.close();
  expect([by, told]).toEqual(['otherWay', 12]);
}, 120_000);
