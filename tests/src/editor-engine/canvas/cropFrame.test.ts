import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cropSchema } from '../../../../contract/video/itemDetails';
import {
  draggedCrop,
  mirroredCrop,
  nudgedCrop,
  writtenCrop,
} from '../../../../src/editor-engine/canvas/cropFrame';

const start = { left: 0.1, top: 0.2, right: 0.3, bottom: 0.4 };
const from = { x: 0.5, y: 0.5 };
const moved = (direction: readonly [number, number], x: number, y: number, keepsShape = false) =>
  writtenCrop(draggedCrop({ start, from, direction }, { x: 0.5 + x, y: 0.5 + y }, keepsShape), {});

test.each([
  ['all of it', [0, 0], 0.1, 0.1, { left: 0.2, top: 0.3, right: 0.2, bottom: 0.3 }],
  ['all of it beyond the edges', [0, 0], -1, 1, { left: 0, top: 0.6, right: 0.4, bottom: 0 }],
  ['its left side', [-1, 0], 0.2, 0.9, { ...start, left: 0.3 }],
  ['its lower side', [0, 1], 0.9, 0.1, { ...start, bottom: 0.3 }],
  ['a corner', [1, -1], 0.1, -0.1, { ...start, right: 0.2, top: 0.1 }],
  ['a side beyond the other', [1, 0], -2, 0, { ...start, right: 0.85 }],
] as const)('[Y3] a hand carries %s', (_, direction, x, y, crop) =>
  expect(moved(direction, x, y)).toEqual(crop),
);

test('[Y3] a corner keeps the shape where it is asked to, and stays in the picture', () => {
  // 0.6 by 0.4, as large as its left and upper side leave room for.
  expect(moved([1, 1], 0.15, 0, true)).toEqual({ ...start, right: 0.15, bottom: 0.3 });
  expect(moved([1, 1], 2, 2, true)).toEqual({ ...start, right: 0, bottom: 0.2 });
});

test('[Y3] keys move it and change its right and lower side', () => {
  expect(writtenCrop(nudgedCrop(start, { x: -0.05, y: 0 }, false), {})).toEqual({
    ...start,
    left: 0.05,
    right: 0.35,
  });
  expect(writtenCrop(nudgedCrop(start, { x: 0, y: 0.05 }, true), {})).toEqual({ ...start, bottom: 0.35 });
});

test('[Y3] a mirrored picture is cropped as it is seen, and the whole of it is no crop', () => {
  expect(mirroredCrop({ crop: start, flipX: true })).toEqual({
    left: 0.3,
    top: 0.2,
    right: 0.1,
    bottom: 0.4,
  });
  expect(writtenCrop(mirroredCrop({ crop: start, flipY: true }), { flipY: true })).toEqual(start);
  expect(writtenCrop(mirroredCrop({}), {})).toBeNull();
});

test('[Y3] wherever a hand goes, a crop is left that a video may hold', () => {
  const share = fc.double({ min: -2, max: 2, noNaN: true });
  const side = fc.constantFrom(-1, 0, 1);
  const cut = fc.double({ min: 0, max: 0.475, noNaN: true });
  fc.assert(
    fc.property(
      fc.record({ left: cut, top: cut, right: cut, bottom: cut }),
      fc.tuple(side, side),
      fc.record({ x: share, y: share }),
      fc.boolean(),
      (crop, direction, to, keepsShape) => {
        const left = writtenCrop(draggedCrop({ start: crop, from, direction }, to, keepsShape), {});
        expect(left === null || cropSchema.safeParse(left).success).toBe(true);
      },
    ),
  );
});
