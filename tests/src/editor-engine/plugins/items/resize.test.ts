import { expect, test } from 'vitest';
import { expectOneStep, expectRefused } from '../../support/expectOneStep';
import { openEngine } from '../../support/openEngine';
import { items, sampleVideo } from '../../support/sampleVideo';

const { first, second, third, clip, goodbye, title, voice, music } = items;

test('[E2] the right end is drawn in and out', () => {
  const engine = openEngine();
  expectOneStep(engine, 'item.resize', { id: title.id, edge: 'to', toMs: 4500.4 });
  expect(engine.item(title.id)?.display).toEqual({ from: 0, to: 4500 });
});

test('a clip plays on what it played when its left end is drawn', () => {
  const engine = openEngine();
  expectOneStep(engine, 'item.resize', { id: clip.id, edge: 'from', toMs: 1400 });
  expect(engine.item(clip.id)).toMatchObject({
    display: { from: 1400, to: 3000 },
    trim: { from: 900, to: 2500 },
  });
});

test('a clip is drawn out to the ends of its file and no further', () => {
  const engine = openEngine();
  expectOneStep(engine, 'item.resize', { id: clip.id, edge: 'from', toMs: 0 });
  expect(engine.item(clip.id)).toMatchObject({
    display: { from: 500, to: 3000 },
    trim: { from: 0, to: 2500 },
  });
  expectRefused(engine, 'item.resize', { id: clip.id, edge: 'from', toMs: 100 }, 'pastSource');
  expectOneStep(engine, 'item.resize', { id: clip.id, edge: 'to', toMs: 9000 });
  expect(engine.item(clip.id)).toMatchObject({
    display: { from: 500, to: 6500 },
    trim: { from: 0, to: 6000 },
  });
  expectRefused(engine, 'item.resize', { id: clip.id, edge: 'to', toMs: 9000 }, 'pastSource');
});

test('a clip at double speed uses its file up twice as fast', () => {
  const data = sampleVideo();
  const fast = { ...clip, trim: { from: 500, to: 4500 }, details: { ...clip.details, speed: 2 } };
  const engine = openEngine({ ...data, trackItemsMap: { ...data.trackItemsMap, [clip.id]: fast } });
  expectOneStep(engine, 'item.resize', { id: clip.id, edge: 'from', toMs: 1100 });
  expect(engine.item(clip.id)?.trim).toEqual({ from: 700, to: 4500 });
  expectOneStep(engine, 'item.resize', { id: clip.id, edge: 'to', toMs: 9000 });
  expect(engine.item(clip.id)).toMatchObject({
    display: { from: 1100, to: 3750 },
    trim: { from: 700, to: 6000 },
  });
});

test('a voice and music that begin later are cut, not moved', () => {
  const engine = openEngine();
  expectOneStep(engine, 'item.resize', { id: voice.id, edge: 'from', toMs: 1000 });
  expect(engine.item(voice.id)).toMatchObject({
    display: { from: 1000, to: 10_000 },
    trim: { from: 1000, to: 10_000 },
  });
  expectOneStep(engine, 'item.resize', { id: music.id, edge: 'from', toMs: 1000 });
  expect(engine.item(music.id)).toEqual({
    ...music,
    display: { from: 1000, to: 10_000 },
    trim: { from: 1000, to: 10_000 },
  });
});

test('what is seen is the least, the neighbours are the most', () => {
  const engine = openEngine();
  expectOneStep(engine, 'item.resize', { id: second.id, edge: 'to', toMs: 0 });
  expect(engine.item(second.id)?.display).toEqual({ from: 4000, to: 4300 });
  expectRefused(engine, 'item.resize', { id: second.id, edge: 'to', toMs: 4200 }, 'tooShort');
  expectOneStep(engine, 'item.resize', { id: second.id, edge: 'to', toMs: 8000 });
  expect(engine.item(second.id)?.display).toEqual({ from: 4000, to: 7000 });
  expectRefused(engine, 'item.resize', { id: second.id, edge: 'to', toMs: 7500 }, 'noRoom');
  expectRefused(engine, 'item.resize', { id: first.id, edge: 'from', toMs: -1 }, 'beforeStart');
});

test('a caption ends where the next begins; its words keep their moments', () => {
  const engine = openEngine();
  expectOneStep(engine, 'item.resize', { id: goodbye.id, edge: 'from', toMs: 1000 });
  expect(engine.item(goodbye.id)).toEqual({ ...goodbye, display: { from: 2000, to: 5500 } });
});

test('[E3] a longer last main item makes the video longer, and nothing else does', () => {
  const engine = openEngine();
  expectOneStep(engine, 'item.resize', { id: third.id, edge: 'to', toMs: 12_000 });
  expect(engine.videoData().duration).toBe(12_000);
  expect(engine.item(music.id)?.display.to).toBe(12_000);
  expectOneStep(engine, 'item.resize', { id: title.id, edge: 'to', toMs: 99_000 });
  expect(engine.item(title.id)?.display.to).toBe(12_000);
});

test('nobody there, no number, no change: refused', () => {
  const engine = openEngine();
  expectRefused(engine, 'item.resize', { id: 'nobody', edge: 'to', toMs: 1 }, 'noSuchItem');
  expectRefused(engine, 'item.resize', { id: clip.id, edge: 'to', toMs: Infinity }, 'badValue');
  expectRefused(engine, 'item.resize', { id: clip.id, edge: 'to', toMs: 3000.3 }, 'nothingChanges');
});

test('what lies before or after the playhead is trimmed off', () => {
  const engine = openEngine();
  expectOneStep(engine, 'item.trimTo', { id: clip.id, atMs: 1600, side: 'from' });
  expect(engine.item(clip.id)).toMatchObject({
    display: { from: 1600, to: 3000 },
    trim: { from: 1100, to: 2500 },
  });
  expectOneStep(engine, 'item.trimTo', { id: clip.id, atMs: 2000, side: 'to' });
  expect(engine.item(clip.id)).toMatchObject({
    display: { from: 1600, to: 2000 },
    trim: { from: 1100, to: 1500 },
  });
  expectRefused(engine, 'item.trimTo', { id: clip.id, atMs: 2000, side: 'to' }, 'notBetween');
  expectRefused(engine, 'item.trimTo', { id: clip.id, atMs: Number.NaN, side: 'to' }, 'notBetween');
  expectRefused(engine, 'item.trimTo', { id: 'nobody', atMs: 1700, side: 'to' }, 'noSuchItem');
});

test('a clip that is shown longer than it is never begins after its end', () => {
  const video = sampleVideo();
  const short = { ...clip, trim: { from: 0, to: 100 }, details: { ...clip.details, duration: 100 } };
  const engine = openEngine({ ...video, trackItemsMap: { ...video.trackItemsMap, [clip.id]: short } });
  expectOneStep(engine, 'item.resize', { id: clip.id, edge: 'from', toMs: 2000 });
  expect(engine.item(clip.id)).toMatchObject({
    display: { from: 2000, to: 3000 },
    trim: { from: 100, to: 100 },
  });
});
