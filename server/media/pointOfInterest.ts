/** What is looked at in a picture, and where first: it stays in view wherever the picture is cut, and titles keep off it. */
import sharp from 'sharp';
import type { Part, PointOfInterest } from '../../contract/video/itemDetails';
import { subjectBox } from './subject/subjectBox';

/** px of the longer side: what is looked at is large, and a face is still some of them. */
const LOOKED_AT = 320;
/** Of the shorter side: where nothing is to be cut off, libvips looks for nothing. */
const AROUND = 0.9;
const PAPER = '#ffffff';

/**
 * Where first by libvips' attention: edges, saturation and the tones of skin. Null where there is nothing to tell one
 * part from another by.
 */
export async function pointOfInterest(picture: Buffer): Promise<PointOfInterest | null> {
  const small = await sharp(picture)
    .flatten({ background: PAPER })
    .resize(LOOKED_AT, LOOKED_AT, { fit: 'inside' })
    .toColourspace('srgb')
    .png()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = small.info;
  if ((await sharp(small.data).stats()).entropy < LEAST_ENTROPY) return null;
  const least = Math.min(width, height);
  const side = Math.max(1, Math.round(AROUND * least));
  // A square, scaled to cover a square, is cut nowhere.
  const view = { width: side, height: width === height ? least : side };
  const { info } = await sharp(small.data)
    .resize({ ...view, fit: 'cover', position: sharp.strategy.attention })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { attentionX, attentionY } = info;
  if (attentionX === undefined || attentionY === undefined) return null;
  // It is told in px of the picture as it was scaled to be cut.
  const scale = Math.max(view.width / width, view.height / height);
  const point = { x: share(attentionX, width * scale), y: share(attentionY, height * scale) };
  const box = subjectBox(await planesOf(small.data));
  return box ? { ...inside(point, box), box } : point;
}

/** px of the longer side: a thing's outline is known by them. */
const OUTLINED = 128;

async function planesOf(picture: Buffer) {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .resize(OUTLINED, OUTLINED, { fit: 'inside' })
    .toColourspace('lab')
    .raw({ depth: 'float' })
    .toBuffer({ resolveWithObject: true });
  const lab = new Float32Array(data.buffer, data.byteOffset, data.length / Float32Array.BYTES_PER_ELEMENT);
  return { width: info.width, height: info.height, lab };
}

/** What draws the eye beside all that is shown is in its background: then the middle of what is shown is aimed at. */
function inside(point: { readonly x: number; readonly y: number }, { left, top, width, height }: Part) {
  const isIn = point.x >= left && point.x <= left + width && point.y >= top && point.y <= top + height;
  return isIn ? point : { x: share(left + width / 2, 1), y: share(top + height / 2, 1) };
}

/** Of one flat colour. */
const LEAST_ENTROPY = 0.5;

const share = (at: number, side: number): number =>
  Math.round(Math.min(1, Math.max(0, at / side)) * 1000) / 1000;
