/** The frames of a chunk, each from the same buffer: x264 reads it later than it is handed over. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FfmpegFailed, runFfmpeg } from '../../../../server/ffmpeg/ffmpeg';
import { encodePixels } from '../../../../server/render/capture/encodePixels';

/** More than a pipe holds. */
const plan = { fps: 30, width: 640, height: 360 };
const GREYS = [20, 60, 100, 140, 180, 220];
const signal = new AbortController().signal;
let folder: string;
beforeAll(async () => void (folder = await mkdtemp(path.join(tmpdir(), 'pixels-'))));
afterAll(() => rm(folder, { recursive: true }));

test('[RD1] a buffer that is written over as soon as it may be gives each frame its own picture', async () => {
  const outputPath = path.join(folder, 'chunk.ts');
  const encoder = encodePixels({ range: { from: 0, to: GREYS.length }, plan, outputPath, signal });
  const pixels = Buffer.alloc(plan.width * plan.height * 4);
  for (const grey of GREYS) await encoder.add(pixels.fill(grey));
  await encoder.end();
  const small = ['-vf', 'scale=1:1', '-pix_fmt', 'rgb24', '-f', 'image2pipe', '-c:v', 'rawvideo', '-'];
  const { stdout } = await runFfmpeg(['-i', outputPath, '-fps_mode', 'passthrough', ...small]);
  const reds = [...stdout].filter((_, at) => at % 3 === 0);
  expect(reds.map((red) => Math.round(red / 20) * 20)).toEqual(GREYS);
});

test('[RD1] an encoder that ends before its frames says why', async () => {
  const outputPath = path.join(folder, 'no', 'such', 'folder.ts');
  const encoder = encodePixels({ range: { from: 0, to: 9 }, plan, outputPath, signal });
  const all = async () => {
    for (let frame = 0; frame < 9; frame += 1) await encoder.add(Buffer.alloc(plan.width * plan.height * 4));
    await encoder.end();
  };
  await expect(all()).rejects.toThrow(FfmpegFailed);
});
