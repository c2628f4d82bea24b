/** How a template's cards look: what stands behind the thing, how the thing is shown, how words are set. */
import { DEFAULT_SIZE } from '../../../../contract/limits';
import type { GlyphKind } from '../glyphs';
import type { Box, SetLine, SetPhrase, Typography } from '../words/typeset';

/** In px of the card. */
export interface Place {
  readonly centre: { readonly x: number; readonly y: number };
  readonly size: number;
}
export interface Setting {
  /** Which of the style's palettes, 0 to 1: a video keeps one. */
  readonly mood: number;
  /** Which card of the video, from 0: cards that follow each other differ. */
  readonly index: number;
  /** Where things will stand; none on a card of words. */
  readonly places: readonly Place[];
}
export interface Ink {
  readonly words: string;
  /** Of the words that matter most. */
  readonly accent: string;
  /** Of what is drawn with a pen. */
  readonly pen: string;
  /** Of the tile behind a symbol. */
  readonly tile: string;
}

export interface CardStyle {
  readonly glyphs: GlyphKind;
  /** A white rim around things, px; as on a sticker. */
  readonly rim: number;
  /** Where the one thing stands, and where what is beside it. */
  readonly thing: Place;
  readonly beside: Place;
  readonly ink: (setting: Setting) => Ink;
  /** SVG behind the thing or the words. */
  readonly background: (setting: Setting) => string;
  readonly words: {
    readonly typography: Typography;
    readonly place: Box;
    /** SVG of the words with all that accents them. */
    readonly paint: (set: SetPhrase, setting: Setting) => string;
  };
}

export const { width: WIDTH, height: HEIGHT } = DEFAULT_SIZE;
/** Between a template's title and its captions. */
const MIDDLE = { x: WIDTH / 2, y: 860 };

export const placeOf = (size: number, { x, y }: Partial<typeof MIDDLE> = {}): Place => ({
  centre: { x: x ?? MIDDLE.x, y: y ?? MIDDLE.y },
  size,
});

/** Where words stand, around the middle. */
export const boxOf = (width: number, height: number, y = MIDDLE.y): Box => ({
  ...{ left: (WIDTH - width) / 2, top: y - height / 2 },
  ...{ width, height },
});

export const defineCardStyle = (style: CardStyle): CardStyle => style;

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

/** A regular face beside bold ones is drawn with a line of this width, in thousandths of its size. */
const EMBOLDENED = 36;

/** A line's letters; colours are SVG paints. */
export const letters = (
  { words, size, baseline }: SetLine,
  { words: plain, accent }: Pick<Ink, 'words' | 'accent'>,
) =>
  words
    .map(({ outline, x, isAccent }) => {
      const colour = isAccent ? accent : plain;
      const drawn = outline.paths.map(
        ({ d, isLight }) =>
          `<path d="${d}"${isLight ? ` stroke="${colour}" stroke-width="${EMBOLDENED}" stroke-linejoin="round"` : ''}/>`,
      );
      return `<g fill="${colour}" transform="translate(${px(x)} ${px(baseline)}) scale(${size / 1000})">${drawn.join('')}</g>`;
    })
    .join('');

export const px = (value: number) => Math.round(value * 10) / 10;

/** Where a line's accented words stand, neighbours together. */
export function accentsOf({ words }: SetLine): { readonly x: number; readonly width: number }[] {
  const spans: { x: number; width: number }[] = [];
  let isOpen = false;
  for (const { x, width, isAccent } of words) {
    const last = spans.at(-1);
    if (isAccent && isOpen && last) last.width = x + width - last.x;
    else if (isAccent) spans.push({ x, width });
    isOpen = isAccent;
  }
  return spans;
}
