/** Whose picture it is that a video shows, or whose words it says, and under which licence. */
import * as z from 'zod/mini';

const linkSchema = z.nullable(z.url());

export const creditSchema = z.object({
  /** What the picture or the article is called where it was found. */
  title: z.string(),
  /** Empty where nobody is named. */
  author: z.string(),
  /** As its source calls it: CC BY 4.0. */
  licence: z.string(),
  licence_link: linkSchema,
  /** Where it was found: Pexels, Wikimedia Commons, Openverse, Wikipedia. */
  source: z.string(),
  /** Its page there. */
  link: linkSchema,
});
export type Credit = z.infer<typeof creditSchema>;

/** With the address of the picture, in stored form; none where it is for the words. */
export interface MediaCredit extends Credit {
  readonly media?: string;
}
