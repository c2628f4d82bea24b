/** A picture as the video needs it: upright, at most 2160 px a side, JPEG, or PNG where it is transparent. */
import { readFile, stat } from 'node:fs/promises';
import sharp, { type Sharp, type SharpOptions } from 'sharp';
import { createTurns } from '../fetching/turns';
import type { ColourProfile } from './heic/colourProfile';
import { decodeHeic } from './heic/decodeHeic';
import { withProfile } from './heic/withProfile';
import type { PictureKind } from './mediaKind';
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
/** One at a time: where lines come interlaced or in passes, half a gigabyte is held for a hundred megapixels. */
const HUGE_PIXELS = 24_000_000;
const alone = createTurns(1);
const HEIC_BYTES = 64 * 1024 * 1024;
const DRAWING_BYTES = 2 * 1024 * 1024;
const reading: SharpOptions = { limitInputPixels: MOST_PIXELS, failOn: 'error', pages: 1 };

/** @param smallestSide a picture with a side below is refused, in pixels. */
export async function normalisePicture(
  file: string,
  kind: PictureKind,
  smallestSide: number,
): Promise<NormalisedPicture> {
  try {
    const { source, profile } = await OPENED[kind](file);
    const { autoOrient, hasAlpha } = await source.metadata();
    const sides = [autoOrient.width, autoOrient.height];
    if (kind !== 'drawing' && Math.min(...sides) < smallestSide) throw new MediaRefused('picture_too_small');
    const isHuge = autoOrient.width * autoOrient.height > HUGE_PIXELS;
    const small = await (isHuge ? alone(() => shrunk(source)) : shrunk(source));
    const sized = profile ? await shrunk(await withProfile(small, profile)) : small;
    const transparent = hasAlpha && !(await sized.clone().stats()).isOpaque;
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

/** Whatever is asked of it next is asked of the small one: a hundred megapixels would have to be held whole. */
async function shrunk(source: Sharp): Promise<Sharp> {
  const { data, info } = await source
    .timeout({ seconds: SECONDS })
    .autoOrient()
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
}

interface Opened {
  readonly source: Sharp;
  /** Where sharp cannot know it: what is decoded by somebody else. */
  readonly profile?: ColourProfile | null;
}

async function photograph(file: string): Promise<Opened> {
  if ((await stat(file)).size > HEIC_BYTES) throw new MediaRefused('file_too_large');
  const { data, width, height, profile } = await decodeHeic(new Uint8Array(await readFile(file)));
  return { source: sharp(data, { raw: { width, height, channels: 4 }, ...reading }), profile };
}

/** From a buffer, because a drawing that is read from a file may name files beside it. */
async function drawing(file: string): Promise<Opened> {
  const source = await readFile(file);
  if (source.length > DRAWING_BYTES) throw new MediaRefused('file_too_large');
  const { width = 0, height = 0 } = await sharp(source, reading).metadata();
  // Drawn at the size of the frame, however small its nominal size is.
  const density = Math.min(20_000, Math.max(72, (72 * 1080) / Math.max(width, height, 1)));
  const drawn = await sharp(source, { ...reading, density })
    .timeout({ seconds: SECONDS })
    .png()
    .toBuffer();
  return { source: sharp(drawn, reading) };
}

const OPENED: Readonly<Record<PictureKind, (file: string) => Opened | Promise<Opened>>> = {
  picture: (file) => ({ source: sharp(file, reading) }),
  heic: photograph,
  drawing,
};

function refusalOf(error: unknown): unknown {
  if (error instanceof MediaRefused) return error;
  const tooLarge = /pixel limit/i.test((error as Error).message);
  return new MediaRefused(tooLarge ? 'picture_too_large' : 'picture_broken', { cause: error });
}
