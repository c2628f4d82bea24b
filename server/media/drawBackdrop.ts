/** The picture that stands behind a contained one: it covers the frame, blurred once instead of at each frame. [Y5] */
import sharp from 'sharp';

export const BACKDROP = { width: 270, height: 480, blurPx: 44, brightness: 0.8, saturation: 1.1 } as const;

/** @returns JPEG */
export const drawBackdrop = (picture: Buffer): Promise<Buffer> =>
  sharp(picture)
    .flatten({ background: '#202020' })
    .resize({ width: BACKDROP.width, height: BACKDROP.height, fit: 'cover' })
    .blur(BACKDROP.blurPx)
    .modulate({ brightness: BACKDROP.brightness, saturation: BACKDROP.saturation })
    .jpeg({ quality: 80 })
    .toBuffer();
