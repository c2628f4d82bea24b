/** What stands behind a card's thing: a gradient, a few large soft shapes, and the light and shadow around it. */
import { DEFAULT_SIZE } from '../../../../contract/limits';
import type { Palette } from './palettes';

interface Background {
  readonly palette: Palette;
  readonly index: number;
  /** Where light falls; none behind words. */
  readonly lit: { readonly centre: { readonly x: number; readonly y: number }; readonly size: number } | null;
}

const { width, height } = DEFAULT_SIZE;
/** The turn that spreads points most evenly, however many there are: 360° over the square of the golden ratio. */
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));

/** @returns SVG */
export function cardBackground({ palette, index, lit }: Background): string {
  const [from, to] = palette[index % palette.length] ?? palette[0];
  // Every other card is lit from the other side.
  const [x1, x2] = index % 2 === 0 ? [0, 1] : [1, 0];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<defs>
<linearGradient id="ground" x1="${x1}" y1="0" x2="${x2}" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>
<radialGradient id="light"><stop offset="0" stop-color="#fff" stop-opacity=".55"/><stop offset=".55" stop-color="#fff" stop-opacity=".2"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>
<radialGradient id="shade"><stop offset="0" stop-color="#000" stop-opacity=".34"/><stop offset="1" stop-color="#000" stop-opacity="0"/></radialGradient>
</defs>
<rect width="${width}" height="${height}" fill="url(#ground)"/>
${softShapes(index)}
${lit ? lightAndShadow(lit) : ''}
</svg>`;
}

const softShapes = (index: number) =>
  Array.from({ length: 4 }, (_, shape) => {
    const turn = (index * 4 + shape + 1) * GOLDEN_ANGLE;
    const x = Math.round(width / 2 + Math.cos(turn) * (380 + 60 * shape));
    const y = Math.round(height / 2 + Math.sin(turn) * (620 + 90 * shape));
    return `<circle cx="${x}" cy="${y}" r="${360 - 70 * shape}" fill="#fff" opacity="${(0.05 + 0.015 * shape).toFixed(3)}"/>`;
  }).join('');

const lightAndShadow = ({ centre: { x, y }, size }: NonNullable<Background['lit']>) =>
  `<circle cx="${x}" cy="${y}" r="${size * 0.92}" fill="url(#light)"/>` +
  `<ellipse cx="${x}" cy="${y + size * 0.6}" rx="${size * 0.44}" ry="${size * 0.07}" fill="url(#shade)"/>`;
