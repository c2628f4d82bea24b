/** What is said around quotes, a file a language: `content/frames/en.yaml` and its neighbours. */
import path from 'node:path';
import { z } from 'zod';
import { adFrameSchema, type Tone } from '../../../contract/scripts/script';
import { readEach } from '../../content/contentError';
import { contentUnder } from '../../content/contentFiles';
import { readYaml } from '../../content/readYaml';
import { readGrammar, type Grammar } from './grammar';

/** Most facts of one ad. */
export const MOST_FACTS = 10;

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
  hook: z.array(line()),
  opening: lines('name', 'count'),
  /** Said before the first fact, the second and so on. */
  joints: z.array(z.string()).max(MOST_FACTS),
  /** Said after the facts. */
  after: lines('price'),
  closing: lines('name'),
});
const toneLinesSchema = z.strictObject({ hook: lines(), closing: lines() });
const framesSchema = z.strictObject({
  /** From none to as many facts as an ad holds. */
  counts: z.array(line()).length(MOST_FACTS + 1),
  audience: line('audience'),
  /** How a sentence ends that the page left open. */
  fullStop: z.string().default('.'),
  /** A plain ad has its frame's own lines. */
  tones: z.record(z.enum(['warm', 'playful', 'bold'] satisfies Tone[]), toneLinesSchema),
  frames: z.record(adFrameSchema, frameSchema),
});

export interface LanguageFrames extends z.output<typeof framesSchema> {
  readonly grammar: Grammar;
}
/** By language: ISO 639-1, "de". */
export type Frames = ReadonlyMap<string, LanguageFrames>;

/** Throws a `ContentError` that says what is wrong, with file and line. */
export const readFrames = (contentDir: string): Frames =>
  new Map(
    readEach(contentUnder(contentDir, 'frames', '.yaml'), (file) => {
      const language = path.basename(file.name, '.yaml');
      const { value } = readYaml(file, framesSchema);
      return [language, { ...value, grammar: readGrammar(contentDir, language) }] as const;
    }),
  );
