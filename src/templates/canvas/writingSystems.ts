/** In which direction and in which writing system a text is set. Pure. */

const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
const LETTER = /\p{L}/u;

/** By its first letter, as a browser's `auto` does, but known before anything is painted. */
export function directionOf(text: string): 'ltr' | 'rtl' {
  const first = LETTER.exec(text)?.[0] ?? '';
  return RIGHT_TO_LEFT.test(first) ? 'rtl' : 'ltr';
}

/** The language whose letter forms and line breaks a script is set with; the first that is found counts. */
const languages = [
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ['zh-Hans', /\p{Script=Han}/u],
  ['ko', /\p{Script=Hangul}/u],
  ['ar', /\p{Script=Arabic}/u],
  ['he', /\p{Script=Hebrew}/u],
  ['hi', /\p{Script=Devanagari}/u],
  ['th', /\p{Script=Thai}/u],
  ['ru', /\p{Script=Cyrillic}/u],
] as const;

/** Undefined where the letters tell nothing: many languages are written in Latin ones. */
export const languageOf = (text: string): string | undefined =>
  languages.find(([, script]) => script.test(text))?.[0];
