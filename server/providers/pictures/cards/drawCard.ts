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
/** Before its foot, to the right. */
const BESIDE = { centre: { x: 845, y: 1170 }, size: 230 };

export async function drawCard(choice: Choice, { palette, index, files }: Setting): Promise<Picture> {
  const { width, height } = DEFAULT_SIZE;
  const layers = await layersOf(choice, files);
  const background = cardBackground({ palette, index, lit: choice.kind === 'thing' ? THING : null });
  const body = await sharp(Buffer.from(background))
    .composite(layers)
    .removeAlpha()
    .jpeg({ quality: 90, chromaSubsampling: '4:4:4' })
    .toBuffer();
  return { body, width, height };
}

async function layersOf(choice: Choice, files: CardFiles): Promise<OverlayOptions[]> {
  if (choice.kind === 'words') return [await setWords(choice.text, THING.centre, files.typeface)];
  const thing = await placed(await files.picture(choice.picture), THING);
  return choice.beside ? [thing, await placed(await files.picture(choice.beside), BESIDE)] : [thing];
}

async function placed(picture: Buffer, { centre, size }: typeof THING): Promise<OverlayOptions> {
  const input = await sharp(picture).resize(size, size, { fit: 'inside' }).toBuffer();
  return { input, left: Math.round(centre.x - size / 2), top: Math.round(centre.y - size / 2) };
}
