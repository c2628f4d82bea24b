/** An article of Wikipedia: where it stands, and what a word with several meanings may mean. */
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
