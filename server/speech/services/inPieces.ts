/** A script in pieces that a service takes at once, cut at the ends of sentences. */
import { endsSentence } from '../spoken/sentences';

const PIECE_CHARACTERS = 1_800;
/** A word with the space behind it; in writings without spaces, all up to a sentence's end. */
const PARTS = /[^\s。！？]+(?:[。！？]+[」』”’）】》]*)?\s*|\S\s*/g;

export function inPieces(script: string): string[] {
  const pieces: string[] = [];
  let piece = '';
  let sentence = '';
  for (const part of script.match(PARTS) ?? []) {
    sentence += part;
    if (!endsSentence(part.trim()) && sentence.length < PIECE_CHARACTERS) continue;
    if (piece && piece.length + sentence.length > PIECE_CHARACTERS) {
      pieces.push(piece);
      piece = '';
    }
    piece += sentence;
    sentence = '';
  }
  return [...pieces, piece + sentence].map((text) => text.trim()).filter(Boolean);
}
