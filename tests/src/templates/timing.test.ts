import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ItemOf, TrackItem, VideoData } from '../../../contract/video/videoData';
import { nearIndex } from '../../../src/templates/motion/nearIndex';
import { waitingEntrances, isNear, planItems, videoLength } from '../../../src/templates/motion/timing';
import { stillMoment } from '../../../src/templates/stillMoment';

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

test('[Y4] a shot stays beneath an entrance for as long as that takes', () => {
  const entering = (inDuration: number) => shot('b', 1000, 2000, { transition: { in: 'pop', inDuration } });
  const heldUnder = (inDuration: number) =>
    planItems(data([shot('a', 0, 1000), entering(inDuration)]))[0]?.held;
  expect([200, 500, 3000].map(heldUnder)).toEqual([6, 15, 15]);
});

test('[SC3] [Y4] a shot comes in over the one before it; at the front and behind a gap it is there at once', () => {
  const coming = { transition: { in: 'fade', out: 'pop', inDuration: 900 } } as const;
  const video = data([
    shot('front', 0, 1000, coming),
    shot('joined', 1000, 1500, coming),
    shot('behindGap', 1600, 2000, coming),
    shot('beneath', 1900, 2500, coming),
  ]);
  const planned = planItems(video).map(({ item }) =>
    item.type === 'image' ? item.details.transition : undefined,
  );
  expect(planned).toEqual([{ out: 'pop' }, coming.transition, { out: 'pop' }, coming.transition]);
  expect(video.trackItemIds.map((id) => waitingEntrances(video).has(id))).toEqual([true, false, true, false]);
  expect(video.trackItemsMap.front?.details).toMatchObject(coming);
  const over = { ...shot('logo', 0, 1000, coming), isMain: false };
  expect(planItems(data([over]))[0]?.item).toBe(over);
});

test('[SC3] a shot that is there at once is planned as the same object, too', () => {
  const front = shot('front', 0, 1000, { transition: { in: 'fade' } });
  const [before] = planItems(data([front, shot('b', 1000, 2000)]));
  expect(planItems(data([front, shot('b', 1500, 2000)]))[0]).toBe(before);
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

test('an item that did not change is planned as the same object, also when others changed', () => {
  const [a, b] = [shot('a', 0, 1000), shot('b', 1000, 2000)];
  const [before] = planItems(data([a, b]));
  expect(planItems(data([a, shot('b', 1500, 2000)]))[0]).toBe(before);
  const entering = shot('b', 1000, 2000, { transition: { in: 'zoomLeftIn' } });
  expect(planItems(data([a, entering]))[0]).not.toBe(before);
});

const windowsArbitrary = fc.array(
  fc.tuple(fc.integer({ min: 0, max: 60_000 }), fc.integer({ min: 34, max: 60_000 })),
  { maxLength: 60 },
);
test('the index finds what a look at every item finds, back to front', () => {
  fc.assert(
    fc.property(
      windowsArbitrary,
      fc.integer({ min: 0, max: 60 }),
      fc.array(fc.integer({ min: 0, max: 4000 }), { minLength: 1, maxLength: 20 }),
      (spans, margin, moments) => {
        const items = spans.map(([from, length], index) => shot(`i${index}`, from, from + length));
        const planned = planItems({ ...data(items), duration: 120_000 });
        const near = nearIndex(planned, margin);
        for (const frame of moments)
          expect(near(frame)).toEqual(planned.filter((shown) => isNear(shown, frame, margin)));
      },
    ),
  );
});

test('as long as nothing comes or goes the answer is the same array', () => {
  const near = nearIndex(planItems(data([shot('a', 0, 1000), shot('b', 1000, 2000)])), 0);
  expect(near(3)).toBe(near(4));
  expect(near(29)).not.toBe(near(30));
});

test('a frame of a video of ten thousand items looks at few of them', () => {
  const items = Array.from({ length: 10_000 }, (_, index) => shot(`i${index}`, index * 60, index * 60 + 60));
  const looked = { times: 0 };
  const planned = planItems({ ...data(items), duration: 600_000 }).map((shown) =>
    Object.defineProperty({ ...shown }, 'from', { get: () => ((looked.times += 1), shown.from) }),
  );
  const near = nearIndex(planned, 30);
  looked.times = 0;
  expect(near(9000).length).toBeGreaterThan(0);
  expect(looked.times).toBeLessThan(400);
});

test('[P3] [S1] a video is remembered by a moment in which no words and no picture are coming in', () => {
  const caption = (index: number, from: number, to: number): ItemOf<'text'> => ({
    id: `caption_${index}`,
    name: 'Caption',
    type: 'text',
    display: { from, to },
    details: { text: 'words' },
  });
  const momentOf = (...items: TrackItem[]) =>
    Math.round(
      stillMoment({
        ...{ duration: 9000, fps: 30, trackItemIds: items.map(({ id }) => id) },
        trackItemsMap: Object.fromEntries(items.map((item) => [item.id, item])),
      }),
    );
  const opening = shot('a', 0, 3000);
  expect(momentOf(opening, caption(0, 0, 1200), caption(1, 1200, 2600))).toBe(1500);
  expect(momentOf(opening, caption(0, 0, 1450), caption(1, 1450, 2600))).toBe(1633);
  expect(momentOf(shot('a', 0, 1190), shot('b', 1190, 4000))).toBe(1700);
});
