/** The loud backgrounds of `funky`: two tones of one colour, in a pattern, as CSS. Pure. */

import type { Palette } from '../shared/palette';

const COLOURS = ['#ffd60a', '#ff4d8d', '#3a86ff', '#06d6a0', '#9b5de5', '#ff7b1c'] as const;
/** Shadows, and what words stand on. */
export const INK = '#16161d';
/** A brand of one colour is told apart from itself by these. */
const BESIDE_BRAND = ['#fff4d6', INK] as const;

/** A brand's own colours, else ours. */
export function loudColours(brand: readonly string[] | undefined): readonly string[] {
  if (!brand || brand.length === 0) return COLOURS;
  return brand.length > 2 ? brand : [...brand, ...BESIDE_BRAND];
}

/** Deep enough for white words that have nothing else to stand on. */
const DEEP_COLOURS = ['#c2185b', '#1d4ed8', '#7c3aed', '#b3400a', '#0b7a5b'] as const;

/** Lighter than itself: the pattern's second tone. */
const tint = (colour: string) => `color-mix(in srgb, ${colour}, #ffffff ${isDeep(colour) ? 9 : 24}%)`;
const isDeep = (colour: string) => (DEEP_COLOURS as readonly string[]).includes(colour);

type Pattern = (colour: string, unit: number) => string;
const px = (design: number, unit: number) => `${Math.round(design * unit)}px`;

const patterns: readonly Pattern[] = [
  (colour) =>
    `repeating-conic-gradient(from 0deg at 50% 48%, ${colour} 0deg 15deg, ${tint(colour)} 15deg 30deg)`,
  (colour, unit) => {
    const tile = px(108, unit);
    return `radial-gradient(circle, ${tint(colour)} 0 30%, transparent 31.5%) 0 0 / ${tile} ${tile}, ${colour}`;
  },
  (colour, unit) =>
    `repeating-linear-gradient(-45deg, ${colour} 0 ${px(72, unit)}, ${tint(colour)} ${px(72, unit)} ${px(144, unit)})`,
  (colour, unit) => {
    const tile = px(220, unit);
    return `repeating-conic-gradient(${colour} 0 25%, ${tint(colour)} 0 50%) 0 0 / ${tile} ${tile}`;
  },
];

/** Of shot `index`; neighbours differ in colour and pattern. */
export const loudBackground = (colours: readonly string[], index: number, unit: number): string =>
  (patterns[index % patterns.length] as Pattern)(colours[index % colours.length] ?? COLOURS[0], unit);

/** What words stand on where there is no picture at all, and the colours of the title. */
export const loudPalette = (unit: number): Palette => ({
  backgrounds: DEEP_COLOURS.map((_, index) => loudBackground(DEEP_COLOURS, index, unit)),
  accent: '#ffd60a',
  label: '#e0115f',
  onLabel: '#ffffff',
});
