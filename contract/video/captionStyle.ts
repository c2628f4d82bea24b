/** How captions look. [T3] [W13] */
import * as z from 'zod/mini';

export const captionLookSchema = z.enum(['default', 'outline', 'shadow', 'gradient', 'neon']);
export const captionFontSchema = z.enum(['bold', 'sans', 'serif', 'mono', 'cursive']);
export const captionStyleSchema = z.object({
  look: z._default(captionLookSchema, 'default'),
  font: z._default(captionFontSchema, 'bold'),
});
export type CaptionStyle = z.infer<typeof captionStyleSchema>;
export type CaptionLook = z.infer<typeof captionLookSchema>;
export type CaptionFont = z.infer<typeof captionFontSchema>;
export const defaultCaptionStyle: CaptionStyle = { look: 'default', font: 'bold' };
