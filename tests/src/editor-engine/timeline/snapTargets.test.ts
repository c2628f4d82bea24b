/** What snaps an item that is moved on the timeline. */
import { expect, test } from 'vitest';
import { snapped } from '../../../../src/editor-engine/timeline/snapTargets';

const place = { xPx: 0, yPx: 0, atMs: 0 };
const move = { place, isFree: false, pxPerMs: 0.1 };
/** A beat each half second. */
const targets = { points: [0, 1040], beats: [0, 500, 1000, 1500] };

test('[E2] an end that is near a beat of the music goes there, and the guide shows it', () => {
  expect(snapped({ from: 530, to: 2310 }, targets, move, 30)).toEqual({ from: 500, to: 2280, guideMs: 500 });
});
test('[E2] the edge of an item snaps before a beat that is nearer', () => {
  expect(snapped({ from: 1010, to: 2310 }, targets, move, 30)).toEqual({
    from: 1040,
    to: 2340,
    guideMs: 1040,
  });
});
test('[E2] far out, where beats cannot be told apart, they do not snap', () => {
  const far = { ...move, pxPerMs: 0.04 };
  expect(snapped({ from: 1600, to: 3000 }, { ...targets, points: [] }, far, 30).guideMs).toBeNull();
});
test('[E2] with Alt nothing snaps', () => {
  const free = { ...move, isFree: true };
  expect(snapped({ from: 530, to: 2310 }, targets, free, 30)).toEqual({ from: 530, to: 2310, guideMs: null });
});
