/** A logo, font, intro or outro of a user's brand. [B1] [B2] */
import * as z from 'zod/mini';

export const brandAssetTypeSchema = z.enum(['logo', 'font', 'intro', 'outro']);
export type BrandAssetType = z.infer<typeof brandAssetTypeSchema>;
export const brandAssetSchema = z.object({
  id: z.string(),
  name: z.string(),
  url: z.string(),
  asset_type: brandAssetTypeSchema,
});
export type BrandAsset = z.infer<typeof brandAssetSchema>;
