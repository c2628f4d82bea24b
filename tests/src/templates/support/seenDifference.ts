/** How much of a picture an eye sees to be different from another. */
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/** px: small enough that the edges of letters, which each machine draws in its own way, blur away. */
const SIZE = { width: 135, height: 240 } as const;
/** Of colour: 0 is any difference at all, 1 is black beside white. */
const THRESHOLD = 0.12;

/** Parts of its pixels, 0 to 1. */
export async function seenDifference(a: Buffer, b: Buffer): Promise<number> {
  const [first, second] = await Promise.all([small(a), small(b)]);
  const { width, height } = SIZE;
  const options = { threshold: THRESHOLD, includeAA: false };
  return pixelmatch(first, second, undefined, width, height, options) / (width * height);
}

const small = (picture: Buffer): Promise<Buffer> =>
  sharp(picture)
    .resize({ ...SIZE, fit: 'fill' })
    .ensureAlpha()
    .raw()
    .toBuffer();
