/** Paints one card, 1080x1920: a thing, a few things or a few words, clear of title and captions. */
import sharp, { type OverlayOptions } from 'sharp';
import type { Picture } from '../pictures';
import type { Choice } from './choosePictures';
import type { Glyphs } from './glyphs';
import { HEIGHT, placeOf, WIDTH, type CardLook, type Place } from './looks/cardLook';
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
      ? [setWords(choice.text, { at: look.thing.centre, colour: ink.words, typeface })]
      : things.map(async ({ picture, place }) => {
          const drawn = await glyphs.draw(picture, look.glyphs, place.size, ink);
          return placed(look.rim > 0 ? await withRim(drawn, look.rim) : drawn, place);
        }),
  );
  const body = await sharp(Buffer.from(look.background({ mood, index, places })))
    .composite(layers)
    .removeAlpha()
    .jpeg({ quality: 88, chromaSubsampling: '4:4:4' })
    .toBuffer();
  return { body, width: WIDTH, height: HEIGHT };
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

async function placed(input: Buffer, { centre }: Place): Promise<OverlayOptions> {
  const { width = 0, height = 0 } = await sharp(input).metadata();
  return { input, left: Math.round(centre.x - width / 2), top: Math.round(centre.y - height / 2) };
}
