/** A picture as the video needs it: upright, at most 2160 px a side, JPEG, or PNG where it is transparent. */
import { readFile } from 'node:fs/promises';
import sharp, { type Sharp, type SharpOptions } from 'sharp';
import { MediaRefused } from './mediaRefusals';

export interface NormalisedPicture {
  readonly body: Buffer;
  readonly extension: 'jpg' | 'png';
  readonly contentType: string;
  readonly width: number;
  readonly height: number;
}

const LONGEST_SIDE = 2160;
const MOST_PIXELS = 100_000_000;
const SECONDS = 30;
const DRAWING_BYTES = 2 * 1024 * 1024;
const reading: SharpOptions = { limitInputPixels: MOST_PIXELS, failOn: 'error', pages: 1 };

/** @param smallestSide a picture with a side below is refused, in pixels. */
export async function normalisePicture(
  file: string,
  kind: 'picture' | 'drawing',
  smallestSide: number,
): Promise<NormalisedPicture> {
  try {
    const source = kind === 'drawing' ? await drawing(file) : sharp(file, reading);
    const { autoOrient, hasAlpha } = await source.metadata();
    const sides = [autoOrient.width, autoOrient.height];
    if (kind === 'picture' && Math.min(...sides) < smallestSide) throw new MediaRefused('picture_too_small');
    const transparent = hasAlpha && !(await source.clone().stats()).isOpaque;
    const sized = source
      .timeout({ seconds: SECONDS })
      .autoOrient()
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb');
    const drawn = transparent ? sized.png() : sized.removeAlpha().jpeg({ quality: 85, mozjpeg: false });
    const { data, info } = await drawn.toBuffer({ resolveWithObject: true });
    const as = transparent
      ? ({ extension: 'png', contentType: 'image/png' } as const)
      : ({ extension: 'jpg', contentType: 'image/jpeg' } as const);
    return { body: data, ...as, width: info.width, height: info.height };
  } catch (error) {
    throw refusalOf(error);
  }
}

/** From a buffer, because a drawing that is read from a file may name files beside it. */
async function drawing(file: string): Promise<Sharp> {
  const source = await readFile(file);
  if (source.length > DRAWING_BYTES) throw new MediaRefused('file_too_large');
  const { width = 0, height = 0 } = await sharp(source, reading).metadata();
  // Drawn at the size of the frame, however small its nominal size is.
  const density = Math.min(20_000, Math.max(72, (72 * 1080) / Math.max(width, height, 1)));
  const drawn = await sharp(source, { ...reading, density })
    .timeout({ seconds: SECONDS })
    .png()
    .toBuffer();
  return sharp(drawn, reading);
}

function refusalOf(error: unknown): unknown {
  if (error instanceof MediaRefused) return error;
  const tooLarge = /pixel limit/i.test((error as Error).message);
  return new MediaRefused(tooLarge ? 'picture_too_large' : 'picture_broken', { cause: error });
}
