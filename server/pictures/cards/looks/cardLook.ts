/** How a template's cards look: what stands behind the thing, how the thing is shown, what frames both. */
import { DEFAULT_SIZE } from '../../../../contract/limits';
import type { GlyphKind } from '../glyphs';

/** In px of the card. */
export interface Place {
  readonly centre: { readonly x: number; readonly y: number };
  readonly size: number;
}
export interface Setting {
  /** Which of the look's palettes, 0 to 1: a video keeps one. */
  readonly mood: number;
  /** Which card of the video, from 0: cards that follow each other differ. */
  readonly index: number;
  /** Where things will stand; none on a card of words. */
  readonly places: readonly Place[];
}

export interface CardLook {
  readonly glyphs: GlyphKind;
  /** A white rim around things, px; as on a sticker. */
  readonly rim: number;
  /** Where the one thing stands, and where what is beside it. */
  readonly thing: Place;
  readonly beside: Place;
  /** Colours of words, of what is drawn with a pen and of the tile behind a symbol. */
  readonly ink: (setting: Setting) => { readonly words: string; readonly pen: string; readonly tile: string };
  /** SVG of the whole card, behind the thing. */
  readonly background: (setting: Setting) => string;
}

export const { width: WIDTH, height: HEIGHT } = DEFAULT_SIZE;
/** Between a template's title and its captions. */
const MIDDLE = { x: WIDTH / 2, y: 860 };

export const placeOf = (size: number, { x, y }: Partial<typeof MIDDLE> = {}): Place => ({
  centre: { x: x ?? MIDDLE.x, y: y ?? MIDDLE.y },
  size,
});

export const defineCardLook = (look: CardLook): CardLook => look;

export const svg = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${inside}</svg>`;

/** @param mood 0 to 1 */
export function moodOf<T>(moods: readonly [T, ...T[]], mood: number): T {
  return moods[Math.floor(mood * moods.length) % moods.length] ?? moods[0];
}
/** The one of a row whose turn it is. */
export function turnOf<T>(row: readonly [T, ...T[]], index: number): T {
  return row[index % row.length] ?? row[0];
}

/** A light or a shade that fades to its edge, with strength 0 to 1 in its middle. */
export const glow = (id: string, colour: string, strength: number) =>
  `<radialGradient id="${id}"><stop offset="0" stop-color="${colour}" stop-opacity="${strength}"/>` +
  `<stop offset=".5" stop-color="${colour}" stop-opacity="${strength * 0.38}"/>` +
  `<stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`;

/** On what a thing stands. */
export const shadowUnder = ({ centre: { x, y }, size }: Place, fill: string) =>
  `<ellipse cx="${x}" cy="${y + size * 0.56}" rx="${size * 0.44}" ry="${size * 0.07}" fill="${fill}"/>`;
