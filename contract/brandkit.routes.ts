/** Calls on the brand kit. [B2] */
import { z } from 'zod';
import { brandAssetSchema, brandAssetTypeSchema } from './brandAsset';
import { defineRoute } from './route';

export const listBrandAssets = defineRoute({
  method: 'GET',
  path: '/brandkit',
  summary: "The caller's brand assets",
  response: z.object({ assets: z.array(brandAssetSchema) }),
});
export const uploadBrandAsset = defineRoute({
  method: 'POST',
  path: '/brandkit/assets/:assetType',
  summary: 'Add a brand asset (multipart, field `file`)',
  bodyAs: 'multipart',
  params: z.object({ assetType: brandAssetTypeSchema }),
  response: brandAssetSchema,
});
export const deleteBrandAsset = defineRoute({
  method: 'DELETE',
  path: '/brandkit/assets/:assetId',
  summary: 'Delete a brand asset',
  params: z.object({ assetId: z.string() }),
  response: z.object({ id: z.string() }),
});
