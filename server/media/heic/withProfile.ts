/** Pixels whose colours are told by a profile: as a PNG, because sharp takes a profile from files alone. */
import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import type { ColourProfile } from './colourProfile';

/** Its signature, and the chunk that comes first: a profile comes before all others. */
const HEAD_BYTES = 8 + 25;

/** @returns the same picture, which knows its colours */
export async function withProfile(pixels: Sharp, profile: ColourProfile): Promise<Sharp> {
  const icc = profile === 'display-p3' ? await displayP3() : profile;
  const file = await pixels.png({ compressionLevel: 0 }).toBuffer();
  const named = Buffer.concat([Buffer.from('icc\0\0', 'latin1'), deflateSync(icc)]);
  return sharp(
    Buffer.concat([file.subarray(0, HEAD_BYTES), chunk('iCCP', named), file.subarray(HEAD_BYTES)]),
  );
}

/** Length, name, content, and the sum of both (PNG, 5.3). */
function chunk(name: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** The one that sharp brings along. */
async function displayP3(): Promise<Uint8Array> {
  const dot = sharp({ create: { width: 1, height: 1, channels: 3, background: 'black' } });
  const { icc } = await sharp(await dot.withIccProfile('p3').png().toBuffer()).metadata();
  if (!icc) throw new Error('sharp writes no profile.');
  return icc;
}
