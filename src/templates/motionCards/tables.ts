/** The vivid tables of `motion-cards`, deep enough for white words: neighbours are far apart in hue. Pure. */
import type { TemplateProps } from '../../../contract/video/templateProps';
import type { Palette } from '../shared/palette';

const TONES = [
  ['#6d4aff', '#3515c4'],
  ['#f0426e', '#a30d48'],
  ['#0aa396', '#045b66'],
  ['#f4741f', '#b3300c'],
  ['#2f7bf6', '#0f3aa8'],
] as const;

/** From a lit corner to a deeper one. */
const table = ([light, deep]: readonly [string, string], index: number): string =>
  `linear-gradient(${155 + 15 * (index % 3)}deg, ${light} 8%, ${deep})`;

export const tablePalette: Palette = {
  backgrounds: TONES.map(table),
  accent: '#ffdd2d',
  label: '#15121f',
  onLabel: '#ffffff',
};

/** A brand's own colours as they are: words have chips here, and darkened for them they would be mud. */
export const tablesOf = (brand: TemplateProps['brand']): readonly string[] =>
  brand?.colours?.length ? brand.colours.map(brandTable) : tablePalette.backgrounds;

const brandTable = (colour: string): string =>
  `linear-gradient(165deg, ${colour}, color-mix(in srgb, ${colour}, #0b0d18 38%))`;
