/** Where a timeline opens. */
import { expect, test } from 'vitest';
import type { LaneKind } from '../../../../src/editor-engine/selectors/laneKinds.selectors';
import { firstScroll } from '../../../../src/editor-engine/timeline/firstScroll';
import type { LaidLane } from '../../../../src/editor-engine/timeline/laneLayout';

/** One below the other, 24 px for the ruler above them. */
function laid(...lanes: readonly (readonly [LaneKind, number])[]): LaidLane[] {
  let top = 27;
  return lanes.map(([kind, height], index) => {
    const row = { lane: { id: `lane ${index}`, kind, items: [] }, top, height, isOpen: true };
    top += height + 3;
    return row;
  }) as LaidLane[];
}
const titles = (count: number) => Array.from({ length: count }, () => ['titles', 18] as const);
const below = [
  ['main', 48],
  ['captions', 20],
  ['audio', 22],
  ['audio', 22],
] as const;

test('[ED1] a timeline opens at its top where its pictures and captions are seen there', () => {
  expect(firstScroll(laid(...titles(4), ...below), 223)).toBeLessThanOrEqual(0);
});

test('[ED1] it is scrolled to them where titles and overlays fill it, and no further', () => {
  expect(firstScroll(laid(...titles(8), ...below), 223)).toBe(43);
  expect(firstScroll(laid(...titles(8), ['main', 48]), 223)).toBe(20);
  expect(firstScroll([], 223)).toBeLessThanOrEqual(0);
});
