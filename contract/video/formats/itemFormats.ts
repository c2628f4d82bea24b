/** What an item knows of the formats that it is not shown in now. [ED3] */
import * as z from 'zod/mini';
import { kept } from '../../kept';
import { nameUpTo } from '../../text';
import { imageDetailsSchema, textDetailsSchema, shapeDetailsSchema } from '../itemDetails';

const { left, top, width, height, rotate, opacity, border, borderRadius, boxShadow, transition, room } =
  imageDetailsSchema.shape;
const { fontSize, textAlign } = textDetailsSchema.shape;
const { strokeWidth } = shapeDetailsSchema.shape;

/** The details that may differ from format to format, null for one that is not there; all else is the same in each. */
const fittedSchema = z.partial(
  z.object({
    left: z.nullable(left),
    top: z.nullable(top),
    width: z.nullable(width),
    height: z.nullable(height),
    rotate: z.nullable(rotate),
    opacity: z.nullable(opacity),
    border: z.nullable(border),
    borderRadius: z.nullable(borderRadius),
    boxShadow: z.nullable(boxShadow),
    transition: z.nullable(transition),
    fontSize: z.nullable(fontSize),
    textAlign: z.nullable(textAlign),
    strokeWidth: z.nullable(strokeWidth),
    room: z.nullable(room),
  }),
);
export type Fitted = z.infer<typeof fittedSchema>;
export type FittedName = keyof Fitted;
export const fittedNames = Object.keys(fittedSchema.shape) as readonly FittedName[];

/** By the canvas, `1080x1920`. */
const bySize = <Value extends z.core.SomeType>(value: Value) => z.record(nameUpTo(12), value);

export const itemFormatsSchema = kept({
  /** As its template lays it out. */
  laid: z.optional(bySize(fittedSchema)),
  /** Details that were last edited in another format: `at` there, as long as they are `as` in the one that is shown. */
  left: z.optional(bySize(z.object({ at: fittedSchema, as: fittedSchema }))),
});
export type ItemFormats = z.infer<typeof itemFormatsSchema>;
