/** Which fonts beside the display faces the letters of a text come from. Pure. */
import type { letterFamilies } from '../typefaces';

export type LetterFamily = 'emoji' | keyof typeof letterFamilies;

/** Each letter is in one of them; what is in none is in the display faces' own files, or in no font of ours. */
const letters = {
  /** But for ©, ® and ™, which the Latin files hold; stars and ticks that are no emoji are shapes. */
  emoji: /(?![\u00a9\u00ae\u2122])(?=\p{Extended_Pictographic})\p{Emoji}|[\p{Regional_Indicator}\u20e3]/gu,
  arabic: /\p{Script=Arabic}/gu,
  hebrew: /\p{Script=Hebrew}/gu,
  devanagari: /[\p{Script=Devanagari}\u0964\u0965]/gu,
  bengali: /\p{Script=Bengali}/gu,
  gurmukhi: /\p{Script=Gurmukhi}/gu,
  gujarati: /\p{Script=Gujarati}/gu,
  odia: /\p{Script=Oriya}/gu,
  tamil: /\p{Script=Tamil}/gu,
  telugu: /\p{Script=Telugu}/gu,
  kannada: /\p{Script=Kannada}/gu,
  malayalam: /\p{Script=Malayalam}/gu,
  sinhala: /\p{Script=Sinhala}/gu,
  thai: /[\p{Script=Thai}\u0e3f]/gu,
  lao: /\p{Script=Lao}/gu,
  khmer: /\p{Script=Khmer}/gu,
  burmese: /\p{Script=Myanmar}/gu,
  georgian: /\p{Script=Georgian}/gu,
  armenian: /\p{Script=Armenian}/gu,
  ethiopic: /\p{Script=Ethiopic}/gu,
  han: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]/gu,
  hangul: /\p{Script=Hangul}/gu,
  /** Arrows, operators, technical signs, notes and the letters of formulas, by their blocks, but for what the Latin files hold. */
  mathematics:
    /(?!\p{Emoji})(?![\u2191\u2193\u2212\u2215])[\u2102\u2107\u210a-\u2112\u2115\u2118-\u211d\u2124-\u2125\u2127-\u2129\u212c-\u212d\u212f-\u2131\u2133-\u213a\u213c-\u214c\u2190-\u23ff\u2669-\u266f\u27c0-\u27ff\u2900-\u2aff]/gu,
  /** Geometric shapes, stars, ticks. */
  shapes: /(?!\p{Emoji})[\u2400-\u245f\u25a0-\u2668\u2670-\u27bf\u2b00-\u2bff]/gu,
  /** Marks, Cyrillic and Greek beyond the usual, small figures, fractions, letters in circles: what of Inter the parts that are loaded with it lack. */
  rare: /[\u0302\u0306\u0307\u030a\u030c\u030f\u0326-\u0328\u0460-\u048f\u0492-\u04af\u04b2-\u052f\u1f00-\u1fff\u2010-\u2012\u2015-\u2017\u2021\u2023-\u2025\u2030\u2031\u2034-\u2038\u203b-\u2043\u2045-\u205e\u2070-\u2073\u2075-\u209f\u20c0\u2100\u2101\u2103\u2105\u2106\u2109\u2117\u211e-\u2121\u2126\u212a\u212b\u212e\u2132\u213b\u214d\u2150-\u218f\u2460-\u24ff]/gu,
} satisfies Record<LetterFamily, RegExp>;

/** The fonts that are needed, each with its own letters of the text. */
export const lettersOf = (text: string): readonly (readonly [LetterFamily, string])[] =>
  Object.entries(letters).flatMap(([name, own]) => {
    const found = text.match(own)?.join('');
    return found ? [[name as LetterFamily, found] as const] : [];
  });
