/** A script idea: what may be spoken over a video. */
import { z } from 'zod';
import { DESCRIPTION_CHARACTERS, TITLE_CHARACTERS } from './limits';

export const scriptIdeaSchema = z.object({ title: z.string(), script: z.string() });
export type ScriptIdea = z.infer<typeof scriptIdeaSchema>;

export const adBriefSchema = z.object({
  title: z.string().trim().min(1).max(TITLE_CHARACTERS),
  description: z.string().trim().min(1).max(DESCRIPTION_CHARACTERS),
  audience: z.string().trim().max(500).optional(),
});
export type AdBrief = z.infer<typeof adBriefSchema>;

export const scriptIdeasRequestSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ads'), data: adBriefSchema }),
  z.object({
    type: z.literal('educational'),
    data: z.object({ text: z.string().trim().min(1).max(20_000) }),
  }),
]);
