/** What stands behind a card's thing: soft fields of a palette's colours, and the light and shadow around it. */
import { DEFAULT_SIZE } from '../../../../contract/limits';
import type { Palette } from './palettes';

interface Background {
  readonly palette: Palette;
  readonly index: number;
  /** Where light falls; none behind words. */
  readonly lit: { readonly centre: { readonly x: number; readonly y: number }; readonly size: number } | null;
}

const { width, height } = DEFAULT_SIZE;
/** Where the two fields of another colour lie, as shares of the frame; card by card from other sides. */
const FIELDS = [
  [0.05, 0.1, 1, 0.8],
  [0.95, 0.2, 0.05, 0.95],
  [0.5, 0.02, 0.9, 0.98],
  [0.02, 0.45, 0.95, 0.12],
] as const;

/** @returns SVG */
export function cardBackground({ palette, index, lit }: Background): string {
  const [from, to] = palette[index % palette.length] ?? palette[0];
  const [light] = palette[(index + 1) % palette.length] ?? palette[0];
  const [x1, y1, x2, y2] = FIELDS[index % FIELDS.length] ?? FIELDS[0];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<defs>
<linearGradient id="ground" x1="0" y1="0" x2=".35" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>
${field('field1', '#ffffff', 0.3)}
${field('field2', light, 0.75)}
${field('light', '#ffffff', 0.6)}
${field('shade', '#000000', 0.36)}
</defs>
<rect width="${width}" height="${height}" fill="url(#ground)"/>
<circle cx="${x2 * width}" cy="${y2 * height}" r="900" fill="url(#field2)"/>
<circle cx="${x1 * width}" cy="${y1 * height}" r="820" fill="url(#field1)"/>
${lit ? lightAndShadow(lit) : ''}
</svg>`;
}

const field = (id: string, colour: string, opacity: number) =>
  `<radialGradient id="${id}"><stop offset="0" stop-color="${colour}" stop-opacity="${opacity}"/>` +
  `<stop offset=".5" stop-color="${colour}" stop-opacity="${opacity * 0.38}"/>` +
  `<stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`;

const lightAndShadow = ({ centre: { x, y }, size }: NonNullable<Background['lit']>) =>
  `<circle cx="${x}" cy="${y}" r="${size * 0.9}" fill="url(#light)"/>` +
  `<ellipse cx="${x}" cy="${y + size * 0.58}" rx="${size * 0.44}" ry="${size * 0.07}" fill="url(#shade)"/>`;
