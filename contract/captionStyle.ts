/** How captions look. [T3] [W13] */
import { z } from 'zod';

export const captionLookSchema = z.enum(['default', 'outline', 'shadow', 'gradient', 'neon']);
export const captionFontSchema = z.enum(['bold', 'sans', 'serif', 'mono', 'cursive']);
export const captionStyleSchema = z.object({
  look: captionLookSchema.default('default'),
  font: captionFontSchema.default('bold'),
});
export type CaptionStyle = z.infer<typeof captionStyleSchema>;
export type CaptionLook = z.infer<typeof captionLookSchema>;
export type CaptionFont = z.infer<typeof captionFontSchema>;
export const defaultCaptionStyle: CaptionStyle = { look: 'default', font: 'bold' };
