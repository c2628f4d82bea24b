import { expect, test } from 'vitest';
import type { ItemOf } from '../../../../../contract/video/videoData';
import { expectOneStep, expectRefused } from '../../support/expectOneStep';
import { openEngine } from '../../support/openEngine';
import { items } from '../../support/sampleVideo';

const { clip, first, hello, music, second, title, voice } = items;

test('[Y4] animations are set and taken away, on many at once', () => {
  const engine = openEngine();
  const animation = { type: 'zoom', duration: 2000, delay: 0, easing: 'easeInOut' } as const;
  expectOneStep(engine, 'item.setAnimation', { ids: [first.id, title.id], animation });
  expect(engine.item(first.id)?.details).toEqual({ ...first.details, animation });
  expect(engine.item(title.id)?.details).toEqual({ ...title.details, animation });
  expectOneStep(engine, 'item.setAnimation', { ids: [first.id], animation: null });
  expect(engine.item(first.id)?.details).toEqual(first.details);
  expectRefused(engine, 'item.setAnimation', { ids: [voice.id], animation }, 'wrongKind');
  expectRefused(
    engine,
    'item.setAnimation',
    { ids: [first.id], animation: { ...animation, delay: -1 } },
    'badValue',
  );
});

test('[Y4] transitions in and out are set for themselves', () => {
  const engine = openEngine();
  const transition = () => (engine.item(first.id) as ItemOf<'image'>).details.transition;
  expectOneStep(engine, 'item.setTransition', { ids: [first.id, second.id], in: 'zoomLeftIn' });
  expectOneStep(engine, 'item.setTransition', { ids: [first.id], out: 'imageZoomTwist' });
  expect(transition()).toEqual({ in: 'zoomLeftIn', out: 'imageZoomTwist' });
  expectOneStep(engine, 'item.setTransition', { ids: [first.id], in: null });
  expect(transition()).toEqual({ out: 'imageZoomTwist' });
  expectOneStep(engine, 'item.setTransition', { ids: [first.id], out: null });
  expect(engine.item(first.id)?.details).toEqual(first.details);
  expectRefused(engine, 'item.setTransition', { ids: [music.id], in: 'zoomLeftIn' }, 'wrongKind');
});

test('[Y4] how long a transition takes goes with it', () => {
  const engine = openEngine();
  const transition = () => (engine.item(first.id) as ItemOf<'image'>).details.transition;
  expectOneStep(engine, 'item.setTransition', { ids: [first.id], in: 'pop', inDuration: 900 });
  expect(transition()).toEqual({ in: 'pop', inDuration: 900 });
  expectRefused(engine, 'item.setTransition', { ids: [first.id], inDuration: 99 }, 'badValue');
  expectOneStep(engine, 'item.setTransition', { ids: [first.id], in: null });
  expect(engine.item(first.id)?.details).toEqual(first.details);
});

test('an item is placed, scaled and turned on the canvas in one step', () => {
  const engine = openEngine();
  expectOneStep(engine, 'item.place', {
    id: clip.id,
    left: 10.456,
    top: -20,
    width: 300,
    height: 533.333,
    rotate: 405,
  });
  expect(engine.item(clip.id)?.details).toEqual({
    ...clip.details,
    left: 10.46,
    top: -20,
    width: 300,
    height: 533.33,
    rotate: 45,
  });
  expectOneStep(engine, 'item.place', { id: clip.id, rotate: -190 });
  expect(engine.item(clip.id)?.details).toMatchObject({ left: 10.46, rotate: 170 });
  expectRefused(engine, 'item.place', { id: clip.id, width: 0 }, 'badValue');
  expectRefused(engine, 'item.place', { id: clip.id, rotate: NaN }, 'badValue');
  expectRefused(engine, 'item.place', { id: clip.id, left: 9000 }, 'badValue');
  expectRefused(engine, 'item.place', { id: music.id, left: 9 }, 'wrongKind');
});

test('arrow keys nudge what is selected', () => {
  const engine = openEngine();
  expectOneStep(engine, 'items.nudge', { ids: [clip.id, title.id], byX: 10, byY: 0 });
  expect(engine.item(clip.id)?.details).toEqual({ ...clip.details, left: 10 });
  expect(engine.item(title.id)?.details).toEqual({ ...title.details, left: 10 });
  expectOneStep(engine, 'items.nudge', { ids: [title.id], byX: 0, byY: -1 });
  expect(engine.item(title.id)?.details).toMatchObject({ left: 10, top: 299 });
});

test('a caption that its template places is nudged from where it is painted', () => {
  const engine = openEngine();
  expectRefused(engine, 'items.nudge', { ids: [hello.id], byX: 0, byY: -10 }, 'wrongKind');
  const boxes = { [hello.id]: { left: 0, top: 1480 } };
  expectOneStep(engine, 'items.nudge', { ids: [hello.id], byX: 0, byY: -10, boxes });
  expect(engine.item(hello.id)?.details).toEqual({ ...hello.details, top: 1470 });
});

test('[Y3] opacity is set, 0 to 100', () => {
  const engine = openEngine();
  expectOneStep(engine, 'item.setOpacity', { ids: [first.id, title.id], opacity: 40 });
  expect(engine.item(title.id)?.details).toEqual({ ...title.details, opacity: 40 });
  expectRefused(engine, 'item.setOpacity', { ids: [first.id], opacity: -1 }, 'badValue');
  expectRefused(engine, 'item.setOpacity', { ids: [voice.id], opacity: 5 }, 'wrongKind');
});

test('[Y3] every detail of a kind can be set, and null gives it back to the template', () => {
  const engine = openEngine();
  const details = { fontFamily: 'serif', letterSpacing: '2px', strokeWidth: 4, textAlign: 'left' } as const;
  expectOneStep(engine, 'item.setDetails', { ids: [title.id], details });
  expect(engine.item(title.id)?.details).toEqual({ ...title.details, ...details });
  expectOneStep(engine, 'item.setDetails', {
    ids: [title.id],
    details: { letterSpacing: null, fontSize: null },
  });
  const { letterSpacing: _, ...rest } = { ...title.details, ...details };
  expect(engine.item(title.id)?.details).toEqual({ ...rest, fontSize: undefined });
});

test('[Y3] details that another kind has, that have commands of their own or that nobody knows are refused', () => {
  const engine = openEngine();
  expectRefused(
    engine,
    'item.setDetails',
    { ids: [title.id, clip.id], details: { fontSize: 3 } },
    'unknownDetail',
  );
  expectRefused(
    engine,
    'item.setDetails',
    { ids: [clip.id], details: { speed: 2 } as object },
    'unknownDetail',
  );
  expectRefused(
    engine,
    'item.setDetails',
    { ids: [clip.id], details: { src: 'x' } as object },
    'unknownDetail',
  );
  expectRefused(
    engine,
    'item.setDetails',
    { ids: [title.id], details: { glow: 2 } as object },
    'unknownDetail',
  );
  expectRefused(engine, 'item.setDetails', { ids: [title.id], details: { fontSize: -3 } }, 'badValue');
  expectRefused(engine, 'item.setDetails', { ids: [title.id], details: { zIndex: 1.5 } }, 'badValue');
});

test('an item is renamed, not to nothing', () => {
  const engine = openEngine();
  expectOneStep(engine, 'item.rename', { id: clip.id, name: '  The mug ' });
  expect(engine.item(clip.id)?.name).toBe('The mug');
  expectRefused(engine, 'item.rename', { id: clip.id, name: ' ' }, 'emptyText');
  expectRefused(engine, 'item.rename', { id: clip.id, name: 'x'.repeat(401) }, 'badValue');
  expectRefused(engine, 'item.rename', { id: 'gone', name: 'x' }, 'noSuchItem');
});
