/** A Cyrillic or Greek name within an English script, in the letters that the engine reads. */
import { lexicon } from './lexicon';

export const transliterated = (text: string): string =>
  text.replace(/[\p{Script=Cyrillic}\p{Script=Greek}]/gu, (letter) => {
    const latin = lexicon().transliteration[letter.toLowerCase()] ?? letter;
    return letter === letter.toLowerCase() ? latin : latin.charAt(0).toUpperCase() + latin.slice(1);
  });
