/** Films drawn by canvas in the shell that npm brings, held against screenshots of the same browser. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runFfmpeg } from '../../../../server/ffmpeg/ffmpeg';
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
  sample = await openDrawnSample({ sample: { text: 'Cold all day.', clip: true } });
  ({ folder, draws, input } = sample);
}, 120_000);
afterAll(() => sample.close());

test('[RD1] this browser’s self-test allows the canvas, and its verdict is kept', async () => {
  const { verdict } = await draws.films();
  expect(verdict).toMatchObject({ way: 'canvas' });
  for (const db of Object.values(verdict.fidelity?.painted ?? {})) expect(db).toBeGreaterThan(40);
  expect((await draws.films()).verdict).toBe(verdict);
}, 120_000);

test('[RD1] a drawn chunk shows what screenshots show, as video has it: bt709, tv range, a key frame first', async () => {
  const { draw } = await draws.films();
  const drawing = draw.open(input);
  const chunk = path.join(folder, 'chunk.ts');
  const range = { from: 10, to: 22 };
  let told = 0;
  await drawing.chunk(range, chunk, { signal: steady, onFrame: () => (told += 1) });
  await drawing.close();
  expect(told).toBe(12);
  expect((await streamsOf(chunk))[0]).toMatchObject({
    codec_name: 'h264',
    width: 1080,
    height: 1920,
    pix_fmt: 'yuv420p',
    color_range: 'tv',
    color_space: 'bt709',
    color_primaries: 'bt709',
    color_transfer: 'bt709',
    r_frame_rate: '30/1',
    has_b_frames: 0,
  });
  await runFfmpeg(['-y', '-i', chunk, path.join(folder, '%d.png')]);
  const frames = [10, 16, 21];
  const seen = await draw.stills({ ...input, frames }, { signal: steady });
  for (const frame of frames) {
    const decoded = await readFile(path.join(folder, `${frame - range.from + 1}.png`));
    expect(await likenessDb(decoded, seen.get(frame)!)).toBeGreaterThan(38);
  }
}, 120_000);

test('[RD1] a browser that is killed in the middle of a chunk costs nothing but time', async () => {
  const { draw } = await draws.films();
  const drawing = draw.open(input);
  const chunk = path.join(folder, 'killed.ts');
  let told = 0;
  const onFrame = () => {
    told += 1;
    if (told === 3) killBrowser(folder);
  };
  await drawing.chunk({ from: 0, to: 12 }, chunk, { signal: steady, onFrame });
  await drawing.close();
  expect(told).toBe(12);
  await runFfmpeg(['-y', '-i', chunk, path.join(folder, 'killed%d.png')]);
  const seen = await draw.stills({ ...input, frames: [11] }, { signal: steady });
  const last = await readFile(path.join(folder, 'killed12.png'));
  expect(await likenessDb(last, seen.get(11)!)).toBeGreaterThan(35);
}, 120_000);

test('[RD4] pages that take screenshots of a clip leave a page that paints it alive', async () => {
  const { draw } = await draws.films();
  const drawing = draw.open(input);
  const chunk = (from: number) =>
    drawing.chunk({ from, to: from + 2 }, path.join(folder, `beside${from}.ts`), {
      ...{ signal: steady, onFrame() {} },
    });
  await chunk(0);
  // As many as two pages share.
  const frames = Array.from({ length: 37 }, (_, index) => Math.floor((index / 37) * input.plan.frames));
  const seen = await draw.stills({ ...input, frames }, { signal: steady });
  expect(seen.size).toBe(37);
  expect(await chunk(2)).toBe('ownWay');
  await drawing.close();
}, 120_000);

test('[RD1] a chunk that nobody wants any more ends with the reason', async () => {
  const { draw } = await draws.films();
  const drawing = draw.open(input);
  const stop = new AbortController();
  const onFrame = () => stop.abort(new Error('no longer wanted'));
  const chunk = drawing.chunk({ from: 0, to: 60 }, path.join(folder, 'no.ts'), {
    signal: stop.signal,
    onFrame,
  });
  await expect(chunk).rejects.toThrow('no longer wanted');
  await drawing.close();
}, 60_000);
