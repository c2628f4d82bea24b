/** What is known of an asset's file: its size and length, a logo's colours, the colour around a clip. [B4] */
import sharp, { type Sharp } from 'sharp';
import type { BrandAssetType, BrandFacts } from '../../../contract/brandAsset';
import { hexOf } from '../../../src/templates/shared/colour';
import { firstFrame } from '../../media/normaliseClip';
import { probeClip } from '../../media/probeClip';
import { logoColours } from './logoColours';
import { logoGround } from './logoGround';

/** px: as many pixels as it takes to count colours by. */
const COUNTED = 128;
/** px of a clip's picture, whose outermost ones are its ground. */
const SMALL = 16;

async function measureLogo(file: string): Promise<BrandFacts> {
  const { width, height } = await sharp(file).metadata();
  const small = sharp(file).resize(COUNTED, COUNTED, {
    fit: 'inside',
    withoutEnlargement: true,
    kernel: 'nearest',
  });
  const rgba = await pixelsOf(small);
  const ground = logoGround(rgba);
  return { width, height, colours: logoColours(rgba), ...(ground ? { ground } : {}) };
}

async function measureClip(file: string): Promise<BrandFacts> {
  const { width, height, durationSeconds, audioCodec } = await probeClip(file);
  return {
    width,
    height,
    duration_seconds: durationSeconds,
    has_sound: audioCodec !== null,
    ground: await groundOf(await firstFrame(file)),
  };
}

/** The mean of the pixels at the edges. */
async function groundOf(picture: Buffer): Promise<string> {
  const rgba = await pixelsOf(sharp(picture).resize(SMALL, SMALL, { fit: 'fill' }));
  const sum: [number, number, number] = [0, 0, 0];
  let count = 0;
  for (let y = 0; y < SMALL; y += 1)
    for (let x = 0; x < SMALL; x += 1) {
      if (x > 0 && x < SMALL - 1 && y > 0 && y < SMALL - 1) continue;
      const at = 4 * (y * SMALL + x);
      for (const channel of [0, 1, 2] as const) sum[channel] += rgba[at + channel] ?? 0;
      count += 1;
    }
  const [red, green, blue] = sum;
  return hexOf([red / count, green / count, blue / count]);
}

const pixelsOf = async (picture: Sharp): Promise<Uint8Array> =>
  picture.toColourspace('srgb').ensureAlpha().raw().toBuffer();

const measures: Record<BrandAssetType, (file: string) => Promise<BrandFacts>> = {
  logo: measureLogo,
  font: async () => ({}),
  intro: measureClip,
  outro: measureClip,
};

/** Of a file that was prepared: what cannot be read was refused before. */
export const measureAsset = (type: BrandAssetType, file: string): Promise<BrandFacts> => measures[type](file);
