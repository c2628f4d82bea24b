/** The refusal of one more asset than a brand kit holds. [B3] */
import type { BrandAssetType } from '../../../contract/brandAsset';
import { BRAND_ASSETS } from '../../../contract/limits';
import { Problem } from '../../http/problems';

const plural: Record<BrandAssetType, string> = {
  logo: 'logos',
  font: 'fonts',
  intro: 'intro videos',
  outro: 'outro videos',
};

export class BrandKitFull extends Problem<'brand_kit_full'> {
  override readonly name = 'BrandKitFull';
  constructor(type: BrandAssetType) {
    const detail = `Your brand kit holds ${BRAND_ASSETS} ${plural[type]} already. Delete one, then try again.`;
    super(400, 'brand_kit_full', detail, undefined, { type, most: BRAND_ASSETS });
  }
}
