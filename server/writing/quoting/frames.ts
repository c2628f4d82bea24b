/** What is said around quotes, a file a language: `content/frames/en.yaml`. */
import { z } from 'zod';
import { adFrameSchema } from '../../../contract/scripts/script';
import { openContent } from '../../content/contentFiles';
import { readYaml } from '../../content/readYaml';

/** Most facts of one ad. */
export const MOST_FACTS = 5;

/** A sentence, with {places} of these names alone. */
const line = (...places: string[]) =>
  z
    .string()
    .trim()
    .min(1)
    .refine((text) => placesOf(text).every((place) => places.includes(place)), {
      error:
        places.length > 0
          ? `Only {${places.join('} and {')}} can be filled in here.`
          : 'Nothing can be filled in here.',
    });
const placesOf = (text: string) => [...text.matchAll(/\{([^}]*)\}?|\}/g)].map(([, place = '']) => place);
const lines = (...places: string[]) =>
  z
    .array(line(...places))
    .min(1)
    .refine((all) => all.some((text) => !text.includes('{name}')), {
      error: 'A title may give no short name: add a line without {name}.',
    });

const frameSchema = z.strictObject({
  title: line(),
  /** Of each list, one is spoken. */
  opening: lines('name', 'count'),
  /** Said before the first fact, the second and so on. */
  joints: z.array(z.string()).max(MOST_FACTS),
  /** Said after the facts. */
  after: lines('price'),
  closing: lines('name'),
});
const framesSchema = z.strictObject({
  /** From none to as many facts as an ad holds. */
  counts: z.array(line()).length(MOST_FACTS + 1),
  audience: line('audience'),
  frames: z.record(adFrameSchema, frameSchema),
});

export type Frames = z.infer<typeof framesSchema>;

/** Throws a `ContentError` that says what is wrong, with file and line. */
export const readFrames = (contentDir: string, language = 'en'): Frames =>
  readYaml(openContent(contentDir, `frames/${language}.yaml`), framesSchema).value;
