/** Frames that a page hands over as they are: found among the browser's files, encoded beside it. */
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runFfmpeg } from '../../../../server/ffmpeg/ffmpeg';
import { encodePixels } from '../../../../server/render/capture/encodePixels';
import { findFrameFile } from '../../../../server/render/capture/frameFile';
import { FRAME_FILE, PIXEL_BYTES } from '../../../../src/templates/capture/capturePort';
import { streamsOf } from '../support/readVideo';

const plan = { width: 64, height: 32, fps: 30 };
const BYTES = plan.width * plan.height * PIXEL_BYTES;
/** Blue, green, red. */
const COLOUR = [200, 40, 20, 0];
const flat = () => Buffer.from(Array.from({ length: BYTES }, (_, at) => COLOUR[at % 4] ?? 0));

let folder: string;
beforeAll(async () => void (folder = await mkdtemp(path.join(tmpdir(), 'frames-'))));
afterAll(() => rm(folder, { recursive: true }));

/** As Chromium names it. */
async function browserFile(token: string, slots: readonly Buffer[]): Promise<string> {
  const place = path.join(folder, 'profile', 'Default', 'File System', '000', 't', '00');
  await mkdir(place, { recursive: true });
  const file = path.join(place, token.slice(0, 4));
  const head = Buffer.alloc(FRAME_FILE.headBytes);
  head.write(token, 'latin1');
  await writeFile(file, Buffer.concat([head, ...slots]));
  return file;
}

test('[RD1] a page’s frames are found by what stands at the head of their file, slot by slot, and go with the page', async () => {
  const file = await browserFile('mine-1', [flat().fill(1), flat().fill(2)]);
  await browserFile('other-1', [flat()]);
  const frames = await findFrameFile(folder, 'mine-1', plan);
  expect([(await frames.read(1))[0], (await frames.read(0))[0]]).toEqual([2, 1]);
  await expect(frames.read(2)).rejects.toThrow('cut off');
  await frames.close();
  expect(existsSync(file)).toBe(false);
  await expect(findFrameFile(folder, 'mine-1', plan)).rejects.toThrow('were not found');
});

test('[RD1] pixels become a chunk as video has it: each once, bt709, tv range, the right colour', async () => {
  const outputPath = path.join(folder, 'chunk.ts');
  const range = { from: 60, to: 64 };
  const encoder = encodePixels({ range, plan, outputPath, signal: new AbortController().signal });
  for (let frame = range.from; frame < range.to; frame += 1) await encoder.add(flat());
  await encoder.end();
  const [video] = await streamsOf(outputPath);
  expect(video).toMatchObject({
    ...{ codec_name: 'h264', width: 64, height: 32, pix_fmt: 'yuv420p', color_range: 'tv' },
    ...{ color_space: 'bt709', color_primaries: 'bt709', color_transfer: 'bt709', r_frame_rate: '30/1' },
  });
  const rgb = ['-vf', 'scale=flags=accurate_rnd+full_chroma_int,format=rgb24', '-fps_mode', 'passthrough'];
  const out = ['-f', 'image2pipe', '-c:v', 'rawvideo', 'pipe:1'];
  const { stdout } = await runFfmpeg(['-i', outputPath, ...rgb, ...out]);
  expect(stdout.length).toBe(4 * plan.width * plan.height * 3);
  [20, 40, 200].forEach((value, at) => expect(Math.abs((stdout[at] ?? 0) - value)).toBeLessThan(4));
});

test('[RD1] whoever hands frames to an encoder that cannot write hears of it', async () => {
  const outputPath = path.join(folder, 'nowhere', 'chunk.ts');
  const signal = new AbortController().signal;
  const encoder = encodePixels({ range: { from: 0, to: 1 }, plan, outputPath, signal });
  await expect(encoder.end()).rejects.toThrow('ffmpeg ended with');
});
