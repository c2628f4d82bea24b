/** The colours of a video: the brand's where there are some, else the template's own. Pure. */
import type { TemplateProps } from '../../../contract/video/templateProps';
import { contrast, hexOf, luminance, mix, parseColour, type Rgb } from './colour';
import { inkOn, legible, legibleUnder, WHITE } from './legible';

/** All as CSS writes them. */
export interface Palette {
  /** Gradients behind cards and words, deep enough for white type; used in turn. */
  readonly backgrounds: readonly string[];
  /** What is lit or underlined: read on dark. */
  readonly accent: string;
  /** A label and the type on it. */
  readonly label: string;
  readonly onLabel: string;
  /** What the last card stands on, as CSS, and the type on it; without it the label and its type. */
  readonly card?: { readonly background: string; readonly ink: string };
}

const INK: Rgb = [17, 17, 20];
const DEEP: Rgb = [11, 12, 18];
/** Of what is lit among white words. */
const LIT = 7;
/** Of a colour that stays itself when it is made a background. */
const DEEPENED = 2.2;
/** So many backgrounds are made of a brand's colours. */
const BACKGROUNDS = 3;

export const paletteOf = ({ brand }: Pick<TemplateProps, 'brand'>, own: Palette): Palette => {
  const colours = (brand?.colours ?? []).map(parseColour).filter((colour) => colour !== null);
  const vivid = colours.filter((colour) => !isPlain(colour));
  const [first = colours[0], second = first] = vivid;
  if (!first || !second) return own;
  // Yellow made deep enough for white type is mud.
  const deep = [first, second].filter((colour) => contrast(WHITE, colour) >= DEEPENED);
  const [background = first, next = background] = deep;
  return {
    backgrounds: Array.from({ length: BACKGROUNDS }, (_, index) =>
      backgroundOf(index % 2 === 0 ? background : next, index),
    ),
    // Grey would only dim the word that it lights.
    accent: vivid.length > 0 ? hexOf(accentOf(vivid, first)) : own.accent,
    label: hexOf(first),
    onLabel: hexOf(inkOn(first, WHITE, INK)),
  };
};

/** The most luminous of them: what is lit stands out among white words, and must not look dimmed. */
const accentOf = (vivid: readonly Rgb[], otherwise: Rgb): Rgb =>
  legible(vivid.toSorted((a, b) => luminance(b) - luminance(a))[0] ?? otherwise, [DEEP], LIT);

/** What lights a word in these colours, #rrggbb; null where none of them says anything. */
export function litColourOf(colours: readonly string[]): string | null {
  const vivid = colours.map(parseColour).filter((colour) => colour !== null && !isPlain(colour)) as Rgb[];
  const [first] = vivid;
  return first ? hexOf(accentOf(vivid, first)) : null;
}

/** White, black and greys say nothing of a brand. */
function isPlain(colour: Rgb): boolean {
  const spread = Math.max(...colour) - Math.min(...colour);
  return spread < 24 || luminance(colour) > 0.92;
}

/** From a deep tone of a colour to a deeper one, turned a little each time. */
function backgroundOf(colour: Rgb, index: number): string {
  const [deep, deeper] = [0.25, 0.7].map((share) =>
    hexOf(legibleUnder(WHITE, mix(colour, DEEP, share), { lights: [LIGHT] })),
  );
  return lit(`linear-gradient(${150 + 20 * index}deg, ${deep}, ${deeper})`, index);
}

/** Where light falls on a background, so that it is not flat; another place each time. */
const LIGHTS = ['30% 18%', '74% 26%', '46% 8%'] as const;
/** How much of white it is. */
export const LIGHT = 0.16;
const lit = (background: string, index: number) =>
  `radial-gradient(90% 52% at ${LIGHTS[index % LIGHTS.length]}, rgba(255,255,255,${LIGHT}), rgba(255,255,255,0)), ${background}`;

/** One colour with light from above. */
export const lightOn = (colour: string) => lit(`linear-gradient(${colour}, ${colour})`, 2);

/** For templates whose own backgrounds are not their idea. */
export const calmPalette: Palette = {
  backgrounds: [
    'linear-gradient(150deg, #3a36d6, #1b1a70)',
    'linear-gradient(170deg, #0b7285, #07384f)',
    'linear-gradient(190deg, #a01f77, #46104e)',
  ].map(lit),
  accent: '#ffdd2d',
  label: '#ffffff',
  onLabel: '#111114',
  card: { background: '#2546ee', ink: '#ffffff' },
};
