import { expect, test } from 'vitest';
import { cropTo, shapeOf } from '../../../../../src/screens/editor/inspector/sections/cropShapes';
import { presetOf, settingOf } from '../../../../../src/screens/editor/inspector/sections/filterPresets';
import type { ItemOf } from '../../../../../contract/video/videoData';

const wide = { src: 'media:a.jpg', naturalWidth: 1600, naturalHeight: 900 };

test('[Y3] a form is cut as large as the picture allows, around what is looked at first', () => {
  expect(cropTo(1, wide)).toEqual({ left: 0.2188, top: 0, right: 0.2188, bottom: 0 });
  expect(cropTo(1, { ...wide, focus: { x: 0.95, y: 0.5 } })).toEqual({
    left: 0.4375,
    top: 0,
    right: 0,
    bottom: 0,
  });
  expect(cropTo(16 / 9, wide)).toEqual({ left: 0, top: 0, right: 0, bottom: 0 });
});

test('[Y3] nobody cuts a form out of a picture whose size is not known', () => {
  expect(cropTo(1, { src: 'media:a.jpg' })).toBeNull();
});

test('[Y3] a crop is called by its form; another is its own', () => {
  const crop = cropTo(4 / 5, wide) ?? undefined;
  expect(shapeOf({ ...wide, crop })).toBe('portrait');
  expect(shapeOf({ ...wide, crop: { left: 0.3, top: 0.1, right: 0, bottom: 0 } })).toBe('own');
  expect(shapeOf(wide)).toBe('whole');
});

test('[Y3] a preset takes away what it does not name, and a blur stays', () => {
  expect(settingOf('mono')).toEqual({ brightness: null, contrast: 10, saturation: -100, warmth: null });
  const item = { details: { ...wide, contrast: 10, saturation: -100, blur: 4 } } as ItemOf<'image'>;
  expect(presetOf(item)).toBe('mono');
  expect(presetOf({ ...item, details: { ...item.details, warmth: 1 } })).toBe('own');
});
