/** Draws the icons of the installed app from our mark: `npm run icons`. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

const folder = path.resolve('public');
const mark = readFileSync(path.join(folder, 'favicon.svg'), 'utf8');

/** To all edges: a phone cuts its own shape out, of which the middle four fifths are sure to stay. */
function fullBleed(svg: string): string {
  const background = /<rect width="32" height="32" rx="9" fill="([^"]+)"\/>/.exec(svg);
  if (!background) throw new Error('favicon.svg has no background to fill the edges with.');
  const drawing = svg.slice(svg.indexOf(background[0]) + background[0].length, svg.indexOf('</svg>'));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="${background[1]}"/><g transform="translate(3.2 3.2) scale(.8)">${drawing}</g></svg>`;
}

const icons = [
  ['icon-192.png', mark, 192],
  ['icon-512.png', mark, 512],
  ['icon-maskable-512.png', fullBleed(mark), 512],
  ['apple-touch-icon.png', fullBleed(mark), 180],
] as const;

for (const [name, svg, size] of icons)
  await sharp(Buffer.from(svg), { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toFile(path.join(folder, name));
