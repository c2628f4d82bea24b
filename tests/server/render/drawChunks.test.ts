/** Which chunks are taken, which are drawn, and under which name each is kept. [RD2] [RD3] */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { folderCache } from '../../../scripts/bench/render/folderCache';
import { drawChunks, drawForCache, missingChunks } from '../../../server/render/chunks/drawChunks';
import type { Drawing, DrawnBy } from '../../../server/render/draw';

let folder: string;
beforeAll(async () => void (folder = await mkdtemp(path.join(tmpdir(), 'chunks-'))));
afterAll(() => rm(folder, { recursive: true, force: true }));

const chunks = [0, 10].map((from) => ({
  range: { from, to: from + 10 },
  key: `key ${from}`,
  look: `look ${from}`,
}));
const steady = new AbortController().signal;
let places = 0;
const cacheOf = () => folderCache(path.join(folder, String((places += 1)))).of('somebody');

function drawingBy(by: (from: number) => DrawnBy): Drawing & { readonly drawn: number[] } {
  const drawn: number[] = [];
  return {
    drawn,
    lanes: 1,
    async chunk({ from }, outputPath) {
      drawn.push(from);
      await writeFile(outputPath, 'frames');
      return by(from);
    },
    showFirst: () => false,
    rest: async () => {},
    close: async () => {},
  };
}
const work = (drawing: Drawing, cache: ReturnType<typeof cacheOf>, renderId?: string) => ({
  ...{ drawing, chunks, cache, renderId, folder, signal: steady, onFrames() {} },
});

test('[RD2] what is kept is taken with what was said of it, and only the rest is drawn', async () => {
  const [drawing, cache] = [drawingBy(() => 'ownWay'), cacheOf()];
  await drawChunks(work(drawing, cache));
  await cache.note('key 10', path.join(folder, 'chunk-10.ts'), { equal: [12] });
  const again = await drawChunks(work(drawing, cache));
  expect(drawing.drawn).toEqual([0, 10]);
  expect(again.map(({ keptAs, facts }) => [keptAs, facts])).toEqual([
    ['key 0', null],
    ['key 10', { equal: [12] }],
  ]);
});

test('[RD3] what another way drew is its own render’s alone: the next one tries again', async () => {
  const drawing = drawingBy((from) => (from === 0 ? 'otherWay' : 'ownWay'));
  const cache = cacheOf();
  const kept = (await drawForCache({ ...work(drawing, cache), renderId: 'first' })).map(
    ({ keptAs }) => keptAs,
  );
  expect(kept).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/), 'key 10']);
  expect(await missingChunks(chunks, cache, 'first')).toEqual([]);
  expect(await missingChunks(chunks, cache, 'second')).toEqual([chunks[0]]);
  await drawChunks(work(drawing, cache, 'first'));
  expect(drawing.drawn).toEqual([0, 10]);
  await drawChunks(work(drawing, cache, 'second'));
  expect(drawing.drawn).toEqual([0, 10, 0]);
});

test('[RD2] without a render it belongs to, what another way drew is not kept', async () => {
  const cache = cacheOf();
  const [first, second] = await drawChunks(
    work(
      drawingBy(() => 'otherWay'),
      cache,
    ),
  );
  expect([first?.keptAs, second?.keptAs]).toEqual([null, null]);
  expect(await cache.has(['key 0', 'key 10'])).toEqual(new Set());
});

test('[RD4] a page is spare, once, when one chunk at most is still drawn, or none is missing', async () => {
  const cache = cacheOf();
  const spare: string[] = [];
  const slow = Array.from({ length: 4 }, (_, at) => ({
    range: { from: at * 10, to: at * 10 + 10 },
    key: `k${at}`,
    look: `look ${at}`,
  }));
  const drawing = drawingBy(() => 'ownWay');
  const onSpare = () => spare.push(`after ${drawing.drawn.length}`);
  for (const lanes of [1, 2, Infinity]) {
    drawing.drawn.length = 0;
    await drawChunks({ ...work({ ...drawing, lanes }, cacheOf()), chunks: slow, onSpare });
  }
  expect(spare).toEqual(['after 4', 'after 4', 'after 4']);
  await drawChunks({ ...work(drawing, cache), chunks: slow });
  await drawChunks({ ...work(drawing, cache), chunks: slow, onSpare });
  expect(spare.length).toBe(4);
});

test('[RD4] the end is near, once, when no more chunks wait than are drawn at a time, or none is missing', async () => {
  const cache = cacheOf();
  const near: string[] = [];
  const four = Array.from({ length: 4 }, (_, at) => ({
    range: { from: at * 10, to: at * 10 + 10 },
    key: `k${at}`,
    look: `look ${at}`,
  }));
  const drawing = drawingBy(() => 'ownWay');
  const onNearEnd = () => near.push(`after ${drawing.drawn.length}`);
  for (const lanes of [1, 2, Infinity]) {
    drawing.drawn.length = 0;
    await drawChunks({ ...work({ ...drawing, lanes }, cacheOf()), chunks: four, onNearEnd });
  }
  expect(near).toEqual(['after 3', 'after 2', 'after 0']);
  await drawChunks({ ...work(drawing, cache), chunks: four });
  await drawChunks({ ...work(drawing, cache), chunks: four, onNearEnd });
  expect(near.length).toBe(4);
});
