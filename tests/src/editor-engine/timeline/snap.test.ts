import fc from 'fast-check';
import { expect, test } from 'vitest';
import { snap, snapWindow } from '../../../../src/editor-engine/timeline/snap';
import { snapPoints } from '../../../../src/editor-engine/timeline/snapPoints';
import { items, sampleVideo } from '../support/sampleVideo';

const points = [0, 1000, 4000, 10_000];
/** 8 px are 80 ms. */
const zoom = { pxPerMs: 0.1 };

test('a moment is pulled to the nearest point within 8 px, and a guide is shown there', () => {
  expect(snap(1080, points, zoom)).toEqual({ ms: 1000, guideMs: 1000 });
  expect(snap(920, points, zoom)).toEqual({ ms: 1000, guideMs: 1000 });
  expect(snap(1081, points, zoom)).toEqual({ ms: 1081, guideMs: null });
});

test('before the first point, after the last and without any, nothing is far-fetched', () => {
  expect(snap(-70, points, zoom)).toEqual({ ms: 0, guideMs: 0 });
  expect(snap(10_070, points, zoom)).toEqual({ ms: 10_000, guideMs: 10_000 });
  expect(snap(500, [], zoom)).toEqual({ ms: 500, guideMs: null });
});

test('further out, fewer ms are a px: the reach follows the zoom', () => {
  expect(snap(1081, points, { pxPerMs: 0.05 })).toEqual({ ms: 1000, guideMs: 1000 });
  expect(snap(1030, points, { pxPerMs: 0.1, thresholdPx: 2 })).toEqual({ ms: 1030, guideMs: null });
});

test('of a window the nearer edge decides, and the window stays as long as it is', () => {
  expect(snapWindow({ from: 1060, to: 3980 }, points, zoom)).toEqual({ byMs: 20, guideMs: 4000 });
  expect(snapWindow({ from: 1010, to: 3960 }, points, zoom)).toEqual({ byMs: -10, guideMs: 1000 });
  expect(snapWindow({ from: 2000, to: 3000 }, points, zoom)).toEqual({ byMs: 0, guideMs: null });
});

test('binary search finds what looking at each would', () => {
  const sorted = fc.uniqueArray(fc.integer({ min: 0, max: 5000 })).map((all) => all.sort((a, b) => a - b));
  fc.assert(
    fc.property(sorted, fc.integer({ min: -500, max: 5500 }), (all, ms) => {
      const distance = Math.min(Infinity, ...all.map((point) => Math.abs(point - ms)));
      const snapped = snap(ms, all, zoom);
      expect(Math.abs(snapped.ms - ms)).toBe(distance <= 80 ? distance : 0);
    }),
  );
});

test('points are the edges of items and captions, the playhead, markers, start and end', () => {
  const data = { ...sampleVideo(), markers: [{ id: 'm', at: 6200, name: 'Here' }] };
  expect(snapPoints(data, { playheadMs: 1500 })).toEqual([
    0, 1000, 1500, 2000, 2500, 3000, 4000, 5500, 6200, 7000, 10_000,
  ]);
});

test('what is moved does not snap to itself', () => {
  const moving = { playheadMs: 0, excluding: [items.clip.id, items.hello.id, items.title.id] };
  expect(snapPoints(sampleVideo(), moving)).toEqual([0, 2500, 4000, 5500, 7000, 10_000]);
});
