/** Sets the pauses within a spoken sentence: as long as the rules say, in place of what the engine leaves. */
import type { Span } from './alignment';

interface Paced {
  readonly samples: Float32Array<ArrayBuffer>;
  readonly spans: readonly Span[];
}

/** Kept beside each word: a breath out, a lip that opens. */
const KEPT_SECONDS = 0.03;

/** @param pauses seconds behind each word but the last; null leaves what is there. */
export function paced(
  { samples, spans }: { readonly samples: Float32Array<ArrayBuffer>; readonly spans: readonly Span[] },
  pauses: readonly (number | null)[],
  sampleRate: number,
): Paced {
  const at = (seconds: number) => Math.round(seconds * sampleRate);
  const pieces: Float32Array[] = [];
  const moved: Span[] = [];
  let [taken, shift] = [0, 0];
  spans.forEach((span, index) => {
    moved.push({ start: span.start + shift, end: span.end + shift });
    const wanted = pauses[index] ?? null;
    const next = spans[index + 1];
    if (wanted === null || !next) return;
    const kept = Math.min(KEPT_SECONDS, (next.start - span.end) / 2, wanted / 2);
    const [cut, goesOn] = [at(span.end + kept), at(next.start - kept)];
    const silence = Math.max(0, at(wanted) - (cut - at(span.end)) - (at(next.start) - goesOn));
    pieces.push(faded(samples.subarray(taken, cut), { out: at(kept) }), new Float32Array(silence));
    samples.set(faded(samples.subarray(goesOn, goesOn + at(kept)), { in: at(kept) }), goesOn);
    taken = goesOn;
    shift += (silence - (goesOn - cut)) / sampleRate;
  });
  pieces.push(samples.subarray(taken));
  const joined = new Float32Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let end = 0;
  for (const piece of pieces) {
    joined.set(piece, end);
    end += piece.length;
  }
  return { samples: joined, spans: moved };
}

/** A copy, its first or last samples rising from or falling to silence. */
function faded(piece: Float32Array, { in: rise = 0, out: fall = 0 }: { in?: number; out?: number }) {
  const copy = piece.slice();
  for (let i = 0; i < Math.min(rise, copy.length); i++) copy[i]! *= i / rise;
  for (let i = 0; i < Math.min(fall, copy.length); i++) copy[copy.length - 1 - i]! *= i / fall;
  return copy;
}
