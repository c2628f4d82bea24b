/** What English writes short and says long, as `content/speech/english.yaml` has it. */
import path from 'node:path';
import { z } from 'zod';
import { openContent } from '../../content/contentFiles';
import { readYaml } from '../../content/readYaml';

/** Without a prototype: a script may hold the word `constructor`. */
const byWriting = <Said extends z.ZodType>(said: Said) =>
  z
    .record(z.string(), said)
    .transform((table): Readonly<Record<string, z.output<Said>>> =>
      Object.assign(Object.create(null), table),
    );
const saidFor = byWriting(z.string().min(1));
const oneAndMore = z.tuple([z.string().min(1), z.string().min(1)]);
const wordList = z.string().transform((text): ReadonlySet<string> => new Set(text.trim().split(/\s+/)));

const lexiconSchema = z.strictObject({
  letters: saidFor,
  units: byWriting(oneAndMore),
  gluedUnits: wordList,
  currencies: byWriting(z.strictObject({ whole: oneAndMore, part: oneAndMore })),
  magnitudes: saidFor,
  prefixes: saidFor,
  dollars: saidFor,
  words: saidFor,
  foreignWords: saidFor,
  names: saidFor,
  abbreviations: wordList,
  shouted: wordList,
  shortMonths: saidFor,
  shortDays: saidFor,
  doubtfulDays: saidFor,
  beforeNumbers: saidFor,
  beforeNames: saidFor,
  behindNames: saidFor,
  rulers: wordList,
  numbered: wordList,
  transliteration: byWriting(z.string()),
});

/** Throws a `ContentError` with file and line of all that is wrong. */
export const readLexicon = (contentDir: string) =>
  readYaml(openContent(contentDir, 'speech/english.yaml'), lexiconSchema).value;

export type Lexicon = ReturnType<typeof readLexicon>;

let read: Lexicon | undefined;
/** Read once, at the first word that is spoken; the start of a process has checked it before. */
export const lexicon = (): Lexicon => (read ??= readLexicon(path.resolve('content')));

/** A letter by its name: `w` is `double you`. */
export const letterWords = (letters: string): string[] =>
  [...letters.toLowerCase()].flatMap((letter) => lexicon().letters[letter]?.split(' ') ?? []);
