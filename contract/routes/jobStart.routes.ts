/** Calls that start generation jobs, and foretell them. [W15] [X3] */
import * as z from 'zod/mini';
import { brandChoiceSchema } from '../brandAsset';
import { ownCaptionStyleSchema } from '../video/captionStyle';
import { jobCreatedSchema } from '../job';
import { jobForecastSchema, jobShapeSchema } from '../jobForecast';
import { DESCRIPTION_CHARACTERS, SCRIPT_CHARACTERS, TITLE_CHARACTERS } from '../limits';
import { defineRoute } from './route';
import { articleRefSchema } from '../scripts/article';
import { claimSourcesSchema, keptClaimsSchema } from '../scripts/claimSource';
import { topicTextSchema } from '../scripts/script';
import { nameUpTo, requiredUpTo, textUpTo, typedUpTo } from '../text';
import { voiceOverSchema } from '../voiceOver';

const addressSchema = nameUpTo(2048);
const addressesSchema = z.array(addressSchema).check(z.maxLength(50));
const scriptTextSchema = typedUpTo(SCRIPT_CHARACTERS);
/** The voice's name; empty where no voice reads the script. */
const voiceNameSchema = textUpTo(200);

export const adVideoRequestSchema = z.object({
  images: addressesSchema,
  videos: addressesSchema,
  background_music_url: addressSchema,
  title: requiredUpTo(TITLE_CHARACTERS),
  description: typedUpTo(DESCRIPTION_CHARACTERS),
  script: scriptTextSchema,
  selected_voice: voiceNameSchema,
  /** Left out: the selected voice at its own pace. */
  voice_over: z.optional(voiceOverSchema),
  caption_style: z.optional(ownCaptionStyleSchema),
  /** What the page does not say, and the person says that they can prove. */
  kept_claims: z.optional(keptClaimsSchema),
  /** All that its page and the person say of it: what is written into the script later is held against it, too. */
  claim_source: z.optional(claimSourcesSchema),
  /** Left out: all that the brand kit holds. [B4] */
  brand: z.optional(brandChoiceSchema),
});
export type AdVideoRequest = z.infer<typeof adVideoRequestSchema>;

export const explainerVideoRequestSchema = z.object({
  topic: topicTextSchema,
  selected_voice: voiceNameSchema,
  voice_over: z.optional(voiceOverSchema),
  background_music_url: addressSchema,
  script: scriptTextSchema,
  /** The notes that the script is made of; left out where it is of a topic, of which nothing is known. */
  claim_source: z.optional(claimSourcesSchema),
  /** The article that the script is condensed from: it is credited, and its pictures are shown. */
  article: z.optional(articleRefSchema),
  /** The same, of an earlier version: a title on the English Wikipedia. */
  wikipedia_article: z.optional(requiredUpTo(TITLE_CHARACTERS)),
  brand: z.optional(brandChoiceSchema),
});
export type ExplainerVideoRequest = z.infer<typeof explainerVideoRequestSchema>;
/** What a job keeps of either request. */
export type KeptRequest = AdVideoRequest & Pick<ExplainerVideoRequest, 'article'>;

export const createAdVideo = defineRoute({
  method: 'POST',
  path: '/generate/videos',
  summary: 'Start the job that makes an ad',
  body: adVideoRequestSchema,
  response: jobCreatedSchema,
});
export const createExplainerVideo = defineRoute({
  method: 'POST',
  path: '/generate/t2v',
  summary: 'Start the job that makes an explainer',
  body: explainerVideoRequestSchema,
  response: jobCreatedSchema,
});
export const foretellJob = defineRoute({
  method: 'GET',
  path: '/generate/forecast',
  summary: 'About how long a job would take here, by who speaks',
  query: jobShapeSchema,
  response: jobForecastSchema,
});
