/** The refusal of one more asset than a brand kit holds. [B3] */
import { refusalSentences } from '../../../contract/refusalSentences';
import type { BrandAssetType } from '../../../contract/brandAsset';
import { BRAND_ASSETS } from '../../../contract/limits';
import { Problem } from '../../http/problems';

export class BrandKitFull extends Problem<'brand_kit_full'> {
  override readonly name = 'BrandKitFull';
  constructor(type: BrandAssetType) {
    const detail = refusalSentences.brand_kit_full({ type, most: BRAND_ASSETS });
    super(400, 'brand_kit_full', detail, undefined, { type, most: BRAND_ASSETS });
  }
}
