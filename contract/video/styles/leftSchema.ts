/** What a document keeps of a style that it had before. [S1] */
import * as z from 'zod/mini';
import { nameUpTo } from '../../text';

/** Fields of an item, some or all; a field that is not there is null. */
const partSchema = z.record(z.string(), z.unknown());
const sideSchema = z.nullable(partSchema);
const orderSchema = z.object({ was: z.array(z.string()), is: z.array(z.string()) });

/** `was` as it would be laid out, `is` as it was left; an item that is not there is null. */
export const styleLeftSchema = z.object({
  items: z.record(nameUpTo(200), z.object({ was: sideSchema, is: sideSchema })),
  shown: z.optional(orderSchema),
  tracks: z.record(z.string(), orderSchema),
});
export type StyleLeft = z.infer<typeof styleLeftSchema>;
