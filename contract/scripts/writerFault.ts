/** What was wrong with a model's answer: codes and the figures of their sentences, worded by each language for its readers. [WR1] */
import * as z from 'zod/mini';
import { claimReasonSchema } from './claimReason';

/** What a script is held to. */
const materialSchema = z.enum(['page', 'article', 'notes']);
export type Material = z.infer<typeof materialSchema>;

/** `title` is of the script in question. */
const title = z.string();
export const writerFaultSchema = z.discriminatedUnion('code', [
  z.object({ code: z.literal('noScripts') }),
  z.object({ code: z.literal('halfScripts') }),
  z.object({ code: z.literal('length'), title, words: z.number(), min: z.number(), max: z.number() }),
  z.object({ code: z.literal('placesLeft'), title }),
  z.object({ code: z.literal('address'), title, address: z.string() }),
  z.object({
    code: z.literal('claim'),
    title,
    words: z.string(),
    reason: claimReasonSchema,
    material: materialSchema,
  }),
  z.object({ code: z.literal('numbers'), title, numbers: z.array(z.string()), material: materialSchema }),
  z.object({ code: z.literal('factMissing'), title, fact: z.string() }),
  /** BCP 47, the one that was asked for. */
  z.object({ code: z.literal('language'), title, language: z.string() }),
  z.object({ code: z.literal('offTopic'), title, missing: z.array(z.string()) }),
  z.object({ code: z.literal('known'), title }),
]);
export type WriterFault = z.infer<typeof writerFaultSchema>;
/** A function of its figures for each code: one that is forgotten does not compile. */
export type SaidOfFaults = {
  readonly [Code in WriterFault['code']]: (figures: Extract<WriterFault, { code: Code }>) => string;
};
export const saidOf = (said: SaidOfFaults, fault: WriterFault): string =>
  (said[fault.code] as (figures: WriterFault) => string)(fault);
