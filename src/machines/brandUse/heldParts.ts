/** What a kit holds that a video can use: for each part the newest asset of its kind. [B4] */
import { assetTypeOf, BRAND_PARTS, type BrandAsset, type BrandPart } from '../../../contract/brandAsset';

export interface HeldPart {
  readonly part: BrandPart;
  readonly asset: BrandAsset;
}

/** A logo without a colour has none to give; a clip of unknown length cannot be joined. */
const canBeUsed: Record<BrandPart, (asset: BrandAsset) => boolean> = {
  logo: () => true,
  colours: ({ facts }) => (facts?.colours?.length ?? 0) > 0,
  font: () => true,
  intro: ({ facts }) => facts?.duration_seconds !== undefined,
  outro: ({ facts }) => facts?.duration_seconds !== undefined,
};

/** @param assets newest first */
export const heldParts = (assets: readonly BrandAsset[]): readonly HeldPart[] =>
  BRAND_PARTS.flatMap((part) => {
    const asset = assets.find(({ asset_type }) => asset_type === assetTypeOf(part));
    return asset && canBeUsed[part](asset) ? [{ part, asset }] : [];
  });
