/** An article of Wikipedia: where it stands, what a word with several meanings may mean; and a sentence of it, or of notes. */
import * as z from 'zod/mini';
import { TITLE_CHARACTERS } from '../limits';
import { requiredUpTo } from '../text';

export const articleRefSchema = z.object({
  /** Of Wikipedia, as its address begins: simple, en, de. */
  edition: z.string().check(z.regex(/^[a-z][a-z-]{1,19}$/)),
  title: requiredUpTo(TITLE_CHARACTERS),
  /** The version that was read. */
  revision: z.optional(z.int().check(z.positive())),
});
export type ArticleRef = z.infer<typeof articleRefSchema>;

/** One meaning of a word that has several: "Mercury (planet)", "the closest planet to the Sun". */
export const meaningSchema = z.object({ ...articleRefSchema.shape, about: z.string() });
export type Meaning = z.infer<typeof meaningSchema>;

/**
 * Why a sentence may not be understood alone: a `pronoun` without its noun, a `thing` that another sentence has told of,
 * part of a `name`, half of a `comparison`, something done at no `time` that it tells, nothing of the `subject` of the text,
 * a word that `joins` it to another one; it is `long`; or we are `unsure`.
 */
const whyItLeansSchema = z.enum([
  'pronoun',
  'thing',
  'name',
  'comparison',
  'time',
  'subject',
  'joins',
  'long',
  'unsure',
]);
export type WhyItLeans = z.infer<typeof whyItLeansSchema>;

/** One thing that an article says, or somebody's own notes, in its words; `isSaid`: it was chosen, or is proposed. */
export const offeredSentenceSchema = z.object({
  text: z.string(),
  /** The text's own sentence: `text` may be shorter, and say a name for a pronoun. */
  quote: z.string(),
  isSaid: z.boolean(),
  /** What it leans on, as it is written there; without it, the sentence stands alone. */
  leansOn: z.optional(z.object({ why: whyItLeansSchema, words: z.string() })),
});
export type OfferedSentence = z.infer<typeof offeredSentenceSchema>;
