/** A still of the film as the picture of its card: the film's own shape, no larger than a card is shown. */
import sharp from 'sharp';

/** px; twice what a card is wide. */
const WIDTH = 540;
const HEIGHT = 960;

export const poster = (still: Buffer): Promise<Buffer> =>
  sharp(still)
    .resize(WIDTH, HEIGHT, { fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer();
