import fc from 'fast-check';
import { expect, test } from 'vitest';
import { frames } from '../../../contract/units';
import { transitionNameSchema } from '../../../contract/video/videoData';
import { animate, animationProgress } from '../../../src/templates/motion/animation';
import { easings, springProgress } from '../../../src/templates/motion/easing';
import { IN_PLACE, poseAt, poseTransform, transitionPose } from '../../../src/templates/motion/transition';
import { transitionFrames } from '../../../src/templates/motion/timing';
import { captionEntrance } from '../../../src/templates/captions/captionLayout';
import { comingIn } from '../../../src/templates/motion/entrance';
import { textEntrance } from '../../../src/templates/paint/TextItem';
import { labelOf } from '../../../src/templates/paint/type/label';

const zoom = { type: 'zoom', duration: 2000, delay: 0, easing: 'linear' } as const;

test('[Y4] zoom grows from 1 to 1.2 over its duration, zoomOut the other way', () => {
  const scales = [0, 30, 60, 90].map((frame) => animate(zoom, frames(frame), 30).scale);
  expect(scales).toEqual([1, 1.1, 1.2, 1.2]);
  expect(animate({ ...zoom, type: 'zoomOut' }, frames(0), 30)).toEqual({ scale: 1.2, opacity: 1 });
  expect(animate({ ...zoom, type: 'zoomOut' }, frames(60), 30).scale).toBeCloseTo(1, 12);
});

test('[Y4] a fade waits for its delay', () => {
  const fadeIn = { type: 'fadeIn', duration: 1000, delay: 500, easing: 'linear' } as const;
  expect([0, 15, 30, 45].map((frame) => animate(fadeIn, frames(frame), 30).opacity)).toEqual([0, 0, 0.5, 1]);
  expect(animate({ ...fadeIn, type: 'fadeOut' }, frames(45), 30).opacity).toBe(0);
});

test('an animation without length is over at once', () => {
  expect(animationProgress({ ...zoom, duration: 0, delay: 100 }, 2, 30)).toBe(0);
  expect(animationProgress({ ...zoom, duration: 0, delay: 100 }, 3, 30)).toBe(1);
});

test('every easing begins at 0, ends at 1 and never turns back', () => {
  for (const ease of Object.values(easings)) {
    expect(ease(0)).toBeCloseTo(0, 9);
    expect(ease(1)).toBe(1);
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (a, b) => {
          expect(ease(Math.max(a, b))).toBeGreaterThanOrEqual(ease(Math.min(a, b)) - 1e-9);
        },
      ),
    );
  }
});

test('[Y4] the spring of damping 30, stiffness 200, mass 0.5 has gone nine tenths of its way by the middle', () => {
  expect(springProgress(0.5)).toBeCloseTo(0.8954, 4);
});

test('[Y4] a transition lasts half a second', () => {
  expect(transitionFrames(30)).toBe(15);
  expect(transitionFrames(10)).toBe(5);
  expect(transitionPose({ in: 'zoomLeftIn' }, 15, 60, 30)).toBe(IN_PLACE);
  expect(transitionPose({ in: 'zoomLeftIn' }, 14, 60, 30)).not.toBe(IN_PLACE);
  expect(transitionPose({ out: 'zoomLeftIn' }, 44, 60, 30)).toBe(IN_PLACE);
  expect(transitionPose({ out: 'zoomLeftIn' }, 45, 60, 30)).not.toBe(IN_PLACE);
});

test.each(transitionNameSchema.options)('[Y4] %s begins out of sight and ends in place', (name) => {
  expect(poseAt(name, 0).opacity).toBe(0);
  expect(poseAt(name, 1)).toEqual(IN_PLACE);
  expect(poseTransform(poseAt(name, 1))).toBeUndefined();
});

test('[Y4] left comes from the left, right from the right; In grows, Out shrinks into place', () => {
  expect(Math.sign(poseAt('zoomLeftIn', 0.5).x)).toBe(-1);
  expect(Math.sign(poseAt('zoomRightOut', 0.5).x)).toBe(1);
  expect(poseAt('zoomLeftIn', 0.5).scale).toBeLessThan(1);
  expect(poseAt('zoomLeftOut', 0.5).scale).toBeGreaterThan(1);
  expect(poseAt('imageVerticalBlur', 0.25).blurred).toBe(0.75);
  expect(poseAt('imageZoomTwist', 0.5).rotateDeg).toBe(-5);
});

test('a window shorter than both transitions is seen all the same', () => {
  const both = { in: 'zoomLeftIn', out: 'zoomRightOut' } as const;
  const seen = Array.from({ length: 6 }, (_, frame) => transitionPose(both, frame, 6, 30).opacity);
  expect(seen.every((opacity) => opacity > 0)).toBe(true);
});

test('[T3] captions come in over 5 frames and are seen in the first', () => {
  expect([0, 1, 2, 3, 4, 5].map(captionEntrance)).toEqual([0.2, 0.4, 0.6, 0.8, 1, 1]);
});

test('[Y5] words that stand in the first frame of a video are read there, and grow as others do', () => {
  expect(textEntrance(0, 1).opacity).toBeLessThan(0.1);
  expect(textEntrance(0, 0).opacity).toBe(1);
  expect([0, 29].map((frame) => textEntrance(frame, 0).scale)).toEqual([textEntrance(0, 1).scale, 1]);
  expect(textEntrance(0, 0).scale).toBeLessThan(0.85);
  const entered = captionEntrance(0);
  expect(comingIn({ entered, smallest: 0.85, from: 0 })).toEqual({ scale: 0.88, opacity: 1 });
  expect(comingIn({ entered, smallest: 0.85, from: 4 })).toEqual({ scale: 0.88, opacity: 0.2 });
});

test('[Y4] a transition lasts as long as somebody chose, each side for itself, and half of a short window at most', () => {
  const transition = { in: 'pop', out: 'pop', inDuration: 1000, outDuration: 200 } as const;
  const isInPlace = (frame: number, length = 90) =>
    transitionPose(transition, frame, length, 30) === IN_PLACE;
  expect([29, 30, 83, 84].map((frame) => isInPlace(frame))).toEqual([false, true, true, false]);
  expect([9, 10].map((frame) => isInPlace(frame, 20))).toEqual([false, true]);
});

test('[Y3] a label that shows what is behind it is let through as one, so that lines which overlap are no darker there', () => {
  const text = { text: 'Hello world', color: '#ffffff' };
  const seen = labelOf({ ...text, backgroundColor: 'rgba(0,0,0,0.75)' });
  expect(seen.background).toMatchObject({
    opacity: 0.75,
    style: { backgroundColor: 'rgb(0, 0, 0)', color: 'transparent', padding: seen.letters.padding },
  });
  expect([seen.letters.color, seen.letters.backgroundColor]).toEqual(['#ffffff', undefined]);
  const opaque = labelOf({ ...text, backgroundColor: '#ffffff' });
  expect([opaque.background, opaque.letters.backgroundColor]).toEqual([null, '#ffffff']);
  expect(labelOf(text).background).toBeNull();
});
