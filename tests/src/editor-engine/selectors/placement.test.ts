import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { VideoData } from '../../../../contract/video/videoData';
import {
  freeRoom,
  nearestShift,
  roomAround,
  shortestMs,
  takenIn,
} from '../../../../src/editor-engine/selectors/placement.selectors';
import { items, sampleVideo } from '../support/sampleVideo';

/** Main items at 0–4000 and 7000–10000. */
const withGap = (): VideoData => {
  const { [items.second.id]: _, ...rest } = sampleVideo().trackItemsMap;
  return { ...sampleVideo(), trackItemsMap: rest };
};
const main = (from: number, to: number) => ({ kind: 'main' as const, from, to });

test('a free place is where it was wanted', () => {
  expect(freeRoom(withGap(), main(4500, 5500))).toEqual({ from: 4500, to: 5500 });
});

test('a taken place gives way to the nearest one of the same length', () => {
  expect(freeRoom(withGap(), main(3500, 5000))).toEqual({ from: 4000, to: 5500 });
  expect(freeRoom(withGap(), main(6000, 8000))).toEqual({ from: 5000, to: 7000 });
  expect(freeRoom(withGap(), main(6000, 10_000))).toEqual({ from: 10_000, to: 14_000 });
});

test('where the whole video is taken there is no place', () => {
  const whole = { ...items.first, display: { from: 0, to: 600_000 } };
  const data = { ...sampleVideo(), trackItemsMap: { [whole.id]: whole } };
  expect(freeRoom(data, main(1000, 2000))).toBeNull();
});

test('what is moved is not in its own way, and captions are not in the way of main items', () => {
  const moved = { ...main(1000, 5000), excluding: new Set<string>([items.first.id]) };
  expect(freeRoom(withGap(), moved)).toEqual({ from: 1000, to: 5000 });
  expect(freeRoom(sampleVideo(), { kind: 'captions', from: 1000, to: 1400 })).toEqual({
    from: 2000,
    to: 2400,
  });
});

test('beside a fraction of a millisecond the edges are joined, not parted', () => {
  const first = { ...items.first, display: { from: 0, to: 1000.4 } };
  const data = { ...withGap(), trackItemsMap: { [first.id]: first } };
  expect(freeRoom(data, main(400, 1400))).toEqual({ from: 1000.4, to: 2000 });
});

test('edges may be drawn out as far as the neighbours', () => {
  const taken = takenIn(withGap(), 'main');
  expect(taken).toEqual([
    { from: 0, to: 4000 },
    { from: 7000, to: 10_000 },
  ]);
  expect(roomAround({ from: 5000, to: 6000 }, taken)).toEqual({ from: 4000, to: 7000 });
  expect(roomAround({ from: 11_000, to: 12_000 }, taken)).toEqual({ from: 10_000, to: 600_000 });
});

test('a window is seen when it has a frame', () => {
  expect(shortestMs(sampleVideo())).toBe(34);
  expect(shortestMs({ ...sampleVideo(), fps: 60 })).toBe(17);
});

const spans = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: 30 })), { maxLength: 12 })
  .map((steps) => {
    let end = 0;
    return steps.map(([gap, length]) => {
      const from = end + gap;
      end = from + length;
      return { from, to: end };
    });
  });
const mover = fc.tuple(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 1, max: 40 }));

test('the shift of several is the nearest at which none is in the way of anything', () => {
  fc.assert(
    fc.property(
      spans,
      fc.array(mover, { minLength: 1, maxLength: 3 }),
      fc.integer({ min: -300, max: 300 }),
      (taken, some, wanted) => {
        const movers = some.map(([from, length]) => ({ from, to: from + length, taken }));
        const bounds = { least: -Math.min(...movers.map(({ from }) => from)), most: 400 };
        const fits = (by: number) =>
          movers.every(({ from, to }) => taken.every((one) => to + by <= one.from || from + by >= one.to));
        const all = Array.from(
          { length: bounds.most - bounds.least + 1 },
          (_, index) => bounds.least + index,
        );
        const distances = all.filter(fits).map((by) => Math.abs(by - wanted));
        const found = nearestShift(movers, wanted, bounds);
        expect(found === null ? Infinity : Math.abs(found - wanted)).toBe(Math.min(Infinity, ...distances));
      },
    ),
  );
});
