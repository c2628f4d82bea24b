/** A script idea: what may be spoken over a video. */
import { z } from 'zod';
import { AUDIENCE_CHARACTERS, DESCRIPTION_CHARACTERS, TITLE_CHARACTERS } from './limits';

/**
 * Where an idea comes from: `written` for this topic by hand, condensed from the caller's own `notes`,
 * an `outline` whose [brackets] are to be filled in, or by a language `model`.
 */
export const scriptOriginSchema = z.enum(['written', 'notes', 'outline', 'model']);
export type ScriptOrigin = z.infer<typeof scriptOriginSchema>;

export const scriptIdeaSchema = z.object({
  title: z.string(),
  script: z.string(),
  origin: scriptOriginSchema.optional(),
});
export type ScriptIdea = z.infer<typeof scriptIdeaSchema>;

export const adBriefSchema = z.object({
  title: z.string().trim().min(1).max(TITLE_CHARACTERS),
  description: z.string().trim().min(1).max(DESCRIPTION_CHARACTERS),
  audience: z.string().trim().max(AUDIENCE_CHARACTERS).optional(),
});
export type AdBrief = z.infer<typeof adBriefSchema>;

/** A topic in a line, or notes on it of any length that fits. [X3] */
export const topicTextSchema = z.string().trim().min(1).max(DESCRIPTION_CHARACTERS);

export const scriptIdeasRequestSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ads'), data: adBriefSchema }),
  z.object({
    type: z.literal('educational'),
    data: z.object({ text: topicTextSchema }),
  }),
]);
