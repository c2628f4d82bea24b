/** Numbers as the words of a language say them: up to a thousand, or nine where it writes them in one word. */
import { toCardinal as german } from 'n2words/de-DE';
import { toCardinal as english } from 'n2words/en-US';
import { toCardinal as spanish } from 'n2words/es-ES';
import { toCardinal as french } from 'n2words/fr-FR';
import { toCardinal as hindi } from 'n2words/hi-IN';
import { toCardinal as italian } from 'n2words/it-IT';
import { toCardinal as dutch } from 'n2words/nl-NL';
import { toCardinal as portuguese } from 'n2words/pt-PT';

export const SPELLED = {
  de: german,
  en: english,
  es: spanish,
  fr: french,
  hi: hindi,
  it: italian,
  nl: dutch,
  pt: portuguese,
};
export type SpelledLanguage = keyof typeof SPELLED;

/** Of languages that write thousands in one word: elsewhere the words for them are added up. */
const IN_ONE_WORD: ReadonlySet<SpelledLanguage> = new Set(['de', 'it', 'nl']);

export function numberWordsOf(language: SpelledLanguage): ReadonlyMap<string, number> {
  const numbers = new Map<string, number>();
  const joins = language === 'en' ? /(?: |^)and /g : /\0/g;
  const most = IN_ONE_WORD.has(language) ? 9999 : 1000;
  for (const value of [...Array(most + 1).keys(), 1_000_000])
    for (const form of formsOf(value, language))
      numbers.set(form.toLowerCase().replace(/-/g, ' ').replace(joins, ' '), value);
  if (language === 'en') numbers.set('hundred', 100).set('thousand', 1000).set('million', 1_000_000);
  return numbers;
}

/** A number before its noun: "doscientas horas", "duas horas", "hundert Stunden". */
function formsOf(value: number, language: SpelledLanguage): string[] {
  const spelled = SPELLED[language](value);
  switch (language) {
    case 'de':
      return [spelled, spelled.replace(/^ein(?=hundert|tausend)/, '')];
    case 'es':
      return [spelled, spanish(value, { gender: 'feminine' }), spelled.replace(/uno$/, 'un')];
    case 'pt':
      return [spelled, spelled.replace(/um$/, 'uma').replace(/dois$/, 'duas').replace(/entos/g, 'entas')];
    case 'fr':
      return [spelled, spelled.replace(/un$/, 'une')];
    case 'nl':
      return [spelled, spelled.replace(/^één/, 'een')];
    default:
      return [spelled];
  }
}
