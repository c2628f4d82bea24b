/** A piece of a film is compared where it is drawn, and whoever joins the film has little left to compare. [RD3] [RD4] */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chooseFrames } from '../../../../server/render/check/chooseFrames';
import type { Film } from '../../../../server/render/check/checkFilm';
import { knownEqual } from '../../../../server/render/check/keptVerdicts';
import { provePiece } from '../../../../server/render/check/provePiece';
import { planChunks } from '../../../../server/render/chunks/chunkPlan';
import { chunkFile, type Chunk, type ChunkInHand } from '../../../../server/render/chunks/drawChunks';
import { encodeChunk } from '../../../../server/render/remotion/encodeChunk';
import { planRender } from '../../../../server/render/renderPlan';
import { arrange } from '../../../../src/templates/arrangements';
import { sampleProps } from '../support/sampleProps';

const SEED = 'a render';
const stored = { ...arrange(sampleProps()), fps: 10 };
const plan = planRender(stored, { width: 108, height: 192 });
const ranges = planChunks(plan);
const film: Film = { plan, videoData: stored, stored, local: new Map(), chunks: ranges };
const chunks = ranges.map((range) => ({ range, key: `key ${range.from}`, look: '' }));
const [first, second, ...rest] = chunks as [Chunk, Chunk, ...Chunk[]];
const frames = chooseFrames(plan, ranges, SEED);
const inside = ({ range }: Chunk) => frames.filter((frame) => frame >= range.from && frame < range.to);
const steady = { signal: new AbortController().signal };

/** Each frame is darker on its left by its number. */
const pictures = new Map<number, Buffer>();
const stills = {
  async stills(
    { frames: asked }: { frames: readonly number[] },
    { onStill }: { onStill?: (frame: number, jpeg: Buffer) => void },
  ) {
    for (const frame of asked) onStill?.(frame, pictures.get(frame)!);
    return pictures;
  },
};

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'piece-'));
  for (let frame = 0; frame < plan.frames; frame += 1) {
    const left = { create: { width: 60, height: 192, channels: 3, background: 'black' } } as const;
    const grey = { r: 2 * frame, g: 2 * frame, b: 80 };
    pictures.set(
      frame,
      await sharp({ create: { width: 108, height: 192, channels: 3, background: grey } })
        .composite([{ input: await sharp(left).png().toBuffer(), left: frame % 40, top: 0 }])
        .jpeg({ quality: 95 })
        .toBuffer(),
    );
  }
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** `shift` frames late. */
async function drawn(chunk: Chunk, shift = 0): Promise<ChunkInHand> {
  const { range } = chunk;
  const outputPath = chunkFile(folder, chunk);
  const encoder = encodeChunk({ range, plan, outputPath, ...steady });
  for (let frame = range.from; frame < range.to; frame += 1)
    await encoder.add(frame, pictures.get(Math.max(range.from, frame - shift))!);
  await encoder.written;
  return { chunk, keptAs: chunk.key, facts: null };
}

function cacheThatTells() {
  const said: unknown[] = [];
  const cache = {
    ...{ fetch: async () => null, has: async () => new Set<string>(), keep: async () => true },
    note: async (key: string, _: string, facts: unknown) => void said.push([key, facts]),
    drop: async () => {},
  };
  return { said, cache };
}

test('[RD3] [RD4] what the film would be compared in of a piece is compared there, and kept with its chunks', async () => {
  const { said, cache } = cacheThatTells();
  const proof = provePiece({ film, chunks: [first, second], seed: SEED, stills }, steady);
  const inHand = [await drawn(first), await drawn(second)];
  await proof.keep(inHand, { cache, folder });
  expect(said).toEqual([
    [first.key, { equal: inside(first) }],
    [second.key, { equal: inside(second) }],
  ]);
  const known = knownEqual(inHand.map((one, at) => ({ ...one, facts: (said[at] as unknown[])[1] })));
  const left = chooseFrames(plan, ranges, SEED, known);
  // That they stand in their places.
  expect(left.filter((frame) => frame < second.range.to)).toEqual([first.range.from, second.range.from]);
  for (const { range } of rest)
    expect(left.some((frame) => frame >= range.from && frame < range.to)).toBe(true);
});

test('[RD4] of a chunk that comes two frames late nothing is kept: it is left to the join, which draws it again', async () => {
  const { said, cache } = cacheThatTells();
  const proof = provePiece({ film, chunks: [first, second], seed: SEED, stills }, steady);
  await proof.keep([await drawn(first), await drawn(second, 2)], { cache, folder });
  expect(said).toEqual([[first.key, { equal: inside(first) }]]);
});

test('[RD4] where no still can be drawn the piece says so, and nothing is kept', async () => {
  const { said, cache } = cacheThatTells();
  const died = { stills: () => Promise.reject(new Error('the browser is gone')) };
  const proof = provePiece({ film, chunks: [first], seed: SEED, stills: died }, steady);
  await expect(proof.keep([await drawn(first)], { cache, folder })).rejects.toThrow('the browser is gone');
  expect(said).toEqual([]);
});
