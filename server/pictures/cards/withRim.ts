/** A white rim around a thing that was cut out, and a hard shadow: a sticker. */
import sharp from 'sharp';
import type { Laid, Layer } from './layer';

const SHADOW_PX = 14;
/** Of 255, and how steeply the edge rises from there. */
const BREATH = 14;
const STEEP = 9;
const COLOUR = { shadow: 0x11, rim: 0xff } as const;

/** @returns its shadow, its rim and itself, in the order in which they are laid. */
export async function withRim({ layer, left, top }: Laid, px: number): Promise<readonly Laid[]> {
  const room = px + SHADOW_PX;
  const [width, height] = [layer.width + 2 * room, layer.height + 2 * room];
  const spread = await sharp(silhouette(layer, room), { raw: { width, height, channels: 1 } })
    .blur(px * 0.7)
    .extractChannel(0)
    .raw()
    .toBuffer();
  // What the blur has spread is the rim: all that is more than a breath of it.
  const rim = spread.map((value) => Math.max(0, Math.min(255, (value - BREATH) * STEEP)));
  const sheet = (grey: number): Layer => ({ data: sheetOf(rim, grey), width, height });
  return [
    { layer: sheet(COLOUR.shadow), left: left - room + SHADOW_PX / 2, top: top - room + SHADOW_PX },
    { layer: sheet(COLOUR.rim), left: left - room, top: top - room },
    { layer, left, top },
  ];
}

/** How opaque it is at each point, with room around. */
function silhouette({ data, width, height }: Layer, room: number): Buffer {
  const wide = width + 2 * room;
  const shape = Buffer.alloc(wide * (height + 2 * room));
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      shape[(y + room) * wide + x + room] = data[(y * width + x) * 4 + 3] ?? 0;
  return shape;
}

function sheetOf(shape: Uint8Array, grey: number): Buffer {
  const sheet = Buffer.alloc(shape.length * 4, grey);
  for (let at = 0; at < shape.length; at += 1) sheet[at * 4 + 3] = shape[at] ?? 0;
  return sheet;
}
