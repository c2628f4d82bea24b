import fc from 'fast-check';
import { expect, test } from 'vitest';
import { keyframeSchema, poseBetween, type Keyframe } from '../../../../../contract/video/keyframes';
import type { TrackItem } from '../../../../../contract/video/videoData';
import {
  keyedFrom,
  keyedPoseAt,
  keyframesOf,
  poseAtMoment,
} from '../../../../../src/editor-engine/canvas/keyedPose';
import { placeItem } from '../../../../../src/editor-engine/canvas/placeItem';
import { expectOneStep, expectRefused } from '../../support/expectOneStep';
import { openEngine } from '../../support/openEngine';
import { items, sampleVideo } from '../../support/sampleVideo';

const { clip, second, voice } = items;
const keyframe = (at: number, rest: Partial<Keyframe> = {}): Keyframe =>
  keyframeSchema.parse({ at, ...rest });
const keyed = <Item extends TrackItem>(item: Item, keyframes: readonly Keyframe[]): Item => ({
  ...item,
  details: { ...item.details, keyframes },
});
const open = (...changed: TrackItem[]) =>
  openEngine({
    ...sampleVideo(),
    trackItemsMap: {
      ...sampleVideo().trackItemsMap,
      ...Object.fromEntries(changed.map((item) => [item.id, item])),
    },
  });

test('[Y4] between two keyframes an item goes by the easing of the first, and stands still around them', () => {
  const two = [keyframe(1000, { x: 0, easing: 'linear' }), keyframe(2000, { x: 1, opacity: 0 })];
  expect([0, 1000, 1250, 2000, 9000].map((at) => poseBetween(two, at).x)).toEqual([0, 0, 0.25, 1, 1]);
  expect(poseBetween(two, 1500).opacity).toBe(50);
  expect(poseBetween([two[0] as Keyframe], 0)).toMatchObject({ x: 0, scale: 1 });
});

test('[Y4] the order of keyframes in the document says nothing', () => {
  const two = [keyframe(2000, { scale: 3 }), keyframe(1000, { scale: 1, easing: 'linear' })];
  expect(poseBetween(two, 1500).scale).toBe(2);
});

test('[Y4] a keyframe is set, changed, moved and deleted, a step each', () => {
  const engine = open();
  const keyframes = () => keyframesOf(engine.item(clip.id) as TrackItem);
  expectOneStep(engine, 'keyframe.set', { id: clip.id, atMs: 1500, x: 0.5 });
  expect(keyframes()).toEqual([keyframe(500, { x: 0.5 })]);
  // Within half a frame it is the same one.
  expectOneStep(engine, 'keyframe.set', { id: clip.id, atMs: 1510, scale: 2, easing: 'linear' });
  expect(keyframes()).toEqual([keyframe(500, { x: 0.5, scale: 2, easing: 'linear' })]);
  expectOneStep(engine, 'keyframe.set', { id: clip.id, atMs: 2500, x: 0 });
  expectOneStep(engine, 'keyframe.set', { id: clip.id, atMs: 2000 });
  expect(keyframes()[1]).toEqual(keyframe(1000, { x: 0.25, scale: 2 }));
  expectOneStep(engine, 'keyframe.move', { id: clip.id, atMs: 2000, toMs: 2500 });
  expect(keyframes().map(({ at }) => at)).toEqual([500, 1500]);
  expectOneStep(engine, 'keyframe.remove', { id: clip.id, atMs: 1500 });
  expectOneStep(engine, 'keyframe.remove', { id: clip.id, atMs: 2500 });
  expect(engine.item(clip.id)).toEqual(clip);
});

test('[Y4] what has no place, what is outside and what is too much is refused', () => {
  const engine = open();
  expectRefused(engine, 'keyframe.set', { id: voice.id, atMs: 10 }, 'wrongKind');
  expectRefused(engine, 'keyframe.set', { id: clip.id, atMs: 999 }, 'notBetween');
  expectRefused(engine, 'keyframe.set', { id: clip.id, atMs: 1500, scale: 0 }, 'badValue');
  expectRefused(engine, 'keyframe.set', { id: clip.id, atMs: Number.NaN }, 'notBetween');
  expectRefused(engine, 'keyframe.remove', { id: clip.id, atMs: 1500 }, 'noSuchKeyframe');
  expectRefused(engine, 'keyframe.move', { id: clip.id, atMs: 1500, toMs: 1600 }, 'noSuchKeyframe');
});

const anyKeyframes = fc.uniqueArray(
  fc.record({
    at: fc.integer({ min: -500, max: 3500 }),
    x: fc.double({ min: -1, max: 1, noNaN: true }),
    scale: fc.double({ min: 0.1, max: 3, noNaN: true }),
    rotate: fc.integer({ min: -360, max: 360 }),
    opacity: fc.integer({ min: 0, max: 100 }),
    easing: fc.constantFrom('linear' as const, 'easeIn' as const, 'easeInOut' as const),
  }),
  { minLength: 1, maxLength: 5, selector: ({ at }) => at },
);
const expectSamePose = (item: TrackItem, before: TrackItem, atMs: number) => {
  const [now, then] = [keyedPoseAt(item, atMs), keyedPoseAt(before, atMs)];
  for (const name of ['x', 'scale', 'rotate', 'opacity'] as const)
    expect(now[name]).toBeCloseTo(then[name], 9);
};

test('[Y4] split, trimmed, drawn longer or copied, an item is at every moment where it was', () => {
  fc.assert(
    fc.property(anyKeyframes, fc.integer({ min: 4100, max: 6900 }), (some, cutMs) => {
      const before = keyed(
        second,
        some.map((one) => keyframe(one.at, one)),
      );
      for (const change of ['split', 'trim', 'both'] as const) {
        const engine = open(before);
        if (change !== 'trim') engine.execute('item.split', { id: second.id, atMs: cutMs });
        if (change !== 'split')
          engine.execute('item.trimTo', { id: second.id, atMs: cutMs - 50, side: 'from' });
        for (const item of Object.values(engine.videoData().trackItemsMap)) {
          if (keyframesOf(item).length === 0) continue;
          const { from, to } = item.display;
          for (const atMs of [from, (from + to) / 2, to]) expectSamePose(item, before, atMs);
        }
      }
    }),
    { numRuns: 25 },
  );
});

test('[Y4] at twice its speed a clip comes to its keyframes in half the time', () => {
  const engine = open(keyed(clip, [keyframe(200), keyframe(1801, { x: 1 })]));
  expectOneStep(engine, 'clip.speed', { id: clip.id, speed: 2 });
  expect(keyframesOf(engine.item(clip.id) as TrackItem).map(({ at }) => at)).toEqual([100, 901]);
});

test('[Y4] what is put elsewhere on the canvas gets a keyframe there, and without one its place', () => {
  const poseOf = () => ({ left: 0, top: 0, width: 540, height: 960, rotate: 0 });
  const engine = open(keyed(clip, [keyframe(0)]));
  const item = engine.item(clip.id) as TrackItem;
  const pose = { left: 270, top: 480, width: 270, height: 480, rotate: 30 };
  placeItem(engine, { item, pose, atMs: 2000 }, poseOf);
  const after = engine.item(clip.id) as TrackItem;
  expect(keyframesOf(after)[1]).toEqual(keyframe(1000, { x: 0.125, y: 0.125, scale: 0.5, rotate: 30 }));
  const seen = poseAtMoment(poseOf, 2000)(after, engine.videoData());
  expect(seen).toEqual(pose);
  expect(keyedFrom(poseOf(), pose, engine.videoData().size).scale).toBe(0.5);
});
