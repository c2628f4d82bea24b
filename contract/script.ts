/** A script idea: what may be spoken over a video. */
import * as z from 'zod/mini';
import { creditSchema } from './credit';
import { AUDIENCE_CHARACTERS, DESCRIPTION_CHARACTERS, TITLE_CHARACTERS } from './limits';
import { requiredUpTo, typedUpTo } from './text';

/**
 * Where an idea comes from: `written` for this topic by hand, condensed from the caller's own `notes` or from
 * `wikipedia`, an `outline` whose [brackets] are to be filled in, or by a language `model`.
 */
export const scriptOriginSchema = z.enum(['written', 'notes', 'wikipedia', 'outline', 'model']);
export type ScriptOrigin = z.infer<typeof scriptOriginSchema>;

/** The shape of an ad, by which a person chooses: what comes first, and what it is about. */
export const adFrameSchema = z.enum(['problem', 'aida', 'list', 'beforeAfter', 'mood', 'offer']);
export type AdFrame = z.infer<typeof adFrameSchema>;

export const scriptIdeaSchema = z.object({
  title: z.string(),
  script: z.string(),
  origin: z.optional(scriptOriginSchema),
  /** What it is about, where that is near to what was asked for, and not the same. */
  near: z.optional(z.string()),
  /** Whose words it is condensed from, as their licence asks for. */
  source: z.optional(creditSchema),
  /** Of an ad. */
  frame: z.optional(adFrameSchema),
});
export type ScriptIdea = z.infer<typeof scriptIdeaSchema>;

export const adBriefSchema = z.object({
  title: requiredUpTo(TITLE_CHARACTERS),
  description: requiredUpTo(DESCRIPTION_CHARACTERS),
  audience: z.optional(typedUpTo(AUDIENCE_CHARACTERS)),
});
export type AdBrief = z.infer<typeof adBriefSchema>;

/** A topic in a line, or notes on it of any length that fits. [X3] */
export const topicTextSchema = requiredUpTo(DESCRIPTION_CHARACTERS);

export const scriptIdeasRequestSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ads'), data: adBriefSchema }),
  z.object({
    type: z.literal('educational'),
    data: z.object({ text: topicTextSchema }),
  }),
]);
