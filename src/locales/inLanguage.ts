/** Gives each catalogue its texts in the reader's language; English is in the code, the others come as one file. */
import { type Grammar, grammarOf } from './grammar';
import { type Language, language, locale } from './language';

/** The same keys, any words: what a translation of `T` must hold. */
export type Words<T> = T extends string
  ? string
  : T extends (...given: infer Given) => infer Said
    ? (...given: Given) => Words<Said>
    : { readonly [Key in keyof T]: Words<T[Key]> };

type WithGrammar<T> = T | ((grammar: Grammar) => T);

/** What a file of `de/`, `es/` or `fr/` exports as `translation`: one that lacks a text does not compile. */
export type Translation<Messages> = WithGrammar<Messages>;

type Catalogue = Readonly<Record<string, WithGrammar<unknown>>>;
type Loader = () => Promise<{ catalogue: Catalogue }>;

const loaders: Readonly<Record<Language, Loader | null>> = {
  en: null,
  de: () => import('./de/catalogue'),
  es: () => import('./es/catalogue'),
  fr: () => import('./fr/catalogue'),
};

export const grammar = grammarOf(locale);

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const said = (words: WithGrammar<unknown>) => (typeof words === 'function' ? words(grammar) : words);

/** Puts what is translated in the place of the English, so that whoever holds a group of texts holds the right ones. */
function translate(messages: Record<string, unknown>, translated: unknown): void {
  if (!isGroup(translated)) return;
  for (const [key, english] of Object.entries(messages))
    if (isGroup(english)) translate(english, translated[key]);
    else messages[key] = translated[key] ?? english;
}

/** Null until it is there; what was read before then is translated when it comes. */
let catalogue: Catalogue | null = null;
const read = new Map<string, Record<string, unknown>>();

/**
 * @param place the file of these texts, below `messages/` and below each language's folder. Texts that the first page
 * brings are translated in place a moment later: there, a constant of a module may hold a group, never a single text.
 */
export function inLanguage<const Messages extends object>(
  place: string,
  english: WithGrammar<Messages>,
): Words<Messages> {
  const messages = said(english) as Record<string, unknown>;
  if (catalogue) translate(messages, said(catalogue[`./${place}.ts`]));
  else read.set(place, messages);
  return messages as Words<Messages>;
}

/** Before anything is shown; where the texts do not come, the app speaks English. */
export async function loadLanguage(): Promise<void> {
  try {
    catalogue = (await loaders[language]?.())?.catalogue ?? {};
  } catch (error) {
    console.error(`The texts in ${language} could not be loaded`, error);
    catalogue = {};
    document.documentElement.lang = 'en';
    return;
  }
  document.documentElement.lang = language;
  for (const [place, messages] of read) translate(messages, said(catalogue[`./${place}.ts`]));
  read.clear();
}
