/** Words that no line holds, parted where it hurts least: after their own marks, between syllables, else evenly. Pure. */
import { letterCount, signsOf } from '../../../contract/video/letters';
import { syllableBreaks } from '../canvas/syllables';

/** A word this much wider than a line is set smaller; a wider one is parted. */
const SHRUNK_AT_MOST = 1.5;
/** Addresses and compounds may be parted behind these. */
const MARK = /[-/._@:=&?]/u;

/** `room` is how many letters a line has. */
export function partLongWord<Word extends { readonly text: string }>(word: Word, room: number): Word[] {
  const letters = letterCount(word.text);
  if (letters <= Math.max(1, room) * SHRUNK_AT_MOST) return [word];
  const signs = signsOf(word.text);
  const held = Math.max(1, room - 1);
  const breaks = syllableBreaks(word.text);
  const pieces: string[] = [];
  for (let at = 0; at < signs.length;) {
    // Of what is left, so that a piece that was cut short makes no stump of the last.
    const parts = Math.ceil(letterCount(signs.slice(at).join('')) / held);
    const even = at + Math.ceil((signs.length - at) / parts);
    const to = even >= signs.length ? signs.length : cutNear(signs, { at, to: even, held, breaks });
    const piece = signs.slice(at, to).join('');
    const isBare = to < signs.length && /[\p{L}\p{N}]$/u.test(piece);
    pieces.push(isBare ? `${piece}-` : piece);
    at = to;
  }
  return pieces.map((text) => ({ ...word, text }));
}

interface Cut {
  readonly at: number;
  readonly to: number;
  /** Letters of a line, less a hyphen. */
  readonly held: number;
  /** Between syllables; only where a sign is one letter. */
  readonly breaks: readonly number[];
}

/** How far from where it should be a piece may end, of its length. */
const NEAR = 0.45;

/** Behind a mark or between syllables that are near; else at `to`. */
function cutNear(signs: readonly string[], { at, to, held, breaks }: Cut): number {
  const reach = (to - at) * NEAR;
  for (let cut = to; cut > to - reach; cut -= 1) if (MARK.test(signs[cut - 1] ?? '')) return cut;
  const isHeld = (cut: number) => letterCount(signs.slice(at, cut).join('')) <= held;
  const near = breaks.filter((cut) => cut > at && Math.abs(cut - to) <= reach && isHeld(cut));
  return near.toSorted((a, b) => Math.abs(a - to) - Math.abs(b - to))[0] ?? to;
}
