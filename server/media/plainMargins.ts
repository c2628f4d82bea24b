/** How much of a picture along each side is nothing but the one colour that it stands on. */
import sharp from 'sharp';
import type { Crop } from '../../contract/video/itemDetails';

/** px of the longer side: one of them is less than is seen of a margin, and noise is evened out. */
const LOOKED_AT = 512;
/** 0 to 255: what a JPEG's blocks make of one colour. */
const NOISE = 12;
/** 0 to 255: less is not seen where a picture ends on its colour. */
const UNSEEN = 4;
/** Of a side: a JPEG's ringing reaches so far around a thing. */
const RINGING = 0.02;

/** In shares of its sides, `soft` where a light or a shadow lies on them; all 0, too, where the picture is that colour all over. @param background #rrggbb */
export async function plainMargins(picture: Buffer, background: string): Promise<Crop> {
  const small = await sharp(picture)
    .flatten({ background })
    .resize(LOOKED_AT, LOOKED_AT, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .png()
    .toBuffer({ resolveWithObject: true });
  const within = async (threshold: number): Promise<Crop> => {
    const { info } = await sharp(small.data)
      .trim({ background, threshold })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const [left, top] = [-(info.trimOffsetLeft ?? 0), -(info.trimOffsetTop ?? 0)];
    const { width, height } = small.info;
    return {
      left: share(left, width),
      top: share(top, height),
      right: share(width - left - info.width, width),
      bottom: share(height - top - info.height, height),
    };
  };
  const [margins, unseen] = [await within(NOISE), await within(UNSEEN)];
  const isShaded = sides.some((side) => margins[side] - unseen[side] > RINGING);
  return isShaded ? { ...margins, soft: true } : margins;
}

const sides = ['left', 'top', 'right', 'bottom'] as const;
const share = (px: number, side: number): number => Math.round((px / side) * 1e4) / 1e4 + 0;
