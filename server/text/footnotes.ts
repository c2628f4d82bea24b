/** The number of a footnote behind a word or its sentence, "devices¹", "faster.5", which nobody says; that of square metres is none. */
const FOOTNOTE = /(?<=\p{L}{3})[¹²³⁴⁵⁶⁷⁸⁹⁰]+|(?<=\p{Ll}{3}[.!?])\d{1,2}(?=\s|$)/gu;
export const withoutFootnotes = (text: string): string => text.replace(FOOTNOTE, '');
