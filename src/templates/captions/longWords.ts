/** Words that no line holds, parted where it hurts least: after their own marks, else evenly and with a hyphen. Pure. */
import { letterCount, signsOf } from '../canvas/letters';

/** A word this much wider than a line is set smaller; a wider one is parted. */
const SHRUNK_AT_MOST = 1.5;
/** Addresses and compounds may be parted behind these. */
const MARK = /[-/._@:=&?]/u;

/** `room` is how many letters a line has. */
export function partLongWord<Word extends { readonly text: string }>(word: Word, room: number): Word[] {
  const letters = letterCount(word.text);
  if (letters <= Math.max(1, room) * SHRUNK_AT_MOST) return [word];
  const signs = signsOf(word.text);
  const parts = Math.ceil(letters / Math.max(1, room - 1));
  const even = Math.ceil(signs.length / parts);
  const pieces: string[] = [];
  for (let at = 0; at < signs.length;) {
    const to = at + even >= signs.length ? signs.length : cutNear(signs, at, at + even);
    const piece = signs.slice(at, to).join('');
    const isBare = to < signs.length && /[\p{L}\p{N}]$/u.test(piece);
    pieces.push(isBare ? `${piece}-` : piece);
    at = to;
  }
  return pieces.map((text) => ({ ...word, text }));
}

/** Behind a mark in the last third before `to`, else there. */
function cutNear(signs: readonly string[], from: number, to: number): number {
  for (let at = to; at > to - (to - from) / 3; at -= 1) if (MARK.test(signs[at - 1] ?? '')) return at;
  return to;
}
