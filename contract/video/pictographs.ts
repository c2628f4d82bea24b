/** Emoji, flags and what joins them: shown in captions, never spoken. Pure. */

/** For use within a character class of a regular expression with the flag `u`. */
export const PICTOGRAPHS =
  '\\p{Extended_Pictographic}\\p{Regional_Indicator}\\u{1F3FB}-\\u{1F3FF}\\u200d\\ufe0f\\u20e3';

const ALONE = new RegExp(`^[${PICTOGRAPHS}]+$`, 'u');
const EACH = new RegExp(`[${PICTOGRAPHS}]+`, 'gu');

export const isPictograph = (text: string): boolean => ALONE.test(text);
export const withoutPictographs = (text: string): string => text.replace(EACH, ' ').trim();
