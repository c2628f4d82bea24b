/** Words as they are compared: signs, spaces and capitals do not part what is said. Pure. */
export const comparable = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Whether words that are compared stand in a text, whole. */
export const saysWords = (text: string, words: string): boolean => ` ${text} `.includes(` ${words} `);
