import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { VideoData } from '../../../../../contract/video/videoData';
import { mainItems } from '../../../../../src/editor-engine/selectors/mainItems.selectors';
import { anyTimeline } from '../../support/anyTimeline';
import { expectOneStep, expectRefused } from '../../support/expectOneStep';
import { openEngine } from '../../support/openEngine';
import { items, sampleVideo } from '../../support/sampleVideo';

const { first, second, third, clip, hello, goodbye, music } = items;
const mainClip = {
  ...clip,
  id: second.id,
  isMain: true,
  display: { from: 4000, to: 7000 },
  trim: { from: 1000, to: 4000 },
};
/** Its second main item is a clip of 6 s, of which 1–4 s play. */
const withClip = () => {
  const data = sampleVideo();
  return openEngine({ ...data, trackItemsMap: { ...data.trackItemsMap, [second.id]: mainClip } });
};
type Engine = ReturnType<typeof openEngine>;
const windowsOf = (engine: Engine, ...ids: string[]) =>
  ids.map((id) => {
    const display = engine.item(id)?.display;
    return display && [display.from, display.to];
  });
/** Times are whole after each step: what lasts a third of a ms more may lose or win that. */
const WHOLE_MS = 2;
const main = [first.id, second.id, third.id];

test('a main item goes to another place: all close up and stay as long as they are', () => {
  const engine = openEngine();
  expectOneStep(engine, 'main.reorder', { id: third.id, toIndex: 0 });
  expect(windowsOf(engine, ...main)).toEqual([
    [3000, 7000],
    [7000, 10_000],
    [0, 3000],
  ]);
  expectOneStep(engine, 'main.reorder', { id: third.id, toIndex: 1 });
  expect(windowsOf(engine, ...main)).toEqual([
    [0, 4000],
    [7000, 10_000],
    [4000, 7000],
  ]);
  expect(engine.videoData().duration).toBe(10_000);
});

test('a gap stays between the places where it was', () => {
  const engine = openEngine();
  engine.execute('item.resize', { id: first.id, edge: 'to', toMs: 3000 });
  expectOneStep(engine, 'main.reorder', { id: first.id, toIndex: 2 });
  expect(windowsOf(engine, ...main)).toEqual([
    [7000, 10_000],
    [0, 3000],
    [4000, 7000],
  ]);
});

test('several go together, and what lies over the first of them goes along; captions stay', () => {
  const engine = openEngine();
  const along = [second.id, clip.id, hello.id];
  expectOneStep(engine, 'main.reorder', { id: first.id, toIndex: 1, along });
  expect(windowsOf(engine, ...main)).toEqual([
    [3000, 7000],
    [7000, 10_000],
    [0, 3000],
  ]);
  expect(windowsOf(engine, clip.id, hello.id)).toEqual([
    [4000, 6000],
    [0, 2000],
  ]);
  expectRefused(engine, 'main.reorder', { id: first.id, toIndex: 2, along }, 'badValue');
  expectRefused(engine, 'main.reorder', { id: first.id, toIndex: 0, along: ['nobody'] }, 'noSuchItem');
});

test('[ED2] any order is reached, none overlaps that did not, each is as long as it was, and undo is what was before', () => {
  const wanted = anyTimeline.chain((data) => {
    const ids = mainItems(data).map(({ id }) => id);
    return fc.record({
      data: fc.constant(data),
      ids: fc.shuffledSubarray(ids, { minLength: ids.length, maxLength: ids.length }),
    });
  });
  fc.assert(
    fc.property(wanted, ({ data, ids }) => {
      const engine = openEngine(data);
      const others = (of: VideoData) =>
        Object.values(of.trackItemsMap).filter((item) => !ids.includes(item.id));
      const lengths = (of: VideoData) =>
        ids.map((id) => of.trackItemsMap[id]).map((item) => item && item.display.to - item.display.from);
      const gaps = (of: VideoData) =>
        mainItems(of)
          .slice(1)
          .map((item, at) => item.display.from - (mainItems(of)[at]?.display.to ?? 0));
      // Sorted by insertion: each comes to its place while those before it stay.
      for (const [toIndex, id] of ids.entries()) engine.execute('main.reorder', { id, toIndex });
      const after = engine.videoData();
      expect(mainItems(after).map(({ id }) => id)).toEqual(ids);
      expect([after.duration, others(after)]).toEqual([data.duration, others(data)]);
      for (const [index, length] of lengths(after).entries())
        expect(Math.abs((length ?? 0) - (lengths(data)[index] ?? 0))).toBeLessThanOrEqual(WHOLE_MS);
      for (const [index, gap] of gaps(after).entries())
        expect(Math.abs(gap - (gaps(data)[index] ?? 0))).toBeLessThanOrEqual(WHOLE_MS);
      for (const item of mainItems(after))
        expect({ ...item, display: null }).toEqual({ ...data.trackItemsMap[item.id], display: null });
      while (engine.undo());
      expect(engine.videoData()).toEqual(data);
    }),
  );
});

test('there is an order of main items only, and places only where they are', () => {
  const engine = openEngine();
  expectRefused(engine, 'main.reorder', { id: clip.id, toIndex: 0 }, 'notMain');
  expectRefused(engine, 'main.reorder', { id: 'nobody', toIndex: 0 }, 'noSuchItem');
  expectRefused(engine, 'main.reorder', { id: first.id, toIndex: 0 }, 'nothingChanges');
  for (const toIndex of [-1, 3, 0.5, Number.NaN])
    expectRefused(engine, 'main.reorder', { id: first.id, toIndex }, 'badValue');
});

test('a cut rolls: one gets longer by what the other gets shorter', () => {
  const engine = withClip();
  expectOneStep(engine, 'cut.roll', { leftId: first.id, rightId: second.id, toMs: 4500 });
  expect(windowsOf(engine, ...main)).toEqual([
    [0, 4500],
    [4500, 7000],
    [7000, 10_000],
  ]);
  expect(engine.item(second.id)?.trim).toEqual({ from: 1500, to: 4000 });
});

test('a cut rolls no further than there is source, and leaves no neighbour that only flickers', () => {
  const engine = withClip();
  expectOneStep(engine, 'cut.roll', { leftId: first.id, rightId: second.id, toMs: 1000 });
  expect(windowsOf(engine, first.id, second.id)).toEqual([
    [0, 3000],
    [3000, 7000],
  ]);
  expect(engine.item(second.id)?.trim).toEqual({ from: 0, to: 4000 });
  expectRefused(engine, 'cut.roll', { leftId: first.id, rightId: second.id, toMs: 2000 }, 'pastSource');
  expectOneStep(engine, 'cut.roll', { leftId: second.id, rightId: third.id, toMs: 9999 });
  expect(windowsOf(engine, second.id, third.id)).toEqual([
    [3000, 9000],
    [9000, 10_000],
  ]);
  expectOneStep(engine, 'cut.roll', { leftId: first.id, rightId: second.id, toMs: 20_000 });
  expect(windowsOf(engine, first.id, second.id)).toEqual([
    [0, 8700],
    [8700, 9000],
  ]);
});

test('there is a cut where two of a kind meet', () => {
  const engine = openEngine();
  expectRefused(engine, 'cut.roll', { leftId: hello.id, rightId: goodbye.id, toMs: 2200 }, 'noNeighbour');
  expectRefused(engine, 'cut.roll', { leftId: first.id, rightId: third.id, toMs: 5000 }, 'noNeighbour');
  expectRefused(engine, 'cut.roll', { leftId: first.id, rightId: clip.id, toMs: 5000 }, 'notMain');
  expectRefused(engine, 'cut.roll', { leftId: first.id, rightId: 'nobody', toMs: 5000 }, 'noSuchItem');
  expectRefused(engine, 'cut.roll', { leftId: first.id, rightId: second.id, toMs: Number.NaN }, 'badValue');
  expectRefused(engine, 'cut.roll', { leftId: first.id, rightId: second.id, toMs: 4000 }, 'nothingChanges');
  engine.execute('item.resize', { id: goodbye.id, edge: 'from', toMs: 2000 });
  expectOneStep(engine, 'cut.roll', { leftId: hello.id, rightId: goodbye.id, toMs: 1500 });
  expect(windowsOf(engine, hello.id, goodbye.id)).toEqual([
    [0, 1500],
    [1500, 5500],
  ]);
});

test('a clip at double speed plays the same in half the time, and what follows stays', () => {
  const engine = withClip();
  expectOneStep(engine, 'clip.speed', { id: second.id, speed: 2 });
  expect(windowsOf(engine, ...main)).toEqual([
    [0, 4000],
    [4000, 5500],
    [7000, 10_000],
  ]);
  expect(engine.item(second.id)).toMatchObject({ trim: { from: 1000, to: 4000 }, details: { speed: 2 } });
  expectOneStep(engine, 'clip.speed', { id: second.id, speed: 1 });
  expect(engine.item(second.id)).toEqual(mainClip);
});

test('a slower clip plays less where there is no room for more', () => {
  const engine = withClip();
  expectOneStep(engine, 'clip.speed', { id: second.id, speed: 0.5 });
  expect(windowsOf(engine, ...main)).toEqual([
    [0, 4000],
    [4000, 7000],
    [7000, 10_000],
  ]);
  expect(engine.item(second.id)).toMatchObject({ trim: { from: 1000, to: 2500 }, details: { speed: 0.5 } });
});

test('with ripple what follows makes room, or closes up', () => {
  const engine = withClip();
  expectOneStep(engine, 'clip.speed', { id: second.id, speed: 0.5, ripple: true });
  expect(windowsOf(engine, ...main)).toEqual([
    [0, 4000],
    [4000, 10_000],
    [10_000, 13_000],
  ]);
  expect(engine.videoData().duration).toBe(13_000);
  expect(engine.item(music.id)?.display.to).toBe(13_000);
  expectOneStep(engine, 'clip.speed', { id: second.id, speed: 1, ripple: true });
  expect(windowsOf(engine, ...main)).toEqual([
    [0, 4000],
    [4000, 7000],
    [7000, 10_000],
  ]);
  expect(engine.videoData().duration).toBe(10_000);
});

test('speed is of clips, from a quarter to four times', () => {
  const engine = withClip();
  expectRefused(engine, 'clip.speed', { id: first.id, speed: 2 }, 'wrongKind');
  expectRefused(engine, 'clip.speed', { id: 'nobody', speed: 2 }, 'noSuchItem');
  expectRefused(engine, 'clip.speed', { id: second.id, speed: 1 }, 'nothingChanges');
  for (const speed of [0.2, 4.1, 0, Number.NaN])
    expectRefused(engine, 'clip.speed', { id: second.id, speed }, 'badValue');
  engine.execute('item.split', { id: second.id, atMs: 4034 });
  expectRefused(engine, 'clip.speed', { id: second.id, speed: 4 }, 'tooShort');
});
