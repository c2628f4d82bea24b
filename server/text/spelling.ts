/** Whether a word is one: a dictionary says it, which is read when the first word is asked that our own texts do not have. */
import nspell from 'nspell';

let dictionary: Promise<ReturnType<typeof nspell>> | undefined;
const openDictionary = async () => nspell((await import('dictionary-en')).default);

/** @param word in lower case; names count, too */
export async function isInDictionary(word: string): Promise<boolean> {
  const spelling = await (dictionary ??= openDictionary());
  const name = word.charAt(0).toUpperCase() + word.slice(1);
  return [word, name, word.toUpperCase()].some((form) => spelling.correct(form));
}
