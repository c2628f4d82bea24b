import { expect, test } from 'vitest';
import type { ItemOf, VideoData } from '../../contract/videoData';
import { isNear, planItems, videoLength } from '../../src/templates/motion/timing';

const shot = (
  id: string,
  from: number,
  to: number,
  over: Partial<ItemOf<'image'>['details']> = {},
): ItemOf<'image'> => ({
  id,
  name: id,
  type: 'image',
  display: { from, to },
  isMain: true,
  details: { src: 'media:u/1/a.jpg', ...over },
});
const data = (items: ItemOf<'image'>[], shown = items.map(({ id }) => id)): VideoData => ({
  projectId: 'p',
  duration: 3001,
  fps: 30,
  size: { width: 1080, height: 1920 },
  tracks: [],
  trackItemIds: shown,
  trackItemsMap: Object.fromEntries(items.map((item) => [item.id, item])),
  template: 'default',
});

test('[Y2] frames are rounded up, so that nothing is cut off', () => {
  expect(videoLength(data([]))).toBe(91);
});

test('[Y3] windows without a frame, items that are off and items after the end are left out', () => {
  const items = [
    shot('a', 0, 1000),
    shot('none', 500, 500),
    shot('back', 900, 100),
    shot('off', 0, 1000),
    shot('late', 3100, 4000),
  ];
  const shown = planItems(data(items, ['a', 'none', 'back', 'late']));
  expect(shown.map(({ item, from, length }) => [item.id, from, length])).toEqual([['a', 0, 30]]);
});

test('a shot stays beneath the entrance of the one that follows, unless it leaves by itself', () => {
  const entering = shot('b', 1000, 2000, { transition: { in: 'zoomLeftIn' } });
  const heldOf = (first: ItemOf<'image'>) => planItems(data([first, entering]))[0]?.held;
  expect(heldOf(shot('a', 0, 1000))).toBe(15);
  expect(heldOf(shot('a', 0, 960))).toBe(0);
  expect(heldOf(shot('a', 0, 1000, { transition: { out: 'zoomLeftOut' } }))).toBe(0);
});

test('an item is near from its margin on until it is no longer held', () => {
  const [first] = planItems(data([shot('a', 1000, 2000)]));
  if (!first) throw new Error('nothing planned');
  expect([0, 14, 15, 59, 60].map((frame) => isNear(first, frame, 15))).toEqual([
    false,
    false,
    true,
    true,
    false,
  ]);
});
