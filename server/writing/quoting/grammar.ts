/** The little words of a language, by what they do in a sentence: `content/words/grammar.<language>.yaml`. */
import { z } from 'zod';
import { openContent } from '../../content/contentFiles';
import { readYaml } from '../../content/readYaml';
import { readUnits } from '../../text/units';
import { readAbbreviations, type Abbreviations } from '../../text/abbreviations';
import { isLittle, rootOf } from '../../text/words';

const words = z
  .string()
  .trim()
  .min(1)
  .transform((text): ReadonlySet<string> => new Set(text.split(/\s+/)));
/** What each list is for stands in the English file. */
const grammarSchema = z.strictObject({
  open: words,
  back: words,
  showing: words,
  limits: words,
  you: words,
  we: words,
  years: words,
  little: words,
  smallPrint: words,
  smallPrintWords: words,
  features: words,
  variants: words,
  descriptions: words,
  directions: words,
  notices: words,
  /** "Ideal for", "A lamp for": what stands before one of these is said of the product, what stands behind is another thing. */
  purpose: words.optional(),
  /** Of a language without a tagger: by what a sentence is known that leaves out who or what it tells of. */
  leftOut: z
    .strictObject({
      /** Articles of one that is not known yet, and of what is known. */
      one: words,
      the: words,
      /** Verbs of what somebody sells: "offers", "protects". */
      having: words,
      /** Endings of what was done to it: "made". */
      done: words,
      /** Behind what is said first stands the verb, not its subject. */
      verbSecond: z.boolean(),
      nounsHaveCapitals: z.boolean(),
    })
    .optional(),
});

export interface Grammar extends z.output<typeof grammarSchema> {
  /** ISO 639-1, "de". */
  readonly language: string;
  readonly abbreviations: Abbreviations;
  /** How units are written, in small letters: "cm". */
  readonly units: ReadonlySet<string>;
}

const none: ReadonlySet<string> = new Set();
/** Of a language whose little words we do not know. */
export const noGrammar: Omit<Grammar, 'language' | 'abbreviations'> = {
  units: none,
  open: none,
  back: none,
  showing: none,
  limits: none,
  you: none,
  we: none,
  years: none,
  little: none,
  smallPrint: none,
  smallPrintWords: none,
  features: none,
  variants: none,
  descriptions: none,
  directions: none,
  notices: none,
};

/** Throws a `ContentError` that says what is wrong, with file and line. */
export const readGrammar = (contentDir: string, language: string): Grammar => ({
  ...readYaml(openContent(contentDir, `words/grammar.${language}.yaml`), grammarSchema).value,
  language,
  abbreviations: readAbbreviations(contentDir, language),
  units: new Set(Object.values(readUnits(contentDir)).flatMap(Object.keys)),
});

const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'-]*/gu;
/** In lower case; where an article is written with an apostrophe, it is a word of its own: "l'eau". */
export function termsOf(text: string, { open }: Grammar): string[] {
  const plain = text.toLowerCase().replace(/[’‘]/g, "'");
  return (open.has('l') ? plain.replaceAll("'", ' ') : plain).match(WORD) ?? [];
}

/** The same as they are written. */
export const wordsOf = (text: string): string[] => text.match(WORD) ?? [];

/** Whether it holds a sentence together without saying what it is about. */
export const isLittleWord = (term: string, { language, open, back, little, you }: Grammar): boolean =>
  language === 'en' ? isLittle(term) : [open, back, little, you].some((list) => list.has(term));

/** How something is cared for, sent, paid, shown on the page: nothing of the product itself. */
export function isSmallPrint(text: string, grammar: Grammar): boolean {
  const terms = termsOf(text, grammar);
  // "Dry clean only" is "dry-clean only".
  const joined = `-${terms.join('-')}`;
  const begins = [...grammar.smallPrint];
  return (
    begins.some((begin) => begin.includes('-') && joined.includes(`-${begin}`)) ||
    terms.some((term) => grammar.smallPrintWords.has(term) || begins.some((begin) => term.startsWith(begin)))
  );
}

/** For a page on a thing whose name has such words itself, as a washing machine's: there they are no small print. */
export function withNameOf(title: string, grammar: Grammar): Grammar {
  const named = termsOf(title, grammar).flatMap((term) => [term, ...term.split('-')]);
  return {
    ...grammar,
    smallPrint: new Set(
      [...grammar.smallPrint].filter((begin) => !named.some((term) => term.startsWith(begin))),
    ),
    smallPrintWords: new Set([...grammar.smallPrintWords].filter((word) => !named.includes(word))),
  };
}

/** Whether the seller speaks of himself: "We love …", "We’ve made …", "the power of our shop". */
export const isOfSeller = (text: string, grammar: Grammar): boolean =>
  termsOf(text, grammar).some((term) => grammar.we.has(term.replace(/'.*$/, '')));

const YEAR = /^1[5-9]\d\d$/;
/** Whether it tells what happened in a century that is over: "founded in 1933". */
export const isOfThePast = (text: string, grammar: Grammar): boolean =>
  termsOf(text, grammar).some((term, at, terms) => YEAR.test(term) && grammar.years.has(terms[at - 1] ?? ''));

/** Letters that the forms of a word mostly share. */
const STEM_LETTERS = 6;
const stemOf = (term: string, { language }: Grammar) =>
  language === 'en' ? rootOf(term.replace(/'s$/, '')) : [...term].slice(0, STEM_LETTERS).join('');

/** What a text says, each word once, whatever its form. */
export const meaningOf = (text: string, grammar: Grammar): string[] => [
  ...new Set(
    termsOf(text, grammar)
      .filter((term) => !isLittleWord(term, grammar))
      .map((term) => stemOf(term, grammar)),
  ),
];

/** How much of what a text says another says, too: 0 to 1. */
export function saysShare(own: ReadonlySet<string>, other: ReadonlySet<string>): number {
  if (own.size === 0) return 1;
  return [...own].filter((word) => other.has(word)).length / own.size;
}

export const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Whether it tells what else there is to be had than the product that is shown: "also available in red". */
export const tellsOfVariants = (text: string, grammar: Grammar): boolean =>
  termsOf(text, grammar).some((term) => grammar.variants.has(term));
