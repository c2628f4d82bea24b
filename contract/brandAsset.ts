/** A logo, font, intro or outro of a user's brand, and which of it a video uses. [B1] [B2] [B4] */
import * as z from 'zod/mini';
import { positive } from './amounts';

export const brandAssetTypeSchema = z.enum(['logo', 'font', 'intro', 'outro']);
export type BrandAssetType = z.infer<typeof brandAssetTypeSchema>;
/** What its file shows or plays; each is there where it applies. */
export const brandFactsSchema = z.object({
  /** px */
  width: z.optional(positive()),
  height: z.optional(positive()),
  duration_seconds: z.optional(positive()),
  has_sound: z.optional(z.boolean()),
  /** Of a clip: the colour around its edges. Of a transparent logo: what it is read on. */
  ground: z.optional(z.string()),
  /** Of a logo, #rrggbb, the most telling first. */
  colours: z.optional(z.array(z.string())),
});
export type BrandFacts = z.infer<typeof brandFactsSchema>;

export const brandAssetSchema = z.object({
  id: z.string(),
  name: z.string(),
  url: z.string(),
  asset_type: brandAssetTypeSchema,
  facts: z.optional(brandFactsSchema),
});
export type BrandAsset = z.infer<typeof brandAssetSchema>;

/** What of a brand a video can use, in the order in which it is offered. [B4] */
export const brandPartSchema = z.enum(['logo', 'colours', 'font', 'intro', 'outro']);
export type BrandPart = z.infer<typeof brandPartSchema>;
export const BRAND_PARTS = brandPartSchema.options;

/** A part that is not named is used, where the kit holds it. */
export const brandChoiceSchema = z.partialRecord(brandPartSchema, z.boolean());
export type BrandChoice = z.infer<typeof brandChoiceSchema>;

/** The asset that each part is made of: the colours are the logo's. */
export const assetTypeOf = (part: BrandPart): BrandAssetType => (part === 'colours' ? 'logo' : part);
