/** What a script is held against, and what its owner answers for: both are kept with the project. [WR3] */
import * as z from 'zod/mini';
import {
  AUDIENCE_CHARACTERS,
  PRICE_CHARACTERS,
  DESCRIPTION_CHARACTERS,
  FACT_CHARACTERS,
  FACTS_NEEDED,
  TITLE_CHARACTERS,
} from '../limits';
import { claimReasonSchema } from './claimReason';
import { requiredUpTo, typedUpTo } from '../text';
import { propertiesSchema } from './pageWords';

/** Sentences that a person may answer for in one video, and characters of one of them. */
const KEPT_CLAIMS = 100;
const SENTENCE_CHARACTERS = 2000;

/** What a person says that they can prove: kept with the video. */
export const keptClaimSchema = z.object({
  sentence: requiredUpTo(SENTENCE_CHARACTERS),
  words: requiredUpTo(SENTENCE_CHARACTERS),
  reason: claimReasonSchema,
});
export type KeptClaim = z.infer<typeof keptClaimSchema>;
export const keptClaimsSchema = z.array(keptClaimSchema).check(z.maxLength(KEPT_CLAIMS));

export const claimSourcesSchema = z.object({
  title: typedUpTo(TITLE_CHARACTERS),
  description: typedUpTo(DESCRIPTION_CHARACTERS),
  properties: z.optional(propertiesSchema),
  price: z.optional(typedUpTo(PRICE_CHARACTERS)),
  audience: z.optional(typedUpTo(AUDIENCE_CHARACTERS)),
  facts: z.optional(z.array(requiredUpTo(FACT_CHARACTERS)).check(z.maxLength(FACTS_NEEDED))),
});
export type ClaimSources = z.infer<typeof claimSourcesSchema>;

/** What a project's script is held against: its product's page, or the notes that it was made of. */
export const claimSourceSchema = z.object({
  kind: z.enum(['page', 'notes']),
  source: claimSourcesSchema,
  /** As its wizard let it go on: what still stands in these words needs no second look. */
  script: z.string(),
});
export type ClaimSource = z.infer<typeof claimSourceSchema>;
