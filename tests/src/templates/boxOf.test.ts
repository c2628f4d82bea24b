import { expect, test } from 'vitest';
import type { ItemOf, TrackItem } from '../../../contract/video/videoData';
import { boxOf } from '../../../src/templates/paint/boxOf';

const size = { width: 1080, height: 1920 };
const base = { id: 'a', name: '', display: { from: 0, to: 1000 } };
const picture = (details: Partial<ItemOf<'image'>['details']> = {}, isMain = true): TrackItem => ({
  ...base,
  type: 'image',
  isMain,
  details: { src: 'media:u/1/a.jpg', ...details },
});
const inTemplate = (template: string) => ({ size, template });

test('a picture without a size fills the canvas; a placed one stands where it was put, turned', () => {
  expect(boxOf(picture(), inTemplate('default'))).toEqual({ left: 0, top: 0, ...size, rotate: 0 });
  const placed = picture({ left: 10, top: 20, width: 300, height: 200, rotate: 45 });
  expect(boxOf(placed, inTemplate('default'))).toEqual({
    left: 10,
    top: 20,
    width: 300,
    height: 200,
    rotate: 45,
  });
});

test('a main picture of a template with cards has the card’s box, until somebody places it', () => {
  const wide = { width: 1080, height: 1920, top: 0, left: 0, naturalWidth: 1600, naturalHeight: 900 };
  const box = boxOf(picture(wide), inTemplate('motion-cards'));
  expect(box?.width).toBeCloseTo(1080 * 0.86, 9);
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(4 / 3, 9);
  const placed = picture({ ...wide, left: 40, width: 500, height: 400 });
  expect(boxOf(placed, inTemplate('motion-cards'))).toMatchObject({ left: 40, width: 500, height: 400 });
  expect(boxOf(picture({ rotate: 10 }), inTemplate('educational'))).toMatchObject({ rotate: 10 });
});

test('what is laid over the video is no card', () => {
  const logo = picture({ left: 800, top: 80, width: 200, height: 100 }, false);
  expect(boxOf(logo, inTemplate('motion-cards'))).toMatchObject({ left: 800, width: 200, height: 100 });
  expect(boxOf(picture({}, false), inTemplate('motion-cards'))).toMatchObject(size);
});

test('sounds have no box', () => {
  const sound: TrackItem = { ...base, type: 'audio', details: { src: '/assets/a.m4a', volume: 100 } };
  expect(boxOf(sound, inTemplate('default'))).toBeNull();
});

test('a shape has the box that it was given', () => {
  const star: TrackItem = {
    ...base,
    type: 'shape',
    details: { shape: 'star', left: 1, top: 2, width: 3, height: 4 },
  };
  expect(boxOf(star, inTemplate('educational'))).toEqual({ left: 1, top: 2, width: 3, height: 4, rotate: 0 });
});

const text = (details: Partial<ItemOf<'text'>['details']>): TrackItem => ({
  ...base,
  type: 'text',
  details: { text: 'Cold water', ...details },
});
test('the height of a text is estimated from its lines, unless it has one', () => {
  const heightOf = (item: TrackItem) => boxOf(item, inTemplate('default'))?.height;
  expect(heightOf(text({ fontSize: 50 }))).toBe(60);
  expect(heightOf(text({ fontSize: 50, text: 'a\nb', lineHeight: 2 }))).toBe(200);
  expect(heightOf(text({ fontSize: 50, lineHeight: '70px' }))).toBe(70);
  expect(heightOf(text({ fontSize: 50, width: 200 }))).toBe(120);
  expect(heightOf(text({ fontSize: 50, height: 333 }))).toBe(333);
});

test('[T1] the ends of a label take room of each of its lines, so that it may need one more', () => {
  const words = { text: 'Sonoma Cheese Factory', fontSize: 96, lineHeight: 1.5, width: 840 };
  const heightOf = (item: TrackItem) => boxOf(item, inTemplate('default'))?.height;
  expect(heightOf(text(words))).toBe(2 * 96 * 1.5);
  expect(heightOf(text({ ...words, backgroundColor: '#ffffff' }))).toBe(3 * 96 * 1.5);
});

test('a caption’s box is the width that its words may use and the height of its lines', () => {
  const caption: TrackItem = {
    ...base,
    id: 'caption_0_p',
    type: 'text',
    details: { text: 'Cold water', rotate: 5 },
  };
  const box = boxOf(caption, inTemplate('default'));
  expect(box).toMatchObject({ left: 120, width: 840, rotate: 5 });
  expect(box?.height).toBeCloseTo(80 * 1.36, 9);
});
