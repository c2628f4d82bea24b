/** Whether a word is one: a dictionary says it, which is laid out when the first word is asked. */
import english from 'dictionary-en';
import nspell from 'nspell';

let dictionary: ReturnType<typeof nspell> | undefined;
const isCorrect = (form: string): boolean => (dictionary ??= nspell(english)).correct(form);

/** @param word in lower case; names count, too */
export const isInDictionary = (word: string): boolean =>
  [word, word.charAt(0).toUpperCase() + word.slice(1), word.toUpperCase()].some(isCorrect);
