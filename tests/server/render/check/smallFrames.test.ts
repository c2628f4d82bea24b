/** Frames of chunks that are not joined yet, by one decoder. [RD4] */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runFfmpeg } from '../../../../server/ffmpeg/ffmpeg';
import { smallFramesOfChunks, type WholeChunk } from '../../../../server/render/check/smallFrames';
import { isReordered } from '../../../../server/render/chunks/transportPackets';
import { encodeChunk } from '../../../../server/render/remotion/encodeChunk';

const film = { width: 64, height: 64, fps: 30, frames: 90 };
const { signal } = new AbortController();
const ranges = [0, 30, 60].map((from) => ({ from, to: from + 30 }));

let folder: string;
let chunks: readonly WholeChunk[];
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'small-'));
  chunks = await Promise.all(ranges.map(encoded));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A frame says by its grey which one it is. */
const greyOf = (frame: number) => 40 + (frame % 30) * 6 + Math.floor(frame / 30);

async function encoded(range: WholeChunk['range']): Promise<WholeChunk> {
  const outputPath = path.join(folder, `${range.from}.ts`);
  const encoder = encodeChunk({ range, plan: film, outputPath, signal });
  for (let frame = range.from; frame < range.to; frame += 1) {
    const grey = greyOf(frame);
    const background = { r: grey, g: grey, b: grey };
    const jpeg = await sharp({ create: { width: 64, height: 64, channels: 3, background } })
      .jpeg({ quality: 95 })
      .toBuffer();
    await encoder.add(frame, jpeg);
  }
  await encoder.written;
  return { range, path: outputPath };
}

/** Frames by number, with how far each is from its grey. */
async function offOf(asked: readonly WholeChunk[], frames: readonly number[]) {
  const found = await smallFramesOfChunks(asked, frames, film, { signal });
  return [...found].map(([frame, { rgb }]) => ({ frame, off: Math.abs((rgb[0] ?? 0) - greyOf(frame)) }));
}

test('[RD4] frames of several chunks are found in their places, whichever came first', async () => {
  const [first, second, third] = chunks as [WholeChunk, WholeChunk, WholeChunk];
  const wanted = [89, 3, 5, 7, 61, 62];
  for (const asked of [
    [first, second, third],
    [third, first],
  ]) {
    const off = await offOf(asked, wanted);
    expect(off.map(({ frame }) => frame).toSorted((a, b) => a - b)).toEqual([3, 5, 7, 61, 62, 89]);
    expect(off.filter(({ off: by }) => by > 2)).toEqual([]);
  }
});

test('[RD4] of chunks that hold none of them nothing is decoded', async () => {
  expect(await offOf([{ range: { from: 30, to: 60 }, path: 'not there' }], [3, 89])).toEqual([]);
});

test('[RD4] a chunk of another encoder moves no frame of those behind it', async () => {
  const [first, second, third] = chunks as [WholeChunk, WholeChunk, WholeChunk];
  const other = path.join(folder, 'other.ts');
  const anew = ['-c:v', 'libx264', '-profile:v', 'baseline', '-crf', '12', '-color_range', 'pc'];
  await runFfmpeg(['-y', '-copyts', '-i', second.path, ...anew, '-f', 'mpegts', other]);
  // The other one reorders nothing, so that no picture more than is wanted is taken of it.
  const reorders = async (file: string) => isReordered(await readFile(file));
  expect([await reorders(first.path), await reorders(other)]).toEqual([true, false]);
  const asked = [first, { ...second, path: other }, third];
  const off = await offOf(asked, [10, 40, 70]);
  expect(off.map(({ frame }) => frame)).toEqual([10, 40, 70]);
  expect(off.filter(({ frame, off: by }) => frame !== 40 && by > 2)).toEqual([]);
});

test('[RD4] a chunk that is cut short is told, not taken for the next one', async () => {
  const [first, second] = chunks as [WholeChunk, WholeChunk];
  const short = path.join(folder, 'short.ts');
  const whole = await readFile(first.path);
  await writeFile(short, whole.subarray(0, 188 * Math.floor(whole.length / 188 / 2)));
  const asked = [{ ...first, path: short }, second];
  await expect(offOf(asked, [28, 33])).rejects.toThrow(/^A chunk holds \d+ of 30 pictures\.$/);
});
