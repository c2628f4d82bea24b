/** Words sought in a text, whatever their case. */

const escaped = (query: string) => query.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const pattern = (query: string) => new RegExp(escaped(query.trim()), 'giu');

export const isSought = (query: string) => query.trim() !== '';

export const says = (text: string, query: string): boolean => !isSought(query) || pattern(query).test(text);

export interface Piece {
  readonly text: string;
  readonly isFound: boolean;
}

/** The text in pieces, those that are sought apart from the rest. */
export function piecesOf(text: string, query: string): Piece[] {
  if (!isSought(query)) return [{ text, isFound: false }];
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(pattern(query))) {
    if (match.index > end) pieces.push({ text: text.slice(end, match.index), isFound: false });
    pieces.push({ text: match[0], isFound: true });
    end = match.index + match[0].length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), isFound: false });
  return pieces;
}

/** Every place that says it says something else. */
export const replaced = (text: string, query: string, replacement: string): string =>
  isSought(query) ? text.replace(pattern(query), () => replacement) : text;
