/** The one colour that a picture stands on, as a shop's picture does on white: it can go on beyond its edges. */
import sharp, { type OutputInfo, type Region } from 'sharp';
import { hexOf, type Rgb } from '../../src/templates/shared/colour';

/** px along each side: what is looked at of it. */
const SIZE = 72;
/** 0 to 255 a channel: what noise and a JPEG's blocks make of one colour. */
const NOISE = 7;
/** Of every edge: a hair or a shadow may touch it. */
const LEAST = 0.94;
/** What shows through a picture that is cut out. */
const PAPER = '#ffffff';

/** #rrggbb; null where its edges show something. */
export async function plainBackground(picture: Buffer): Promise<string | null> {
  const flat = await sharp(picture)
    .flatten({ background: PAPER })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const edges = await Promise.all(stripsOf(flat.info).map((strip) => alongStrip(flat, strip)));
  const background = usualOf(edges.flat());
  return edges.every((edge) => shareOf(edge, background) >= LEAST) ? hexOf(background) : null;
}

/** Of the shorter side: what stands close to an edge does not belong to it. */
const STRIP = 0.005;

/** The outermost px of each side. */
function stripsOf({ width, height }: OutputInfo): Region[] {
  const thick = Math.max(1, Math.round(STRIP * Math.min(width, height)));
  return [
    { left: 0, top: 0, width, height: thick },
    { left: 0, top: height - thick, width, height: thick },
    { left: 0, top: 0, width: thick, height },
    { left: width - thick, top: 0, width: thick, height },
  ];
}

async function alongStrip(
  { data, info: { width, height, channels } }: { data: Buffer; info: OutputInfo },
  strip: Region,
): Promise<Rgb[]> {
  const isAcross = strip.width >= strip.height;
  const [across, down] = isAcross ? [SIZE, 1] : [1, SIZE];
  const pixels = await sharp(data, { raw: { width, height, channels } })
    .extract(strip)
    .resize(across, down, { fit: 'fill' })
    .toColourspace('srgb')
    .raw()
    .toBuffer();
  return Array.from({ length: SIZE }, (_, step): Rgb => [
    pixels[step * 3] ?? 0,
    pixels[step * 3 + 1] ?? 0,
    pixels[step * 3 + 2] ?? 0,
  ]);
}

function usualOf(pixels: readonly Rgb[]): Rgb {
  const middle = (place: 0 | 1 | 2) =>
    pixels.map((pixel) => pixel[place]).toSorted((a, b) => a - b)[pixels.length >> 1] ?? 0;
  return [middle(0), middle(1), middle(2)];
}

const shareOf = (edge: readonly Rgb[], background: Rgb): number =>
  edge.filter((pixel) => pixel.every((value, place) => Math.abs(value - (background[place] ?? 0)) <= NOISE))
    .length / edge.length;
