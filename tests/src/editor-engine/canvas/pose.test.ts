import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Pose } from '../../../../src/editor-engine/canvas/pose';
import {
  centreOf,
  movedPose,
  outlineOf,
  poseHolds,
  resizedPose,
  roundedPose,
  turned,
  turnedPose,
} from '../../../../src/editor-engine/canvas/poseMath';
import { safeZoneOf } from '../../../../src/editor-engine/canvas/safeZones';
import { linesOf, snapMove, snapResize } from '../../../../src/editor-engine/canvas/snapPose';

const box: Pose = { left: 100, top: 200, width: 400, height: 200, rotate: 0 };
const portrait = { width: 1080, height: 1920 };
const lines = linesOf(portrait, [], safeZoneOf(portrait));

test('a pose moves with the hand', () => {
  expect(movedPose(box, { x: 7, y: -9 })).toEqual({ ...box, left: 107, top: 191 });
});
test('a corner keeps the aspect, an edge changes one side', () => {
  expect(resizedPose(box, [1, 1], { x: 200, y: 0 }, true)).toEqual({ ...box, width: 600, height: 300 });
  expect(resizedPose(box, [1, 1], { x: 200, y: 10 }, false)).toEqual({ ...box, width: 600, height: 210 });
  expect(resizedPose(box, [-1, 0], { x: 100, y: 50 }, true)).toEqual({ ...box, left: 200, width: 300 });
});
test('the corner across stays where it is, however the item is turned', () => {
  const poses = fc.record({
    left: fc.integer({ min: -500, max: 500 }),
    top: fc.integer({ min: -500, max: 500 }),
    width: fc.integer({ min: 20, max: 2000 }),
    height: fc.integer({ min: 20, max: 2000 }),
    rotate: fc.integer({ min: -180, max: 180 }),
  });
  const side = fc.constantFrom(-1, 1);
  const way = fc.record({ x: fc.integer({ min: -900, max: 900 }), y: fc.integer({ min: -900, max: 900 }) });
  const corner = (pose: Pose, dx: number, dy: number) => {
    const { x, y } = centreOf(pose);
    const own = turned({ x: (dx * pose.width) / 2, y: (dy * pose.height) / 2 }, pose.rotate);
    return [x + own.x, y + own.y];
  };
  fc.assert(
    fc.property(poses, side, side, way, fc.boolean(), (pose, dx, dy, by, keepsAspect) => {
      const next = resizedPose(pose, [dx, dy], by, keepsAspect);
      const [before, after] = [corner(pose, -dx, -dy), corner(next, -dx, -dy)];
      expect(after[0]).toBeCloseTo(before[0] ?? 0, 6);
      expect(after[1]).toBeCloseTo(before[1] ?? 0, 6);
      expect(Math.min(next.width, next.height)).toBeGreaterThanOrEqual(16 - 1e-9);
      if (keepsAspect) expect(next.width / next.height).toBeCloseTo(pose.width / pose.height, 6);
    }),
  );
});
test('an item turns by how far the hand went around its centre; right angles draw it', () => {
  const way = (degrees: number) => {
    const { x, y } = centreOf(box);
    const to = turned({ x: 0, y: -300 }, degrees);
    return { from: { x, y: y - 300 }, to: { x: x + to.x, y: y + to.y } };
  };
  const free = { inSteps: false, isFree: true };
  const drawn = { inSteps: false, isFree: false };
  expect(turnedPose(box, way(88), free).rotate).toBeCloseTo(88);
  expect(turnedPose(box, way(88), drawn).rotate).toBe(90);
  expect(turnedPose(box, way(50), { inSteps: true, isFree: false }).rotate).toBe(45);
  expect(turnedPose({ ...box, rotate: 170 }, way(20), free).rotate).toBeCloseTo(-170);
});
test('a press is within a turned item, not within its outline', () => {
  const diamond = { left: 0, top: 0, width: 100, height: 100, rotate: 45 };
  expect([poseHolds(diamond, { x: 50, y: -15 }), poseHolds(diamond, { x: 5, y: 5 })]).toEqual([true, false]);
  expect(outlineOf({ ...box, rotate: 90 })).toEqual({
    left: expect.closeTo(200),
    right: expect.closeTo(400),
    top: expect.closeTo(100),
    bottom: expect.closeTo(500),
  });
});
test('what is saved is in whole px and tenths of a degree', () => {
  expect(roundedPose({ left: 1.6, top: -0.4, width: 0.2, height: 9.5, rotate: 12.345 })).toEqual({
    left: 2,
    top: 0,
    width: 1,
    height: 10,
    rotate: 12.3,
  });
});

test('a moved item is drawn to the middle, and says by which line', () => {
  expect(snapMove({ ...box, left: 335, top: 500 }, lines, 8)).toEqual({
    pose: { ...box, left: 340, top: 500 },
    guides: [{ axis: 'x', at: 540 }],
  });
});
test('a moved item is drawn to edges, to others and to the safe zone', () => {
  const other: Pose = { left: 700, top: 1000, width: 100, height: 100, rotate: 0 };
  const among = linesOf(portrait, [other], safeZoneOf(portrait));
  expect(snapMove({ ...box, left: 3, top: 1095 }, among, 8)).toEqual({
    pose: { ...box, left: 0, top: 1100 },
    guides: [
      { axis: 'x', at: 0 },
      { axis: 'y', at: 1100 },
    ],
  });
  expect(snapMove({ ...box, left: 64, top: 216 }, lines, 8).pose).toEqual({ ...box, left: 60, top: 220 });
});
test('out of reach nothing is drawn', () => {
  expect(snapMove({ ...box, left: 320, top: 500 }, lines, 8)).toEqual({
    pose: { ...box, left: 320, top: 500 },
    guides: [],
  });
});
test('a resized item is drawn by the edge in the hand, and keeps its aspect', () => {
  expect(snapResize(box, [1, 0], { x: 36, y: 0 }, false, lines, 8)).toEqual({
    pose: { ...box, width: 440 },
    guides: [{ axis: 'x', at: 540 }],
  });
  const atCorner = snapResize(box, [1, 1], { x: 36, y: 0 }, true, lines, 8);
  expect(roundedPose(atCorner.pose)).toEqual({ ...box, width: 440, height: 220 });
  expect(atCorner.guides).toEqual([{ axis: 'x', at: 540 }]);
});
test('a turned item is resized without lines', () => {
  expect(snapResize({ ...box, rotate: 30 }, [1, 0], { x: 36, y: 0 }, false, lines, 8).guides).toEqual([]);
});
test('a tall video keeps clear of what phones lay over it, others of their edge', () => {
  expect(safeZoneOf(portrait)).toEqual({ left: 60, top: 220, right: 960, bottom: 1500 });
  expect(safeZoneOf({ width: 1920, height: 1080 })).toEqual({ left: 96, top: 54, right: 1824, bottom: 1026 });
});
