import sharp from 'sharp';
import { expect, test } from 'vitest';
import { closeCrop } from '../../../server/media/closeCrop';
import { mediaFacts } from '../../../server/media/mediaFacts';
import { plainMargins } from '../../../server/media/plainMargins';

const picture = (inner: string, paper = '<rect width="100%" height="100%" fill="#fff"/>') =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="512" height="256">${paper}${inner}</svg>`),
  );
const box = '<rect x="128" y="64" width="64" height="64" fill="#c2185b"/>';
const around = { left: 0.25, top: 0.25, right: 0.625, bottom: 0.5 };
const none = { left: 0, top: 0, right: 0, bottom: 0 };
const size = { width: 2000, height: 2000 };

test('what is only the ground is measured to the thing, also of a picture that is cut out', async () => {
  expect(await plainMargins(await picture(box).png().toBuffer(), '#ffffff')).toEqual(around);
  expect(await plainMargins(await picture(box, '').png().toBuffer(), '#ffffff')).toEqual(around);
});

test('the noise of a JPEG is no thing', async () => {
  const margins = await plainMargins(await picture(box).jpeg({ quality: 50 }).toBuffer(), '#ffffff');
  for (const side of ['left', 'top', 'right', 'bottom'] as const)
    expect(Math.abs(margins[side] - around[side])).toBeLessThan(0.02);
});

test('nothing is cut from a picture that is one colour all over', async () => {
  expect(await plainMargins(await picture('').png().toBuffer(), '#ffffff')).toEqual(none);
});

test('a thing keeps a twentieth of its longer side around it', () => {
  expect(closeCrop({ left: 0.3, top: 0.4, right: 0.2, bottom: 0.35 }, size)).toEqual({
    ...{ left: 0.275, top: 0.375, right: 0.175, bottom: 0.325 },
  });
});

test('a thing whose paper is shaded keeps twice as much, so that its ends can fade', async () => {
  const shade =
    '<defs><radialGradient id="s"><stop stop-color="#f4f4f4"/><stop offset="1" stop-color="#fff"/></radialGradient></defs><ellipse cx="160" cy="96" rx="120" ry="90" fill="url(#s)"/>';
  const margins = await plainMargins(
    await picture(shade + box)
      .png()
      .toBuffer(),
    '#ffffff',
  );
  expect(margins).toEqual({ ...around, soft: true });
  expect(closeCrop({ left: 0.3, top: 0.4, right: 0.2, bottom: 0.35, soft: true }, size)).toEqual({
    ...{ left: 0.25, top: 0.35, right: 0.15, bottom: 0.3, soft: true },
  });
});

test('a thing of few pixels keeps what a video needs of them', () => {
  // 200 px of 2000: 540 px are left around it.
  expect(closeCrop({ left: 0.45, top: 0.45, right: 0.45, bottom: 0.45 }, size)).toEqual({
    ...{ left: 0.365, top: 0.365, right: 0.365, bottom: 0.365 },
  });
  expect(
    closeCrop({ left: 0.4, top: 0.4, right: 0.4, bottom: 0.4 }, { width: 500, height: 500 }),
  ).toBeUndefined();
});

test('a thing that all but fills its picture, or leans on one edge of it, is shown as it is', () => {
  expect(closeCrop({ left: 0.05, top: 0.04, right: 0.05, bottom: 0.06 }, size)).toBeUndefined();
  expect(closeCrop({ ...none, left: 0.6 }, size)).toBeUndefined();
});

test('templates are told the part that is worth showing', () => {
  const stored = {
    ...{ key: 'k', kind: 'image' as const, contentType: 'image/jpeg', bytes: 1, ...size, durationMs: null },
    ...{ backdropKey: null, ground: '#ffffff', focus: null, beats: null },
  };
  expect(mediaFacts({ ...stored, margins: null }).crop).toBeUndefined();
  expect(mediaFacts({ ...stored, margins: { left: 0.3, top: 0.3, right: 0.3, bottom: 0.3 } }).crop).toEqual({
    ...{ left: 0.28, top: 0.28, right: 0.28, bottom: 0.28 },
  });
});
