/** Paints one card, 1080x1920: a thing in the middle of its light, or a few words, clear of title and captions. */
import sharp, { type OverlayOptions } from 'sharp';
import { DEFAULT_SIZE } from '../../../../contract/limits';
import type { Picture } from '../pictures';
import { cardBackground } from './cardBackground';
import type { Choice } from './choosePictures';
import type { Palette } from './palettes';
import { setWords } from './setWords';

export interface CardFiles {
  /** A thing by its name: WebP with transparency. */
  readonly picture: (name: string) => Promise<Buffer>;
  /** TrueType: the only form in which the text engine takes a file. */
  readonly typeface: string;
}

interface Setting {
  readonly palette: Palette;
  /** Which card of the video it is, from 0: cards that follow each other differ. */
  readonly index: number;
  readonly files: CardFiles;
}

/** In the frame of 1080x1920: below a title, above the captions. */
const THING = { centre: { x: 540, y: 860 }, size: 620 };
const BESIDE_SIZE = 230;
const BESIDE = [
  { x: 845, y: 1170 },
  { x: 225, y: 560 },
];

export async function drawCard(choice: Choice, { palette, index, files }: Setting): Promise<Picture> {
  const { width, height } = DEFAULT_SIZE;
  const layers =
    choice.kind === 'words'
      ? [await setWords(choice.text, THING.centre, files.typeface)]
      : await Promise.all([
          ...choice.beside.map(async (name, place) =>
            placed(await files.picture(name), BESIDE[place] ?? THING.centre, BESIDE_SIZE),
          ),
          placed(await files.picture(choice.picture), THING.centre, THING.size),
        ]);
  const background = cardBackground({ palette, index, lit: choice.kind === 'thing' ? THING : null });
  const body = await sharp(Buffer.from(background))
    .composite(layers)
    .removeAlpha()
    .jpeg({ quality: 90, chromaSubsampling: '4:4:4' })
    .toBuffer();
  return { body, width, height };
}

async function placed(
  picture: Buffer,
  { x, y }: { x: number; y: number },
  size: number,
): Promise<OverlayOptions> {
  const input = await sharp(picture).resize(size, size, { fit: 'inside' }).toBuffer();
  return { input, left: Math.round(x - size / 2), top: Math.round(y - size / 2) };
}
