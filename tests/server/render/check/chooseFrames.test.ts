/** Which frames are compared with the preview: those of new chunks, and two of the others. [RD4] */
import { expect, test } from 'vitest';
import { chooseFrames } from '../../../../server/render/check/chooseFrames';
import { keepVerdicts, knownEqual } from '../../../../server/render/check/keptVerdicts';
import type { Proof } from '../../../../server/render/check/proveFilm';
import { planChunks } from '../../../../server/render/chunks/chunkPlan';
import type { ChunkInHand } from '../../../../server/render/chunks/drawChunks';
import { planRender } from '../../../../server/render/renderPlan';
import { arrange } from '../../../../src/templates/arrangements';
import { spokenCaptions } from '../support/sampleProject';
import { sampleProps } from '../support/sampleProps';

const plan = planRender(arrange(sampleProps()));
const chunks = planChunks(plan);
const inside =
  ({ from, to }: { from: number; to: number }) =>
  (frame: number) =>
    frame >= from && frame < to;

test('[RD4] a new film is compared in each of its chunks', () => {
  const frames = chooseFrames(plan, chunks, 'a');
  expect(frames.length).toBeGreaterThanOrEqual(12);
  for (const chunk of chunks) expect(frames.some(inside(chunk))).toBe(true);
});

test('[RD4] of a long film a chunk in sixteen is compared anywhere, the others soon behind their key frames', () => {
  // As long as it takes for most of it to be behind all that changes.
  const long = planChunks({ frames: 3600, fps: 30 }).slice(0, 36);
  const frames = chooseFrames({ ...plan, frames: 36 * 60 }, long, 'a').filter(
    (frame) => frame >= plan.frames,
  );
  expect(frames.length).toBeGreaterThan(20);
  const late = frames.filter((frame) => frame % 60 >= 4);
  expect(late.length).toBeGreaterThan(0);
  expect(late.length).toBeLessThanOrEqual(3);
});

test('[RD4] of a minute that is spoken all through, a sixth is decoded for the frames that are compared', () => {
  const props = sampleProps();
  const words = Array.from({ length: 3 }, () => props.captions.map(([, word]) => word).join(' ')).join(' ');
  const captions = spokenCaptions(words).filter(([[, end]]) => end < 59);
  const minute = planRender(arrange({ ...props, captions, voiceover_duration: 60 }));
  const apart = planChunks(minute);
  const frames = chooseFrames(minute, apart, 'a');
  expect(frames).toHaveLength(apart.length);
  const decoded = frames.map((frame) => frame - apart.find((chunk) => inside(chunk)(frame))!.from + 3);
  expect(decoded.reduce((sum, count) => sum + count, 0)).toBeLessThan(minute.frames / 6);
});

test('[RD4] where one chunk is new, it is compared in three frames, and two others in one each', () => {
  const [fresh, ...before] = chunks;
  const known = new Map(before.map(({ from }) => [from, [from + 3]]));
  const frames = chooseFrames(plan, chunks, 'a', known);
  expect(frames.filter(inside(fresh!)).length).toBeGreaterThanOrEqual(3);
  expect(frames.filter((frame) => !inside(fresh!)(frame))).toHaveLength(Math.min(2, before.length));
});

test('[RD4] where none is new, two frames are compared: that the chunks stand in their places', () => {
  const known = new Map(chunks.map(({ from }) => [from, [from]]));
  expect(chooseFrames(plan, chunks, 'a', known)).toHaveLength(Math.min(2, chunks.length));
});

const proof: Proof = {
  ...{ outcome: 'checked', frames: 3, words: 0, misplaced: [], pictures: [] },
  ...{
    compared: [4, 14, 24],
    differing: [24],
    redrawn: [
      { from: 10, to: 20 },
      { from: 20, to: 30 },
    ],
  },
};

test('[RD4] a chunk that is as in the preview keeps that; one that was not goes, and what took its place is kept', async () => {
  if (proof.outcome !== 'checked') return;
  const [second, third] = proof.redrawn;
  const ranges = [{ from: 0, to: 10 }, second!, third!];
  const inHand = ranges.map((range): ChunkInHand => ({
    ...{ chunk: { range, key: `key ${range.from}`, look: '' }, keptAs: `key ${range.from}`, facts: null },
  }));
  const said: unknown[][] = [];
  const cache = {
    fetch: async () => null,
    has: async () => new Set<string>(),
    keep: async (key: string, _file: string, { facts }: { facts?: unknown } = {}) => (
      said.push(['keep', key, facts]),
      true
    ),
    note: async (key: string, _file: string, facts: unknown) => void said.push(['note', key, facts]),
    drop: async (key: string) => void said.push(['drop', key]),
  };
  await keepVerdicts({ proof, inHand, cache, folder: '' });
  const saidOf = (key: string) => said.filter(([, about]) => about === key);
  expect(saidOf('key 0')).toEqual([['note', 'key 0', { equal: [4] }]]);
  expect(saidOf('key 10')).toEqual([
    ['drop', 'key 10'],
    ['keep', 'key 10', { equal: [14] }],
  ]);
  expect(saidOf('key 20')).toEqual([['drop', 'key 20']]);
  const taken = inHand.map((chunk, at) => ({ ...chunk, facts: at === 0 ? { equal: [4] } : { loud: 1 } }));
  expect([...knownEqual(taken)]).toEqual([[0, [4]]]);
});
