import sharp from 'sharp';
import { expect, test } from 'vitest';
import { pointOfInterest } from '../../../server/media/pointOfInterest';

/** A person before a wall, the face at a share of the picture. */
const person = (width: number, height: number, [x, y]: readonly [number, number]) => {
  const [left, top, size] = [x * width, y * height, Math.min(width, height) * 0.11];
  return sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#b9c3c9"/><rect x="${left - size}" y="${top + size}" width="${2 * size}" height="${3 * size}" fill="#37474f"/><ellipse cx="${left}" cy="${top}" rx="${size}" ry="${1.25 * size}" fill="#e0ac8a"/><circle cx="${left - size / 3}" cy="${top}" r="${size / 8}"/><circle cx="${left + size / 3}" cy="${top}" r="${size / 8}"/></svg>`,
    ),
  )
    .jpeg({ quality: 88 })
    .toBuffer();
};

test.each([
  [1200, 800, 0.22, 0.3],
  [1200, 800, 0.78, 0.4],
  [1000, 1000, 0.3, 0.3],
  [1000, 1000, 0.6, 0.5],
  [800, 1600, 0.5, 0.18],
  [800, 1600, 0.4, 0.72],
] as const)('[ED3] of %i by %i px a face is found at %f, %f', async (width, height, x, y) => {
  const found = await pointOfInterest(await person(width, height, [x, y]));
  expect(Math.abs((found?.x ?? 9) - x)).toBeLessThan(0.12);
  expect(Math.abs((found?.y ?? 9) - y)).toBeLessThan(0.12);
});

test('[ED3] all that is looked at is a box around the person, head and foot', async () => {
  const { box } = (await pointOfInterest(await person(1200, 800, [0.3, 0.4]))) ?? {};
  const { left = 0, top = 0, width = 0, height = 0 } = box ?? {};
  // The head begins at .40 - 1.25 * .11, the coat ends at .40 + 4 * .11, and it is 2 * .11 of 800 px wide.
  const ends = [left, left + width, top, top + height].map((end) => Math.round(end * 20) / 20);
  expect(ends).toEqual([0.2, 0.4, 0.25, 0.85]);
});

test('where there is nothing to see nothing is looked at', async () => {
  const flat = sharp({ create: { width: 400, height: 300, channels: 3, background: '#888888' } });
  expect(await pointOfInterest(await flat.jpeg().toBuffer())).toBeNull();
});
