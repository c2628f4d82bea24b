import { expect, test } from 'vitest';
import type { ShapeName } from '../../../contract/video/shapes';
import { isOnShape } from '../../../src/templates/shapes/onShape';

const size = { width: 400, height: 200 };
const at = (shape: ShapeName, x: number, y: number) => isOnShape({ shape }, size, { x, y });

test.each([
  ['ellipse', 200, 100, true],
  ['ellipse', 200, 3, true],
  ['ellipse', 20, 20, false],
  ['ellipse', 380, 180, false],
  ['triangle', 200, 150, true],
  ['triangle', 40, 40, false],
  ['speechBubble', 380, 80, true],
  ['speechBubble', 2, 2, false],
  ['speechBubble', 300, 180, false],
  ['heart', 200, 120, true],
  ['heart', 200, 10, false],
  ['handCircle', 200, 100, false],
  ['handCircle', 5, 100, true],
  ['pin', 200, 180, true],
  ['pin', 200, 70, false],
  ['priceTag', 300, 100, true],
  ['priceTag', 83, 97, false],
  ['thoughtBubble', 200, 60, true],
  ['curvedArrow', 200, 150, false],
  ['underline', 200, 190, false],
  ['rectangle', 1, 1, true],
] as const)('[PC1] %s at %i, %i: filled is %s', (shape, x, y, filled) =>
  expect(at(shape, x, y)).toBe(filled),
);
