/** From an uploaded file to what the brand kit keeps of it: checked by content, pictures and clips normalised. [B2] */
import type { BrandAssetType } from '../../contract/brandAsset';
import { FONT_BYTES, LOGO_BYTES } from '../../contract/limits';
import { kindOf, type MediaKind } from '../media/mediaKind';
import { MediaRefused } from '../media/mediaRefusals';
import { prepareClip, preparePicture } from '../media/prepareMedia';
import { contentTypeOf } from '../storage/contentTypes';
import { AssetRefused } from './assetRefusals';
import { checkFont } from './fonts/checkFont';

export interface PreparedAsset {
  readonly file: string;
  readonly extension: string;
  readonly contentType: string;
}

interface Preparation {
  /** The largest file that is read, where the server's own limit is not smaller. */
  readonly mostBytes: number;
  /** Writes only into `scratch`. Throws AssetRefused or MediaRefused. */
  readonly prepare: (file: string, scratch: string) => Promise<PreparedAsset>;
}

const SMALLEST_SIDE = 16;

const font: Preparation = {
  mostBytes: FONT_BYTES,
  async prepare(file) {
    const extension = await checkFont(file);
    return { file, extension, contentType: contentTypeOf(`font.${extension}`) };
  },
};

const logo: Preparation = {
  mostBytes: LOGO_BYTES,
  async prepare(file, scratch) {
    const kind = await kindOrNothing(file);
    if (kind === null || kind === 'clip' || kind === 'sound') throw new AssetRefused('not_a_logo');
    return preparePicture(file, scratch, kind, SMALLEST_SIDE);
  },
};

const clip: Preparation = {
  mostBytes: Infinity,
  async prepare(file, scratch) {
    if ((await kindOrNothing(file)) !== 'clip') throw new AssetRefused('not_a_clip');
    return prepareClip(file, scratch);
  },
};

/** Its words name pictures and videos alike, so each type says its own instead. */
const kindOrNothing = (file: string): Promise<MediaKind | null> =>
  kindOf(file).catch((error: unknown) => {
    if (error instanceof MediaRefused && error.code === 'not_media') return null;
    throw error;
  });

export const preparations: Record<BrandAssetType, Preparation> = { logo, font, intro: clip, outro: clip };
