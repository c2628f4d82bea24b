/** Calls on the brand kit. [B2] */
import type { BrandAsset } from '../../contract/brandAsset';
import {
  deleteBrandAsset,
  listBrandAssets,
  restoreBrandAsset,
  uploadBrandAsset,
} from '../../contract/routes/brandkit.routes';
import type { Call } from './http';

type Id = { assetId: string };
type Upload = { assetType: BrandAsset['asset_type']; file: File };
export interface BrandKitService {
  fetchAssets(signal?: AbortSignal): Promise<readonly BrandAsset[]>;
  uploadAsset(input: Upload, signal?: AbortSignal): Promise<BrandAsset>;
  deleteAsset(input: Id, signal?: AbortSignal): Promise<Id>;
  restoreAsset(input: Id, signal?: AbortSignal): Promise<BrandAsset>;
}

export const createBrandKitService = (call: Call): BrandKitService => ({
  fetchAssets: async (signal) => (await call(listBrandAssets, { ...(signal && { signal }) })).assets,
  uploadAsset: ({ assetType, file }, signal) =>
    call(uploadBrandAsset, {
      params: { assetType },
      fields: { asset_type: assetType },
      file,
      once: true,
      ...(signal && { signal }),
    }),
  deleteAsset: async ({ assetId }, signal) => {
    const { id } = await call(deleteBrandAsset, { params: { assetId }, ...(signal && { signal }) });
    return { assetId: id };
  },
  restoreAsset: (params, signal) => call(restoreBrandAsset, { params, ...(signal && { signal }) }),
});
