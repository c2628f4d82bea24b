/** How long a script is, as both sides count it: a lone dash or sign is not spoken. */
export const countWords = (text: string): number =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
