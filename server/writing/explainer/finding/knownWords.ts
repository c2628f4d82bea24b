/** What a dictionary says of a word: that it is one, and whether it names a thing. */
import nlp from 'compromise/two';
import { wordForms } from '../../../text/wordForms';

type Dictionary = Readonly<Record<string, string | readonly string[]>>;
const NAMES_NOTHING = /Infinitive|Verb|Tense|Gerund|Participle|Adjective|Adverb|Comparative|Superlative/;

let dictionary: Dictionary | undefined;

/** The library's own types leave its dictionary open. */
const readDictionary = () => (nlp.model() as unknown as { one: { lexicon: Dictionary } }).one.lexicon;

function kindsOf(word: string): string[] {
  const known = (dictionary ??= readDictionary());
  return wordForms(word).flatMap((form) => (Object.hasOwn(known, form) ? (known[form] ?? []) : []));
}

export const isInDictionary = (word: string): boolean => kindsOf(word).length > 0;

/** Of a thing it says what is done or how it is, as in `are sharks dangerous`. */
export function namesNothing(word: string): boolean {
  const kinds = kindsOf(word);
  return kinds.length > 0 && kinds.every((kind) => NAMES_NOTHING.test(kind));
}
