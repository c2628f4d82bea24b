/** The words of a sentence in lower case, and whether a phrase is among them. */
export const plainWords = (sentence: string): string[] =>
  sentence
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'-]*/gu) ?? [];

export const beginsWith = (phrase: string, words: readonly string[], from = 0): boolean => {
  const first = words[from];
  return (
    first !== undefined &&
    phrase.startsWith(first) &&
    phrase.split(' ').every((part, at) => words[from + at] === part)
  );
};
export const holds = (phrase: string, words: readonly string[]): boolean =>
  words.some((_, at) => beginsWith(phrase, words, at));
