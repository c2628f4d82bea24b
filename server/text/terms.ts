/** What a text speaks of: its words in lower case, plurals also as singulars. */

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
  if (word.endsWith('ves')) forms.push(`${word.slice(0, -3)}f`, `${word.slice(0, -3)}fe`);
  return forms;
}
