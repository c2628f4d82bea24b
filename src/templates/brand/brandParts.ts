/** Each part of a brand in a document: whether it is used, and the document with and without it. Pure. [B4] */
import type { BrandAsset, BrandPart } from '../../../contract/brandAsset';
import type { VideoData } from '../../../contract/video/videoData';
import { itemsOfRole } from './brandItems';
import { litColourOf } from '../shared/palette';
import { usesFont, usesLitColour, withFont, withLitColour, withoutFont, withoutLitColour } from './brandType';
import { withClip, withoutClip, type BrandClip } from './joinedClips';
import { withoutLogo, withWatermark } from './watermark';

interface PartOfVideo {
  isUsed(data: VideoData, asset: BrandAsset): boolean;
  /** The same document where it cannot be used. */
  used(data: VideoData, asset: BrandAsset): VideoData;
  unused(data: VideoData, asset: BrandAsset): VideoData;
}

const coloursOf = ({ facts }: BrandAsset) => facts?.colours ?? [];
const sizeOf = ({ facts }: BrandAsset) =>
  facts?.width && facts.height ? { width: facts.width, height: facts.height } : undefined;
const clipOf = (asset: BrandAsset): BrandClip => ({
  src: asset.url,
  durationMs: (asset.facts?.duration_seconds ?? 0) * 1000,
  size: sizeOf(asset),
  background: asset.facts?.ground,
  hasSound: asset.facts?.has_sound,
});
const joint = (name: 'intro' | 'outro'): PartOfVideo => ({
  isUsed: (data) => itemsOfRole(data, name).length > 0,
  used: (data, asset) => withClip(data, name, clipOf(asset)),
  unused: (data) => withoutClip(data, name),
});

export const brandParts: Readonly<Record<BrandPart, PartOfVideo>> = {
  logo: {
    isUsed: (data) => itemsOfRole(data, 'logo').length > 0,
    used: (data, asset) =>
      withWatermark(data, { src: asset.url, size: sizeOf(asset), background: asset.facts?.ground }),
    unused: (data, { url }) => withoutLogo(data, url),
  },
  colours: {
    isUsed: (data, asset) => usesLitColour(data, coloursOf(asset)),
    used(data, asset) {
      const colour = litColourOf(coloursOf(asset));
      return colour ? withLitColour(data, colour) : data;
    },
    unused: (data, asset) => withoutLitColour(data, coloursOf(asset)),
  },
  font: {
    isUsed: (data, { url }) => usesFont(data, url),
    used: (data, { url }) => withFont(data, url),
    unused: (data, { url }) => withoutFont(data, url),
  },
  intro: joint('intro'),
  outro: joint('outro'),
};
