/** A portrait still as a 16:9 picture: whole, in front of itself, blurred. */
import sharp from 'sharp';

const WIDTH = 640;
const HEIGHT = 360;

export async function wideThumbnail(still: Buffer): Promise<Buffer> {
  const front = await sharp(still).resize(WIDTH, HEIGHT, { fit: 'inside' }).toBuffer();
  return sharp(still)
    .resize(WIDTH, HEIGHT, { fit: 'cover' })
    .blur(18)
    .modulate({ brightness: 0.75 })
    .composite([{ input: front, gravity: 'centre' }])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}
