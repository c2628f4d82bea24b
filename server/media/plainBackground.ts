/** The one colour that a picture stands on, as a shop's picture does on white: it can go on beyond its edges. */
import sharp from 'sharp';
import { hexOf, type Rgb } from '../../src/templates/shared/colour';

/** px a side: what is looked at of it. */
const SIZE = 72;
/** 0 to 255 a channel: what noise and a JPEG's blocks make of one colour. */
const NOISE = 7;
/** Of every edge: a hair or a shadow may touch it. */
const LEAST = 0.94;
/** What shows through a picture that is cut out. */
const PAPER = '#ffffff';

/** #rrggbb; null where its edges show something. */
export async function plainBackground(picture: Buffer): Promise<string | null> {
  const pixels = await sharp(picture)
    .flatten({ background: PAPER })
    .resize(SIZE, SIZE, { fit: 'fill' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer();
  const at = (x: number, y: number): Rgb => {
    const place = (y * SIZE + x) * 3;
    return [pixels[place] ?? 0, pixels[place + 1] ?? 0, pixels[place + 2] ?? 0];
  };
  const along = Array.from({ length: SIZE }, (_, step) => step);
  const edges = [
    along.map((step) => at(step, 0)),
    along.map((step) => at(step, SIZE - 1)),
    along.map((step) => at(0, step)),
    along.map((step) => at(SIZE - 1, step)),
  ];
  const background = usualOf(edges.flat());
  return edges.every((edge) => shareOf(edge, background) >= LEAST) ? hexOf(background) : null;
}

function usualOf(pixels: readonly Rgb[]): Rgb {
  const middle = (place: 0 | 1 | 2) =>
    pixels.map((pixel) => pixel[place]).toSorted((a, b) => a - b)[pixels.length >> 1] ?? 0;
  return [middle(0), middle(1), middle(2)];
}

const shareOf = (edge: readonly Rgb[], background: Rgb): number =>
  edge.filter((pixel) => pixel.every((value, place) => Math.abs(value - (background[place] ?? 0)) <= NOISE))
    .length / edge.length;
