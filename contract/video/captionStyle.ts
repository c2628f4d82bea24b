/** How captions look. [T3] [W13] */
import * as z from 'zod/mini';
import { positiveUpTo } from '../amounts';
import { textUpTo } from '../text';

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

/** A colour by its numbers: nothing that a browser would fetch. */
export const plainColorSchema = textUpTo(60).check(
  z.regex(/^(?:#[\da-f]{3,8}|rgba?\([\d\s,./%]+\))$/i, 'a colour such as #ffcc00'),
);

/** A look with what a person made of it; what is absent is as the look has it. */
export const ownCaptionStyleSchema = z.extend(captionStyleSchema, {
  fontSize: z.optional(positiveUpTo(1000)),
  color: z.optional(plainColorSchema),
  litColor: z.optional(plainColorSchema),
  backgroundColor: z.optional(plainColorSchema),
});
export type OwnCaptionStyle = z.infer<typeof ownCaptionStyleSchema>;
