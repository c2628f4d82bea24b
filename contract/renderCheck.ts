/** What came of comparing a finished file with the preview and the plan it was made from. */
import * as z from 'zod/mini';

const countSchema = z.int().check(z.nonnegative());
const atMsSchema = z.number().check(z.nonnegative());

/** A moment at which the file does not show what the preview shows. */
const differingFrameSchema = z.object({
  frame: countSchema,
  at_ms: atMsSchema,
  /** JPEGs of both; stored beside the video and deleted with it. */
  file_url: z.string(),
  preview_url: z.string(),
});
export type DifferingFrame = z.infer<typeof differingFrameSchema>;

/** A word that is not heard when it should be. */
const misplacedWordSchema = z.object({
  text: z.string(),
  at_ms: atMsSchema,
  /** Later is more than zero; null where it is not heard near its place. */
  off_ms: z.nullable(z.number()),
});
export type MisplacedWord = z.infer<typeof misplacedWordSchema>;

export const renderCheckSchema = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.literal('checked'),
    frames: countSchema,
    /** How many of them differ; pictures are kept of a few. */
    frames_differing: countSchema,
    differing: z.array(differingFrameSchema),
    words: countSchema,
    misplaced: z.array(misplacedWordSchema),
    /** Chunks that were drawn a second time, the other way, because they differed at first. */
    redrawn: countSchema,
  }),
  z.object({ outcome: z.literal('unchecked'), reason: z.enum(['took_too_long', 'failed']) }),
]);
export type RenderCheck = z.infer<typeof renderCheckSchema>;
