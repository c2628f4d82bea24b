/** What a language's sentences are held to, a file a language: `content/words/sentences.en.yaml`. */
import { z } from 'zod';
import { contentUnder } from '../../content/contentFiles';
import { readEach } from '../../content/contentError';
import { readYaml } from '../../content/readYaml';
import { readAbbreviations, type Abbreviations } from '../../text/abbreviations';

const phrases = z.array(z.string().trim().min(1));

const sentenceWordsSchema = z.strictObject({
  /** Need their noun before them in the same sentence; those of persons a person's name. */
  pronouns: z.strictObject({ person: phrases, any: phrases }),
  /** By the pronoun that may stand for what an article is on, its possessive. */
  subjects: z.record(z.string(), z.string()),
  /** Point out of the sentence wherever they stand, but for the words of `unless` behind them. */
  pointing: phrases,
  unless: z.record(z.string(), phrases),
  openings: phrases,
  quantifiers: phrases,
  quantifying: phrases,
  /** "More", "most": before an adjective, */
  degrees: phrases.default([]),
  /** and what may stand before them: "even more". */
  intensifiers: phrases.default([]),
  /** "Other": beside what was told. */
  beside: phrases.default([]),
  /** "Of it", "there", "it" in one word, before a verb: "les causes en sont". */
  ofThem: phrases.default([]),
  /** A sentence that begins with one goes on from the one before it. */
  markers: phrases,
  /** Begin what is spared before a comma where somebody did something: "For many years, Anna lived …". */
  prefacing: phrases.default([]),
  /** Spared between a sentence's words. */
  fillers: phrases,
  /** Behind a comma they begin what the sentence does without. */
  relatives: phrases,
  /** The same, where little else can be said. */
  loose: phrases.default([]),
  /** A word and its other half: a sentence is not cut between them. */
  partners: z.record(z.string(), z.string()),
  /** What has one of these is not cut off. */
  conditions: phrases,
  subordinators: phrases,
  /** Headings of what is no prose of the article, as its Wikipedia names them. */
  appendices: phrases,
  /** Before one of them: "Selected discography". */
  selecting: phrases.default([]),
  /** Headings of what is told as a story. */
  stories: phrases.default([]),
  copulas: z.strictObject({ one: phrases, many: phrases }),
  /** Says nothing of what a question is about. */
  little: z.array(z.string()),
  articles: phrases,
  /** "In 1990 it …": a pronoun close behind is what the sentence is on. */
  prefaces: phrases,
  /** Open a clause that hangs on another one, some of them behind a comma alone. */
  joining: z.strictObject({ anywhere: phrases, behindComma: phrases }),
  /** Whose: need their noun before them, in the same clause or another. */
  possessives: phrases,
  /** Spanish says "fundó" for "he founded": so begins a sentence that needs the one before it, */
  leavesOutSubjects: z.boolean().default(false),
  /** its verb, where several do it, ends so: "nascono"; */
  manyEndings: phrases.default([]),
  /** "È prodotta": with what ends so behind one of these; */
  auxiliaries: phrases.default([]),
  participles: phrases.default([]),
  /** not with one of these: "hay". */
  presenting: phrases.default([]),
  /** Have a pronoun that stands for nothing: "gibt es". */
  expletives: phrases.default([]),
  /** Small words before a verb: "se fundó". */
  clitics: phrases.default([]),
  /** Need no telling which is meant: "the sun". */
  known: phrases.default([]),
  /** Adverbs that join a sentence to the one before it, where they do not join two halves of it. */
  connectives: phrases.default([]),
  /** Say what somebody thinks, before "that"; of a language with a tagger. */
  reporting: phrases.default([]),
  /** Tell which one is meant, before a noun: "the first mill"; of a language with a tagger. */
  naming: phrases.default([]),
  /** Nouns of something else that they do not name: "examples"; of a language with a tagger. */
  relating: phrases.default([]),
  /** A time is counted by these: "a month later"; of a language with a tagger. */
  counted: phrases.default([]),
  /** A verb alone stands behind these: "si trova". */
  reflexives: phrases.default([]),
  /** not with one of these endings, which no verb with a subject has: "se traduisant"; */
  nonFinite: phrases.default([]),
  /** Of one thing or person by its gender, where the language has no neuter that stands for things alone. */
  gendered: phrases.default([]),
  /** Behind its name in brackets they say when somebody was born. */
  born: phrases.default([]),
  /** No sentence ends with one: "premières décennies du". */
  neverLast: phrases.default([]),
  /** Join two verbs: "and". */
  coordinators: phrases.default([]),
  /** "a man" of "is a man who …". */
  indefinites: phrases.default([]),
  /** What stands behind a comma is spared, where what is before it is a sentence. */
  sparesBehindCommas: z.boolean().default(false),
  /** A clause ends with its verb. */
  endsWithVerb: z.boolean().default(false),
  /** How a sentence ends. */
  fullStop: z.string().default('.'),
  /** What asks for one fact, and by what a sentence tells it: behind which words it stands, or before which. */
  facts: z.strictObject({
    when: z.strictObject({
      asked: phrases,
      behind: phrases,
      before: phrases.default([]),
      /** "BC", "v. Chr.": what may follow a year. */
      eras: phrases,
      /** Other names of times than months and days: "century", "spring". */
      times: phrases,
    }),
    who: z.strictObject({
      asked: phrases,
      behind: phrases.default([]),
      before: phrases.default([]),
      /** Behind the first words of a sentence these say that something is done to them. */
      doneTo: phrases.default([]),
    }),
    where: z.strictObject({
      asked: phrases,
      behind: phrases.default([]),
      before: phrases.default([]),
      /** Where every noun has a capital letter: they stand before nouns and before no name of a place. */
      determiners: phrases.default([]),
    }),
    howMany: z.strictObject({ asked: phrases }),
    howMuch: z.strictObject({ asked: phrases }),
  }),
  /** So begins the title of a list. */
  lists: phrases.default([]),
  /** In the title of a page that lists what a word may mean. */
  disambiguation: z.string().min(1),
});
const words = z
  .string()
  .nullish()
  .transform((text) => text?.split(/\s+/).filter(Boolean) ?? []);
/** Made by `npm run verbs`. */
const asSet = (all: readonly string[]): ReadonlySet<string> => new Set(all);
const verbsSchema = z.strictObject({
  forms: words.transform(asSet),
  endings: words,
  others: words.transform(asSet),
  /** Verbs where they stand last. */
  closing: words.transform(asSet),
  /** Of a language with a tagger: behind a noun and without an object it is done to it, "bricks made of". */
  reduced: words.transform(asSet),
});
type Verbs = z.output<typeof verbsSchema>;
const noVerbs: Verbs = {
  forms: new Set(),
  endings: [],
  others: new Set(),
  closing: new Set(),
  reduced: new Set(),
};

export interface SentenceWords extends z.infer<typeof sentenceWordsSchema> {
  readonly abbreviations: Abbreviations;
  /** Of a language that has a tagger, `reduced` alone. */
  readonly verbs: Verbs;
}
/** By the language's code, `en`. */
export type SentenceWordsByLanguage = ReadonlyMap<string, SentenceWords>;

const FILE = /sentences\.(\w+)\.yaml$/;
const VERBS_FILE = /verbs\.\w+\.yaml$/;

/** Throws a `ContentError` with all faults of all files. */
export function readSentenceWords(contentDir: string): SentenceWordsByLanguage {
  const all = contentUnder(contentDir, 'words', '.yaml');
  const files = all.filter(({ name }) => FILE.test(name));
  const verbFiles = all.filter(({ name }) => VERBS_FILE.test(name));
  const read = readEach(files, (file) => {
    const { value, faultAt } = readYaml(file, sentenceWordsSchema);
    const language = FILE.exec(file.name)?.[1] ?? '';
    const abbreviations = readAbbreviations(contentDir, language);
    const verbs = verbFiles.find(({ name }) => name.endsWith(`/verbs.${language}.yaml`));
    return {
      value: [
        language,
        { ...value, abbreviations, verbs: verbs ? readYaml(verbs, verbsSchema).value : noVerbs },
      ] as const,
      faultAt,
    };
  });
  return new Map(read.map(({ value }) => value));
}
