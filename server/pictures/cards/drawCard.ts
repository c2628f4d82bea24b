/** Paints one card, 1080x1920: a thing, a few things or the words themselves, clear of title and captions. */
import sharp from 'sharp';
import type { PointOfInterest } from '../../../contract/video/itemDetails';
import type { Picture } from '../pictures';
import type { Choice } from './choosing/choosePictures';
import type { Glyphs } from './glyphs';
import { lay, seenOf, type Background, type Laid, type Layer } from './layer';
import { placeOf, svg, type CardStyle, type Place } from './styles/cardStyle';
import { withRim } from './withRim';
import type { Faces } from './words/faces';
import { phraseOf } from './words/phrase';
import { typeset } from './words/typeset';

interface Setting {
  readonly style: CardStyle;
  /** 0 to 1: which of the style's palettes. */
  readonly mood: number;
  /** Which card of the video it is, from 0: cards that follow each other differ. */
  readonly index: number;
  readonly glyphs: Glyphs;
  readonly faces: Faces;
}
interface Placed {
  readonly picture: string;
  readonly place: Place;
}

/** Where three things stand, and four. */
const LIST = {
  3: [placeOf(400, { x: 320, y: 640 }), placeOf(400, { x: 760, y: 880 }), placeOf(400, { x: 330, y: 1120 })],
  4: [
    placeOf(350, { x: 300, y: 680 }),
    placeOf(350, { x: 780, y: 680 }),
    placeOf(350, { x: 300, y: 1090 }),
    placeOf(350, { x: 780, y: 1090 }),
  ],
} as const;

export async function drawCard(choice: Choice, setting: Setting): Promise<Picture> {
  const { style, mood, index, glyphs } = setting;
  const things = thingsOf(choice, style);
  const painting = { mood, index, places: things.map(({ place }) => place) };
  const ink = style.ink(painting);
  const layers = await Promise.all(
    things.map(async ({ picture, place }) => {
      const drawn = placed(await glyphs.draw(picture, style.glyphs, place.size, ink), place);
      return style.rim > 0 ? withRim(drawn, style.rim) : [drawn];
    }),
  );
  const words = choice.kind === 'words' ? wordsOf(choice.text, setting, painting) : '';
  const background = await rasterOf(svg(style.background(painting) + words));
  for (const laid of layers.flat()) lay(background, laid);
  const { data, width, height } = background;
  const body = await sharp(data, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 88, chromaSubsampling: '4:4:4' })
    .toBuffer();
  return { body, width, height, focus: focusOf(layers, background) };
}

/** The first thing, and all that stands beside it; null of a card of words. */
function focusOf(
  things: readonly (readonly Laid[])[],
  { width, height }: Background,
): PointOfInterest | null {
  const [first, ...others] = things.flatMap((layers) => layers.slice(-1)).map(seenOf);
  if (!first) return null;
  const all = [first, ...others];
  const [left, top] = [Math.min(...all.map((one) => one.left)), Math.min(...all.map((one) => one.top))];
  const right = Math.max(...all.map((one) => one.left + one.width));
  const bottom = Math.max(...all.map((one) => one.top + one.height));
  return {
    x: (first.left + first.width / 2) / width,
    y: (first.top + first.height / 2) / height,
    box: {
      ...{ left: left / width, top: top / height },
      ...{ width: (right - left) / width, height: (bottom - top) / height },
    },
  };
}

/** None where they cannot be written right: the captions say them. */
function wordsOf(
  text: string,
  { style, faces }: Setting,
  painting: Parameters<CardStyle['words']['paint']>[1],
): string {
  const { typography, place, paint } = style.words;
  const phrase = phraseOf(text);
  const canWrite = [...phrase.lead, ...phrase.key, ...phrase.tail].every((word) => faces.canWrite(word.text));
  return canWrite ? paint(typeset(phrase, faces, typography, place), painting) : '';
}

async function rasterOf(drawing: string): Promise<Background> {
  const { data, info } = await sharp(Buffer.from(drawing))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

function thingsOf(choice: Choice, { thing, beside }: CardStyle): readonly Placed[] {
  if (choice.kind === 'words') return [];
  if (choice.kind === 'list') {
    const places = choice.things.length > 3 ? LIST[4] : LIST[3];
    return places.flatMap((place, index) => {
      const listed = choice.things[index];
      return listed ? [{ picture: listed.picture, place }] : [];
    });
  }
  const main = { picture: choice.picture, place: thing };
  return choice.beside ? [main, { picture: choice.beside, place: beside }] : [main];
}

const placed = (layer: Layer, { centre }: Place): Laid => ({
  layer,
  left: Math.round(centre.x - layer.width / 2),
  top: Math.round(centre.y - layer.height / 2),
});
