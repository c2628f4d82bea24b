/** Calls on the brand kit. [B2] */
import * as z from 'zod/mini';
import { brandAssetSchema, brandAssetTypeSchema } from '../brandAsset';
import { defineRoute } from './route';

const params = z.object({ assetId: z.string() });

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
  summary: 'Delete a brand asset; it can be restored for ten minutes',
  params,
  response: z.object({ id: z.string() }),
});
export const restoreBrandAsset = defineRoute({
  method: 'POST',
  path: '/brandkit/assets/:assetId/restore',
  summary: 'Bring a deleted brand asset back',
  params,
  response: brandAssetSchema,
});
