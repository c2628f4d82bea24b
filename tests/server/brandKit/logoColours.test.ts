import sharp from 'sharp';
import { expect, test } from 'vitest';
import { logoGround } from '../../../server/brandKit/facts/logoGround';
import { logoColours } from '../../../server/brandKit/facts/logoColours';

/** Parts of a picture of 1000 pixels: a colour, how opaque, how many. */
type Part = readonly [red: number, green: number, blue: number, alpha: number, count: number];
const picture = (...parts: Part[]) =>
  Uint8Array.from(
    parts.flatMap(([red, green, blue, alpha, count]) =>
      Array.from({ length: count }, () => [red, green, blue, alpha]).flat(),
    ),
  );

test('a full colour says more than the much larger ground', () => {
  expect(
    logoColours(picture([255, 255, 255, 255, 800], [122, 31, 162, 255, 150], [255, 179, 0, 255, 50])),
  ).toEqual(['#7a1fa2', '#ffffff', '#ffb300']);
});

test('what is transparent, and the few pixels of edges, are no colours', () => {
  const edges: Part = [200, 10, 10, 255, 5];
  expect(logoColours(picture([0, 200, 0, 100, 600], [20, 90, 200, 255, 390], edges))).toEqual(['#145ac8']);
});

test('shades of one colour are one; four are told at most', () => {
  const shades = picture([250, 0, 0, 255, 400], [230, 20, 10, 255, 300], [215, 5, 30, 255, 300]);
  expect(logoColours(shades)).toEqual(['#fa0000']);
  const many: Part[] = [
    [255, 0, 0, 255, 200],
    [0, 255, 0, 255, 200],
    [0, 0, 255, 255, 200],
    [255, 255, 0, 255, 200],
    [0, 255, 255, 255, 200],
  ];
  expect(logoColours(picture(...many))).toHaveLength(4);
});

test('nothing that is seen has no colours', () => {
  expect(logoColours(picture([255, 0, 0, 0, 1000]))).toEqual([]);
});

test('a drawn logo is known by its two colours', async () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="100"><rect width="300" height="100" rx="20" fill="#0d3b66"/><circle cx="60" cy="50" r="34" fill="#f95738"/></svg>`;
  const rgba = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer();
  expect(logoColours(rgba)).toEqual(['#0d3b66', '#f95738']);
});

test('a dark logo is read on white, a light one on black; one that has its own ground needs none', () => {
  const hole: Part = [0, 0, 0, 0, 300];
  expect(logoGround(picture(hole, [23, 51, 91, 255, 700]))).toBe('#ffffff');
  expect(logoGround(picture(hole, [250, 250, 255, 255, 500], [255, 220, 0, 255, 200]))).toBe('#111114');
  expect(
    logoGround(picture(hole, [228, 87, 46, 255, 400], [23, 51, 91, 255, 250], [255, 255, 255, 255, 50])),
  ).toBe('#ffffff');
  expect(logoGround(picture([255, 255, 255, 255, 900], [23, 51, 91, 255, 100]))).toBeNull();
  expect(logoGround(picture(hole))).toBeNull();
});
