/** The marks of quotations in a text. */
const MARK = /["“”„«»]/g;

/** One of its marks lacks the other: a quotation begins or ends in it. */
export const hasOpenQuotation = (text: string): boolean => (text.match(MARK)?.length ?? 0) % 2 === 1;
