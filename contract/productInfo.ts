/** What a product page says of its product. [W4] */
import * as z from 'zod/mini';

export const productInfoSchema = z.object({
  title: z.string(),
  product_description: z.string(),
  /** Addresses on our own storage. */
  images: z.array(z.string()),
  videos: z.array(z.string()),
  /** Other pictures of the page, on our own storage: offered, not chosen. */
  more_images: z.optional(z.array(z.string())),
});
export type ProductInfo = z.infer<typeof productInfoSchema>;
