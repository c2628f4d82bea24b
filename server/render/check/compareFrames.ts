/**
 * Whether a frame of a file is its preview's. Three questions, each about what H.264 leaves as it is:
 * the mean colour of each tile (a caption, a picture, a chunk is wrong), the mean of the whole frame (all colours
 * are off a little), and whether the preview is nearer to the file two frames away than in its own place (it is late
 * or early). Pure.
 *
 * Each limit stands between what was measured on sound renders of all six templates (144 frames; a page's encoder, and
 * x264 at crf 20 for two of them) and the most on the same frames with a fault put in. Letters of a still that is drawn
 * small are darker or lighter than those of a frame made smaller: its tiles are off by three times as much as at the
 * film's own size (3.4). Chroma is off on saturated grounds, where a page's encoder converts it by 8 bits:
 *
 * | figure               | sound, the worst | a wrong matrix, range or 8 % more saturation  | limit |
 * | tile, luma           | 9.6              | 21.4, 20.0, 9.6 (a caption missing: over 60)  | 16    |
 * | tile, chroma         | 10.4             | 13.6, 15.9, 11.7 (the others find these)      | 16    |
 * | whole, luma          | 0.9              | 12.5, 13.1, 1.3                               | 1.5   |
 * | whole, chroma        | 1.4              | 8.2, 12.3, 7.5                                | 2     |
 * | nearer two frames on | 1.1 times        | (two frames late: up to 2400 times)           | 2     |
 */
import type { SmallPicture } from './smallFrames';

export const LIMITS = {
  /** Of 255. */
  tile: { luma: 16, chroma: 16 },
  whole: { luma: 1.5, chroma: 2 },
  nearer: 2,
} as const;
/** Frames to either side that the preview may not be nearer to. */
export const NEIGHBOUR = 2;
/** px of a small picture: 40 of the video's, less than a word and far more than a block of H.264. */
const TILE = 10;

export interface Compared {
  readonly still: SmallPicture;
  readonly decoded: SmallPicture;
  /** The file's frames two before and two behind, where there are such. */
  readonly neighbours: readonly SmallPicture[];
}

export function differs({ still, decoded, neighbours }: Compared): boolean {
  if (still.rgb.length !== decoded.rgb.length) return true;
  const { tile, whole } = meansOf(still, decoded);
  if (tile.luma > LIMITS.tile.luma || tile.chroma > LIMITS.tile.chroma) return true;
  if (whole.luma > LIMITS.whole.luma || whole.chroma > LIMITS.whole.chroma) return true;
  const within = distance(still, decoded) / LIMITS.nearer;
  return within > LEAST_DISTANCE && neighbours.some((other) => distance(still, other, within) < within);
}

/** Mean square of the difference; what JPEG alone makes of a still of flat colours. */
const LEAST_DISTANCE = 0.5;
/** Bytes between two looks whether the sum is too large already. */
const STRIDE = 4096;

/** @param enough more is not summed up: of a picture that moves, a tenth of it tells that it is another one */
function distance({ rgb: a }: SmallPicture, { rgb: b }: SmallPicture, enough = Infinity): number {
  const most = enough * a.length;
  let sum = 0;
  for (let from = 0; from < a.length && sum <= most; from += STRIDE) {
    const to = Math.min(a.length, from + STRIDE);
    for (let at = from; at < to; at += 1) {
      const off = (a[at] ?? 0) - (b[at] ?? 0);
      sum += off * off;
    }
  }
  return sum / a.length;
}

interface Means {
  readonly luma: number;
  readonly chroma: number;
}

/** The largest difference of a tile, and that of the whole. */
function meansOf(a: SmallPicture, b: SmallPicture): { tile: Means; whole: Means } {
  const tile = { luma: 0, chroma: 0 };
  let [red, green, blue] = [0, 0, 0];
  for (let top = 0; top < a.height; top += TILE)
    for (let left = 0; left < a.width; left += TILE) {
      let [tileRed, tileGreen, tileBlue] = [0, 0, 0];
      const [bottom, right] = [Math.min(a.height, top + TILE), Math.min(a.width, left + TILE)];
      for (let y = top; y < bottom; y += 1) {
        const end = (y * a.width + right) * 3;
        for (let at = (y * a.width + left) * 3; at < end; at += 3) {
          tileRed += (a.rgb[at] ?? 0) - (b.rgb[at] ?? 0);
          tileGreen += (a.rgb[at + 1] ?? 0) - (b.rgb[at + 1] ?? 0);
          tileBlue += (a.rgb[at + 2] ?? 0) - (b.rgb[at + 2] ?? 0);
        }
      }
      red += tileRed;
      green += tileGreen;
      blue += tileBlue;
      const area = (bottom - top) * (right - left);
      // A sliver at the edge has too few pixels for a mean.
      if (area < (TILE * TILE) / 2) continue;
      const { luma, chroma } = colourOf([tileRed, tileGreen, tileBlue], area);
      tile.luma = Math.max(tile.luma, luma);
      tile.chroma = Math.max(tile.chroma, chroma);
    }
  return { tile, whole: colourOf([red, green, blue], a.width * a.height) };
}

/** Luma and the larger chroma by BT.709, of 255. */
function colourOf(sum: readonly [number, number, number], pixels: number): Means {
  const [red, green, blue] = [sum[0] / pixels, sum[1] / pixels, sum[2] / pixels];
  const luma = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  const chroma = Math.max(Math.abs(blue - luma) / 1.8556, Math.abs(red - luma) / 1.5748);
  return { luma: Math.abs(luma), chroma };
}
