/** What an ad says, sentence by sentence, against what its page and its seller say. [WR3] */
import * as z from 'zod/mini';
import { MODEL_ANSWER_CHARACTERS } from '../limits';
import { claimReasonSchema } from './claimReason';
import { claimSourcesSchema } from './claimSource';
import { backedSentenceSchema, scriptPromptSchema, scriptWriterSchema } from './script';
import { textUpTo } from '../text';

/** Of one call: the ideas that a wizard shows, and a script of the person's own. */
const SCRIPTS_CHECKED = 40;
/** As many as stand in so many scripts. */
const BACKED_SENTENCES = 400;
export const CHECKED_CHARACTERS = 20_000;

const offset = z.int().check(z.nonnegative());
/** Characters from `start` up to `end`, which is not part of it. */
const range = { start: offset, end: offset };

/** The seller's or the person's own words. */
export const backingSchema = z.object({
  from: z.enum(['title', 'description', 'price', 'audience', 'fact']),
  quote: z.string(),
});
export type Backing = z.infer<typeof backingSchema>;

/** A part of a sentence, in the sentence's own words and characters. */
export const unsupportedPartSchema = z.object({ ...range, words: z.string(), reason: claimReasonSchema });
export type UnsupportedPart = z.infer<typeof unsupportedPartSchema>;

/** A sentence without backing and without unsupported parts claims nothing. */
export const tracedSentenceSchema = z.object({
  /** In the script. */
  ...range,
  text: z.string(),
  backing: z.array(backingSchema),
  unsupported: z.array(unsupportedPartSchema),
});
export type TracedSentence = z.infer<typeof tracedSentenceSchema>;

/** One script, judged by a model where there is one. */
export const judgedScriptRequestSchema = z.object({
  script: textUpTo(CHECKED_CHARACTERS),
  source: claimSourcesSchema,
});
export type JudgedScriptRequest = z.infer<typeof judgedScriptRequestSchema>;
export const judgedScriptSchema = z.object({
  sentences: z.array(tracedSentenceSchema),
  /** The model that judged; `builtIn`: none could, and this is what we found ourselves. */
  judge: scriptWriterSchema,
});
export type JudgedScript = z.infer<typeof judgedScriptSchema>;

/** What a model in the browser is asked about a script's claims. */
export const claimsPromptSchema = z.object({
  ...scriptPromptSchema.shape,
  /** Of the script, BCP 47. */
  language: z.string(),
});
export type ClaimsPrompt = z.infer<typeof claimsPromptSchema>;
/** What that model answered, to be checked like any other's. */
export const claimsAnswerSchema = z.object({
  request: judgedScriptRequestSchema,
  answer: textUpTo(MODEL_ANSWER_CHARACTERS),
});
export type ClaimsAnswer = z.infer<typeof claimsAnswerSchema>;
export const checkedVerdictsSchema = z.object({
  ...judgedScriptSchema.shape,
  /** How many sentences the answer says something of; of the others, what we found ourselves. */
  judged: z.number(),
  /** What is wrong with the answer, and the prompt that says so to the model. */
  faults: z.array(z.string()),
  prompt: z.string(),
});
export type CheckedVerdicts = z.infer<typeof checkedVerdictsSchema>;

export const checkedScriptsRequestSchema = z.object({
  /** Not trimmed: the answer counts their characters. */
  scripts: z.array(textUpTo(CHECKED_CHARACTERS)).check(z.maxLength(SCRIPTS_CHECKED)),
  source: claimSourcesSchema,
  /** What a model has backed of them before: it stands where its quotes do. */
  backing: z.optional(z.array(backedSentenceSchema).check(z.maxLength(BACKED_SENTENCES))),
});
export type CheckedScriptsRequest = z.infer<typeof checkedScriptsRequestSchema>;
