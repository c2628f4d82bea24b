import { expect, test } from 'vitest';
import { imageDetailsSchema } from '../../../contract/video/itemDetails';
import { colourMatrix, matrixValues } from '../../../src/templates/paint/footage/colourMatrix';
import { cropped, viewBoxOf } from '../../../src/templates/paint/footage/cropped';
import { partInBox } from '../../../src/templates/paint/footage/partInBox';
import { softEnds } from '../../../src/templates/paint/footage/softEnds';

const crop = { left: 0.5, top: 0, right: 0, bottom: 0.25 };

test('[Y3] a crop leaves a twentieth of each side at least, and fits into the source', () => {
  const isTaken = (part: object) => imageDetailsSchema.safeParse({ src: 'media:a.jpg', crop: part }).success;
  expect(isTaken({ left: 0.9, right: 0.05 })).toBe(true);
  expect(isTaken({ left: 0.9, right: 0.06 })).toBe(false);
  expect(isTaken({ top: -0.1 })).toBe(false);
});

test('[Y3] what is left of a picture is as long as the whole was, and is looked at in the same place', () => {
  const part = cropped({ crop, naturalWidth: 1000, naturalHeight: 800, focus: { x: 0.75, y: 0.375 } });
  expect(part.naturalWidth).toBeCloseTo(1000 * (0.5 / 0.75), 9);
  expect(part.naturalHeight).toBe(800);
  expect(part.focus).toEqual({ x: 0.5, y: 0.5 });
});

test('[Y3] a point of interest that is cut away is looked for at the nearest edge', () => {
  expect(cropped({ crop, focus: { x: 0.1, y: 0.9 } }).focus).toEqual({ x: 0, y: 1 });
});

test('[Y3] the same details are the same object at every frame', () => {
  const details = { crop, naturalWidth: 10, naturalHeight: 10 };
  expect(cropped(details)).toBe(cropped(details));
  const whole = { naturalWidth: 10 };
  expect(cropped(whole)).toBe(whole);
});

test('[Y3] a crop is written as CSS has it: top, right, bottom, left', () => {
  expect(viewBoxOf(crop)).toBe('inset(0% 0% 25% 50%)');
  expect(viewBoxOf(undefined)).toBeUndefined();
});

test('[Y3] what was cut close fades into its own colour at the ends that were cut', () => {
  const ends = softEnds({ ...crop, bottom: 0 }, '#ffffff');
  expect(ends).toBe('linear-gradient(to right, #ffffffff 0%, #ffffffc8 2.4%, #ffffff38 5.6%, #ffffff00 8%)');
  expect(softEnds(crop, '#ffffff')).toMatch(/^linear-gradient\(to right, .*, linear-gradient\(to top, /u);
});

test('[Y3] what is left of a picture is seen through a window on all of it', () => {
  const half = { left: 0.5, top: 0, right: 0, bottom: 0 };
  const style = { width: 300, objectFit: 'cover', objectPosition: '20% 75%' } as const;
  expect(partInBox({ crop: half, naturalWidth: 500, naturalHeight: 1000 }, style)).toEqual({
    box: { width: 300, overflow: 'hidden', containerType: 'size' },
    part: {
      ...{ position: 'absolute', overflow: 'hidden', width: 'max(100cqw, 50cqh)', aspectRatio: '0.5' },
      left: 'calc((100cqw - max(100cqw, 50cqh)) * 0.2)',
      top: 'calc((100cqh - max(100cqw, 50cqh) / 0.5) * 0.75)',
    },
    whole: {
      position: 'absolute',
      width: '200%',
      height: '100%',
      left: '-100%',
      top: '0%',
    },
  });
});

test('[Y3] without a filter nothing is painted anew', () => {
  expect(colourMatrix({})).toBeNull();
  expect(colourMatrix({ brightness: 0, warmth: 0 })).toBeNull();
});

test('[Y3] brightness, contrast, saturation and warmth are one matrix', () => {
  const of = (colours: object) => matrixValues(colourMatrix(colours) ?? []);
  expect(of({ brightness: 50 })).toBe('1.5 0 0 0 0 0 1.5 0 0 0 0 0 1.5 0 0 0 0 0 1 0');
  expect(of({ contrast: -50 })).toBe('0.5 0 0 0 0.25 0 0.5 0 0 0.25 0 0 0.5 0 0.25 0 0 0 1 0');
  const grey = '0.2126 0.7152 0.0722 0 0';
  expect(of({ saturation: -100 })).toBe(`${grey} ${grey} ${grey} 0 0 0 1 0`);
  expect(of({ warmth: 100 })).toBe('1.25 0 0 0 0 0 1 0 0 0 0 0 0.75 0 0 0 0 0 1 0');
});
