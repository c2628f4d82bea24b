/** Where a full stop ends no sentence, by language: `content/words/abbreviations.<language>.yaml`. */
import { z } from 'zod';
import { contentUnder, openContent } from '../content/contentFiles';
import { readYaml } from '../content/readYaml';

const words = z
  .string()
  .trim()
  .transform((text): ReadonlySet<string> => new Set(text.split(/\s+/).filter(Boolean)));
/** What each list is for stands in the English file. */
const abbreviationsSchema = z.strictObject({
  leading: words,
  beforeFigures: words,
  behindFigures: words,
  abbreviations: words,
  starters: words,
  ordinals: z.boolean(),
});

export interface Abbreviations extends z.output<typeof abbreviationsSchema> {
  /** BCP 47 */
  readonly language: string;
}

const none: ReadonlySet<string> = new Set();
/** Of a language that no file is for. */
export const noAbbreviations = (language: string): Abbreviations => ({
  language,
  leading: none,
  beforeFigures: none,
  behindFigures: none,
  abbreviations: none,
  starters: none,
  ordinals: false,
});

const FILE = /abbreviations\.(\w+)\.yaml$/;

/** Throws a `ContentError` that says what is wrong, with file and line. */
export function readAbbreviations(contentDir: string, language: string): Abbreviations {
  const isThere = contentUnder(contentDir, 'words', '.yaml').some(
    ({ name }) => FILE.exec(name)?.[1] === language,
  );
  if (!isThere) return noAbbreviations(language);
  const file = openContent(contentDir, `words/abbreviations.${language}.yaml`);
  return { language, ...readYaml(file, abbreviationsSchema).value };
}
