import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runFfmpeg } from '../../../server/ffmpeg/ffmpeg';
import { planChunks } from '../../../server/render/chunks/chunkPlan';
import { chunkOutput } from '../../../server/render/chunks/chunkStamps';
import type { FrameRange } from '../../../server/render/draw';
import { parameterSetsOf } from '../../../server/render/chunks/parameterSets';
import { joinFile } from '../../../server/render/joinFile';
import { encodeChunk } from '../../../server/render/remotion/encodeChunk';
import { streamsOf } from './support/readVideo';
import { few } from '../../support/form';

const size = { width: 64, height: 64 };
let folder: string;
let soundPath: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'join-'));
  soundPath = path.join(folder, 'sound.m4a');
  const silence = ['-f', 'lavfi', '-i', 'anullsrc=r=48000:cl=stereo', '-t', '5', '-c:a', 'aac'];
  await runFfmpeg([...silence, '-f', 'mp4', soundPath]);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A frame says by its grey which one it is. */
const greyOf = (frame: number) => 40 + (frame % 30) * 6;
const jpegOf = (frame: number) => {
  const grey = greyOf(frame);
  const background = { r: grey, g: grey, b: grey };
  return sharp({ create: { ...size, channels: 3, background } })
    .jpeg()
    .toBuffer();
};
const framesOf = ({ from, to }: FrameRange) => Array.from({ length: to - from }, (_, index) => from + index);

/** Frames come in pairs the wrong way round, as from two pages. */
async function encode(range: FrameRange, fps: number, outputPath: string): Promise<string> {
  const { signal } = new AbortController();
  const encoder = encodeChunk({ range, plan: { fps, ...size }, outputPath, signal });
  const inPairs = framesOf(range).sort((a, b) => (a ^ 1) - (b ^ 1));
  await Promise.all(inPairs.map(async (frame) => encoder.add(frame, await jpegOf(frame))));
  await encoder.written;
  return outputPath;
}

async function join(name: string, chunkPaths: readonly string[], frames: number, fps: number) {
  const outputPath = path.join(folder, `${name}.mp4`);
  const framesPath = path.join(folder, `${name}.joined`);
  await joinFile({ chunkPaths, frames, fps, soundPath, framesPath, outputPath });
  return outputPath;
}

/** How many different ones a stream names in all of its frames. */
async function sequenceSetsIn(file: string): Promise<number> {
  const { stdout } = await runFfmpeg(['-i', file, '-c', 'copy', '-f', 'h264', 'pipe:1']);
  const sets = new Set<string>();
  for (let at = stdout.indexOf(SEQUENCE_SET); at >= 0; at = stdout.indexOf(SEQUENCE_SET, at + 1))
    sets.add(stdout.subarray(at, at + 12).toString('hex'));
  return sets.size;
}
const SEQUENCE_SET = Buffer.from([0, 0, 1, 0x67]);

async function greysOf(file: string): Promise<number[]> {
  const raw = ['-c:v', 'rawvideo', '-f', 'image2pipe', '-fps_mode', 'passthrough', 'pipe:1'];
  const toRgb = 'zscale=matrixin=709:rangein=limited:range=full,format=rgb24';
  const { stdout } = await runFfmpeg(['-i', file, '-an', '-vf', toRgb, ...raw]);
  const bytes = size.width * size.height * 3;
  return Array.from({ length: stdout.length / bytes }, (_, frame) => stdout[frame * bytes] ?? 0);
}

test.each(few([30, 25, 24, 29.97, 60], (fps) => fps === 30 || fps === 29.97))(
  '[RD2] chunks at %d frames a second become one file with each frame in its place',
  async (fps) => {
    const frames = Math.round(5 * fps) + 1;
    const ranges = planChunks({ frames, fps });
    const chunkPaths = await Promise.all(
      ranges.map((range) => encode(range, fps, path.join(folder, `${fps}-${range.from}.ts`))),
    );
    const file = await join(`at${fps}`, chunkPaths, frames, fps);
    const video = (await streamsOf(file)).find(({ codec_type }) => codec_type === 'video');
    expect(video).toMatchObject({
      nb_frames: String(frames),
      pix_fmt: 'yuv420p',
      color_space: 'bt709',
      color_range: 'tv',
      start_time: '0.000000',
    });
    expect(video?.['avg_frame_rate']).toBe(video?.['r_frame_rate']);
    expect(Number(video?.['duration'])).toBeCloseTo(frames / fps, 3);
    const greys = await greysOf(file);
    expect(greys).toHaveLength(frames);
    for (const [frame, grey] of greys.entries()) expect(Math.abs(grey - greyOf(frame))).toBeLessThan(3);
  },
  60_000,
);

test('[RD2] chunks of two encoders become one film with the parameters of one', async () => {
  const ranges = planChunks({ frames: 150, fps: 30 });
  const chunkPaths = await Promise.all(
    ranges.map(async (range, index) => {
      const file = path.join(folder, `mixed-${range.from}.ts`);
      if (index % 2 === 0) return encode(range, 30, file);
      const jpegs = Buffer.concat(await Promise.all(framesOf(range).map(jpegOf)));
      const plain = [
        '-vf',
        'zscale=range=limited:matrix=709',
        '-c:v',
        'libx264',
        '-bf',
        '0',
        '-pix_fmt',
        'yuv420p',
      ];
      const input = ['-r', '30', '-f', 'image2pipe', '-vcodec', 'mjpeg', '-i', '-'];
      await runFfmpeg(['-y', ...input, ...plain, ...chunkOutput(range, 30, file)], { input: jpegs });
      return file;
    }),
  );
  const file = await join('mixed', chunkPaths, 150, 30);
  const greys = await greysOf(file);
  expect(greys).toHaveLength(150);
  for (const [frame, grey] of greys.entries()) expect(Math.abs(grey - greyOf(frame))).toBeLessThan(4);

  expect(new Set(await Promise.all(chunkPaths.map(parameterSetsOf))).size).toBe(2);
  const again = path.join(folder, 'again.ts');
  await runFfmpeg(['-i', file, '-an', '-c', 'copy', ...chunkOutput({ from: 0, to: 150 }, 30, again)]);
  expect(await sequenceSetsIn(again)).toBe(1);
}, 60_000);

test('a chunk that lacks a frame ends the render, not a film that is too short', async () => {
  const ranges = planChunks({ frames: 90, fps: 30 });
  const [first = '', short = ''] = await Promise.all([
    encode(ranges[0] ?? { from: 0, to: 60 }, 30, path.join(folder, 'whole.ts')),
    encode({ from: 60, to: 80 }, 30, path.join(folder, 'short.ts')),
  ]);
  await expect(join('short', [first, short], 90, 30)).rejects.toThrow('80 of 90 frames were joined.');
}, 60_000);
