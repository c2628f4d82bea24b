/** A person's own style: how the captions of a video look, or all of it, kept under a name for other videos. [T3] [E7] */
import * as z from 'zod/mini';
import { between } from './amounts';
import { requiredUpTo, nameUpTo } from './text';
import { OWN_STYLE_NAME, OWN_STYLE_SHOTS } from './limits';
import type { shotDetails, textsDetails } from './styleDetails';
import { ownCaptionStyleSchema, plainColorSchema } from './video/captionStyle';
import { imageDetailsSchema } from './video/itemDetails';
import { templateNameSchema } from './video/templateName';

const picture = imageDetailsSchema.shape;
/** Of one shot: what is absent, it has not. */
export const ownShotSchema = z.object({
  animation: picture.animation,
  transition: picture.transition,
  brightness: picture.brightness,
  contrast: picture.contrast,
  saturation: picture.saturation,
  warmth: picture.warmth,
  blur: picture.blur,
} satisfies Record<(typeof shotDetails)[number], z.ZodMiniType>);
export type OwnShot = z.infer<typeof ownShotSchema>;

/** What all added texts share; null: none of them has it, absent: they differ. */
export const ownTextsSchema = z.object({
  fontFamily: z.optional(z.nullable(nameUpTo(100))),
  fontWeight: z.optional(z.nullable(between(1, 1000))),
  fontStyle: z.optional(z.nullable(z.enum(['normal', 'italic']))),
  color: z.optional(z.nullable(plainColorSchema)),
  backgroundColor: z.optional(z.nullable(plainColorSchema)),
  strokeColor: z.optional(z.nullable(plainColorSchema)),
  strokeWidth: z.optional(z.nullable(between(0, 100))),
} satisfies Record<(typeof textsDetails)[number], z.ZodMiniType>);
export type OwnTexts = z.infer<typeof ownTextsSchema>;

/** Of the brand kit: its id there; who wears the style has its own typeface where the kit has it no more. */
const ownCaptionsSchema = z.extend(ownCaptionStyleSchema, { brandFont: z.optional(nameUpTo(60)) });
export type OwnCaptions = z.infer<typeof ownCaptionsSchema>;

/** Captions alone, or a whole look. */
export const styleContentSchema = z
  .object({
    captions: z.optional(ownCaptionsSchema),
    template: z.optional(templateNameSchema),
    /** In the order of the main shots; from the first again where a video has more. */
    shots: z.optional(z.array(ownShotSchema).check(z.minLength(1), z.maxLength(OWN_STYLE_SHOTS))),
    texts: z.optional(ownTextsSchema),
  })
  .check(z.refine((content) => Object.keys(content).length > 0, 'a style holds something'));
export type StyleContent = z.infer<typeof styleContentSchema>;

export const styleNameSchema = requiredUpTo(OWN_STYLE_NAME);
export const ownStyleSchema = z.object({
  id: z.string(),
  name: z.string(),
  content: styleContentSchema,
});
export type OwnStyle = z.infer<typeof ownStyleSchema>;

export const isWholeLook = ({ content }: OwnStyle): boolean =>
  content.template !== undefined || content.shots !== undefined || content.texts !== undefined;

/** The captions of a style as a wizard asks for them: a kit's font comes with the kit. */
export function captionStyleOf({ content: { captions } }: OwnStyle) {
  if (!captions) return null;
  const { brandFont: _, ...style } = captions;
  return style;
}
