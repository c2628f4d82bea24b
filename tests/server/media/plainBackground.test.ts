import sharp from 'sharp';
import { expect, test } from 'vitest';
import { plainBackground } from '../../../server/media/plainBackground';

const picture = (inner: string, ground = '<rect width="100%" height="100%" fill="#fff"/>') =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600">${ground}${inner}</svg>`),
  );
const shoe = '<ellipse cx="300" cy="320" rx="240" ry="120" fill="#c2185b"/>';

test('a product on white stands on white, noise of a JPEG or not', async () => {
  expect(await plainBackground(await picture(shoe).png().toBuffer())).toBe('#ffffff');
  expect(await plainBackground(await picture(shoe).jpeg({ quality: 40 }).toBuffer())).toBe('#ffffff');
});

test('what is cut out stands on white paper', async () => {
  expect(await plainBackground(await picture(shoe, '').png().toBuffer())).toBe('#ffffff');
});

test('a product that all but touches the edges stands on white, too', async () => {
  const bottle = '<rect x="200" y="5" width="200" height="590" rx="30" fill="#14532d"/>';
  expect(await plainBackground(await picture(bottle).jpeg({ quality: 88 }).toBuffer())).toBe('#ffffff');
});

test('any one colour is a background; a strap that leaves the picture does not spoil it', async () => {
  const strap = '<rect x="300" width="12" height="300" fill="#333"/>';
  const blue = '<rect width="100%" height="100%" fill="#2b5fb4"/>';
  expect(
    await plainBackground(
      await picture(shoe + strap, blue)
        .png()
        .toBuffer(),
    ),
  ).toBe('#2b5fb4');
});

test('a picture whose edges show something has none', async () => {
  const table = '<rect y="400" width="600" height="200" fill="#8a6f4d"/>';
  const sky =
    '<linearGradient id="s" x2="0" y2="1"><stop stop-color="#fff"/><stop offset="1" stop-color="#9cf"/></linearGradient><rect width="100%" height="100%" fill="url(#s)"/>';
  expect(
    await plainBackground(
      await picture(table + shoe)
        .png()
        .toBuffer(),
    ),
  ).toBeNull();
  expect(await plainBackground(await picture(shoe, sky).png().toBuffer())).toBeNull();
  const close = '<ellipse cx="300" cy="300" rx="420" ry="200" fill="#c2185b"/>';
  expect(await plainBackground(await picture(close).png().toBuffer())).toBeNull();
});
