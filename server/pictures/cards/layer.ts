/** Things to lay on a card, and laying them: plain bytes all the way, for packing them between costs more than painting. */
import type { Sharp } from 'sharp';
import type { Part } from '../../../contract/video/itemDetails';

export interface Layer {
  /** RGBA, not multiplied. */
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}
export interface Laid {
  readonly layer: Layer;
  readonly left: number;
  readonly top: number;
}
/** RGB */
export type Background = Layer;

const OPAQUE = 255;

export async function layerOf(picture: Sharp): Promise<Layer> {
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Paints into the background; what reaches beyond it is not seen. */
export function lay({ data: background, width, height }: Background, { layer, left, top }: Laid): void {
  const [fromX, toX] = [Math.max(0, -left), Math.min(layer.width, width - left)];
  const [fromY, toY] = [Math.max(0, -top), Math.min(layer.height, height - top)];
  for (let y = fromY; y < toY; y += 1) {
    let at = (y * layer.width + fromX) * 4;
    let to = ((y + top) * width + fromX + left) * 3;
    for (let x = fromX; x < toX; x += 1, at += 4, to += 3) {
      const alpha = layer.data[at + 3] ?? 0;
      if (alpha === 0) continue;
      for (let channel = 0; channel < 3; channel += 1) {
        const under = background[to + channel] ?? 0;
        const over = layer.data[at + channel] ?? 0;
        background[to + channel] = under + Math.round(((over - under) * alpha) / OPAQUE);
      }
    }
  }
}

/** Less is a breath of shadow. */
const SEEN = 64;

/** Where it is seen on its card, px; all of it where it is no more than a shadow. */
export function seenOf({ layer: { data, width, height }, left, top }: Laid): Part {
  let [fromX, toX, fromY, toY] = [width, 0, height, 0];
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      if ((data[(y * width + x) * 4 + 3] ?? 0) < SEEN) continue;
      fromX = Math.min(fromX, x);
      toX = Math.max(toX, x + 1);
      fromY = Math.min(fromY, y);
      toY = y + 1;
    }
  if (toX <= fromX) return { left, top, width, height };
  return { left: left + fromX, top: top + fromY, width: toX - fromX, height: toY - fromY };
}
