/** What a text may be speaking of: its words and phrases, in lower case, plurals also as singulars. */

const LONGEST_PHRASE = 4;

export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/'s\b/g, '')
    .match(/[\p{L}\p{N}][\p{L}\p{N}'-]*/gu) ?? [];

/** A plural's possible singulars, the word itself first. */
export function singulars(word: string): string[] {
  const forms = [word];
  if (/[^s]s$/.test(word)) forms.push(word.slice(0, -1));
  if (/(?:[sxz]|ch|sh|o)es$/.test(word)) forms.push(word.slice(0, -2));
  if (word.endsWith('ies')) forms.push(`${word.slice(0, -3)}y`);
  return forms;
}

/** Longer phrases before the words that they are made of; a word inside a phrase is still a term of its own. */
export function* termsOf(text: string): Generator<string> {
  const words = wordsOf(text);
  for (const start of words.keys()) {
    for (let length = Math.min(LONGEST_PHRASE, words.length - start); length > 0; length -= 1) {
      const before = words.slice(start, start + length - 1);
      for (const last of singulars(words[start + length - 1] ?? '')) yield [...before, last].join(' ');
    }
  }
}
