/** A white rim around a thing that was cut out, and a hard shadow: a sticker. */
import sharp from 'sharp';

const SHADOW_PX = 14;
/** Of 255, and how steeply the edge rises from there. */
const BREATH = 14;
const STEEP = 9;

/** @param picture PNG with transparency. @returns a larger one. */
export async function withRim(picture: Buffer, px: number): Promise<Buffer> {
  const room = px + SHADOW_PX;
  const thing = await sharp(picture)
    .extend({ top: room, bottom: room, left: room, right: room, background: '#00000000' })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const { data: spread, info } = await sharp(thing)
    .extractChannel('alpha')
    .toColourspace('b-w')
    .blur(px * 0.7)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  // What the blur has spread is the rim: all that is more than a breath of it.
  const data = Buffer.from(spread.map((value) => Math.max(0, Math.min(255, (value - BREATH) * STEEP))));
  const sheet = (colour: string) =>
    sharp({ create: { width, height, channels: 3, background: colour } })
      .joinChannel(data, { raw: { width, height, channels: info.channels } })
      .png({ compressionLevel: 1 })
      .toBuffer();
  return sharp({ create: { width, height, channels: 4, background: '#00000000' } })
    .composite([
      { input: await sheet('#111111'), left: SHADOW_PX / 2, top: SHADOW_PX },
      { input: await sheet('#ffffff'), left: 0, top: 0 },
      { input: thing, left: 0, top: 0 },
    ])
    .png({ compressionLevel: 1 })
    .toBuffer();
}
