/** The number of a footnote behind a word, "devices¹", which nobody says; that of square metres is none. */
const FOOTNOTE = /(?<=\p{L}{3})[¹²³⁴⁵⁶⁷⁸⁹⁰]+/gu;
export const withoutFootnotes = (text: string): string => text.replace(FOOTNOTE, '');
