/** What a video uses of the kit, as its templates are given it: the newest asset of each kind that is switched on. Pure. [B4] */
import {
  assetTypeOf,
  BRAND_PARTS,
  type BrandAsset,
  type BrandChoice,
  type BrandPart,
} from '../../contract/brandAsset';
import type { BrandProps } from '../../contract/video/templateProps';

const clipOf = ({ url, facts }: BrandAsset): BrandProps['intro'] =>
  facts?.duration_seconds
    ? {
        src: url,
        duration: facts.duration_seconds,
        ...(facts.width && facts.height ? { width: facts.width, height: facts.height } : {}),
        ...(facts.ground ? { ground: facts.ground } : {}),
        ...(facts.has_sound === undefined ? {} : { has_sound: facts.has_sound }),
      }
    : undefined;

const joined = (part: 'intro' | 'outro', clip: BrandProps['intro']): BrandProps =>
  clip ? { [part]: clip } : {};

const propsOf: Record<BrandPart, (asset: BrandAsset) => BrandProps> = {
  logo: ({ url, facts }) => ({
    logoUrl: url,
    ...(facts?.ground ? { logoGround: facts.ground } : {}),
    ...(facts?.width && facts.height ? { logoSize: { width: facts.width, height: facts.height } } : {}),
  }),
  colours: ({ facts }) => (facts?.colours?.length ? { colours: facts.colours } : {}),
  font: ({ url, name }) => ({ font: { family: name, src: url } }),
  intro: (asset) => joined('intro', clipOf(asset)),
  outro: (asset) => joined('outro', clipOf(asset)),
};

/** @param assets newest first. Undefined where nothing of the kit is used. */
export function brandOf(assets: readonly BrandAsset[], choice: BrandChoice = {}): BrandProps | undefined {
  const used = BRAND_PARTS.filter((part) => choice[part] !== false).flatMap((part) => {
    const newest = assets.find(({ asset_type }) => asset_type === assetTypeOf(part));
    return newest ? [propsOf[part](newest)] : [];
  });
  const brand: BrandProps = Object.assign({}, ...used);
  return Object.keys(brand).length > 0 ? brand : undefined;
}
