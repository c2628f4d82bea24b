/** A script idea: what may be spoken over a video. */
import * as z from 'zod/mini';
import { creditSchema } from '../credit';
import {
  AUDIENCE_CHARACTERS,
  DESCRIPTION_CHARACTERS,
  FACT_CHARACTERS,
  FACTS_NEEDED,
  TITLE_CHARACTERS,
} from '../limits';
import { requiredUpTo, typedUpTo } from '../text';

/**
 * Where an idea comes from: `written` for this topic by hand, condensed from the caller's own `notes` or from
 * `wikipedia`, an `outline` whose [brackets] are to be filled in, or by a language `model`.
 */
export const scriptOriginSchema = z.enum(['written', 'notes', 'wikipedia', 'outline', 'model']);
export type ScriptOrigin = z.infer<typeof scriptOriginSchema>;

/** The shape of an ad, by which a person chooses. Each can be filled with what the seller says, and nothing else. */
export const adFrameSchema = z.enum(['aida', 'list', 'beforeYouBuy', 'closeUp', 'short', 'offer']);
export type AdFrame = z.infer<typeof adFrameSchema>;

export const scriptIdeaSchema = z.object({
  title: z.string(),
  script: z.string(),
  origin: z.optional(scriptOriginSchema),
  /** What it is about, where that is near to what was asked for, and not the same. */
  near: z.optional(z.string()),
  /** Whose words it is condensed from, as their licence asks for. */
  source: z.optional(creditSchema),
  /** Of an ad. A draft of an earlier version may name a frame that is gone: it keeps its script. */
  // oxlint-disable-next-line promise/valid-params -- of zod, not of a promise
  frame: z.catch(z.optional(adFrameSchema), undefined),
});
export type ScriptIdea = z.infer<typeof scriptIdeaSchema>;

export const adBriefSchema = z.object({
  title: requiredUpTo(TITLE_CHARACTERS),
  description: requiredUpTo(DESCRIPTION_CHARACTERS),
  audience: z.optional(typedUpTo(AUDIENCE_CHARACTERS)),
  /** What the person says of the product, beside its page: spoken word for word. */
  facts: z.optional(z.array(requiredUpTo(FACT_CHARACTERS)).check(z.maxLength(FACTS_NEEDED))),
});
export type AdBrief = z.infer<typeof adBriefSchema>;

/** The answer where there is too little to quote: nothing is made up to fill an ad. */
export const factsNeededSchema = z.object({
  needs: z.literal('facts'),
  /** Sentences about the product that can be quoted, the person's own included. */
  found: z.number(),
  needed: z.number(),
});
export type FactsNeeded = z.infer<typeof factsNeededSchema>;
export type AdScripts = ScriptIdea[] | FactsNeeded;

/** A topic in a line, or notes on it of any length that fits. [X3] */
export const topicTextSchema = requiredUpTo(DESCRIPTION_CHARACTERS);

export const scriptIdeasRequestSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ads'), data: adBriefSchema }),
  z.object({
    type: z.literal('educational'),
    data: z.object({ text: topicTextSchema }),
  }),
]);
