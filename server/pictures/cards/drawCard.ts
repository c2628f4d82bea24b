/** Paints one card, 1080x1920: a thing, a few things or a few words, clear of title and captions. */
import sharp from 'sharp';
import type { Picture } from '../pictures';
import type { Choice } from './choosePictures';
import type { Glyphs } from './glyphs';
import { lay, type Ground, type Laid, type Layer } from './layer';
import { placeOf, type CardLook, type Place } from './looks/cardLook';
import { setWords } from './setWords';
import { withRim } from './withRim';

interface Setting {
  readonly look: CardLook;
  /** 0 to 1: which of the look's palettes. */
  readonly mood: number;
  /** Which card of the video it is, from 0: cards that follow each other differ. */
  readonly index: number;
  readonly glyphs: Glyphs;
  /** TrueType: the only form in which the text engine takes a file. */
  readonly typeface: string;
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
  const { look, mood, index, glyphs, typeface } = setting;
  const things = thingsOf(choice, look);
  const places = things.map(({ place }) => place);
  const ink = look.ink({ mood, index, places });
  const layers = await Promise.all(
    choice.kind === 'words'
      ? [
          setWords(choice.text, { at: look.thing.centre, colour: ink.words, typeface }).then((words) => [
            words,
          ]),
        ]
      : things.map(async ({ picture, place }) => {
          const drawn = placed(await glyphs.draw(picture, look.glyphs, place.size, ink), place);
          return look.rim > 0 ? withRim(drawn, look.rim) : [drawn];
        }),
  );
  const ground = await groundOf(look.background({ mood, index, places }));
  for (const laid of layers.flat()) lay(ground, laid);
  const { data, width, height } = ground;
  const body = await sharp(data, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 88, chromaSubsampling: '4:4:4' })
    .toBuffer();
  return { body, width, height };
}

async function groundOf(svg: string): Promise<Ground> {
  const { data, info } = await sharp(Buffer.from(svg))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

function thingsOf(choice: Choice, { thing, beside }: CardLook): readonly Placed[] {
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
