/** A picture of a phone (HEIC) as pixels: sharp's own build has no decoder for it. */
import { createTurns } from '../../fetching/turns';
import { createThread } from '../../threads/askThread';
import { startThread } from '../../threads/startThread';
import type { ColourProfile } from './colourProfile';

export interface HeicQuestion {
  readonly file: Uint8Array<ArrayBuffer>;
  readonly mostPixels: number;
}
/** RGBA, upright. */
export interface HeicAnswer {
  readonly data: Uint8Array<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
  /** Null: sRGB. */
  readonly profile: ColourProfile | null;
}

const SECONDS = 45;
/** Above the largest that phones take; the decoder holds a picture several times over. */
const MOST_PIXELS = 50_000_000;
/** One is enough for the memory of a small machine. */
const inTurn = createTurns(1);

/** Throws what the decoder or the thread says; of a picture with too many pixels, "pixel limit", unread. */
export function decodeHeic(file: Uint8Array<ArrayBuffer>): Promise<HeicAnswer> {
  if (claimedPixels(file) > MOST_PIXELS) throw new Error('It exceeds the pixel limit.');
  return inTurn(async () => {
    const thread = createThread<HeicQuestion, HeicAnswer>({
      start: () => startThread('decodeHeic', import.meta.url),
      timeoutMs: SECONDS * 1000,
    });
    try {
      return await thread.ask({ file, mostPixels: MOST_PIXELS });
    } finally {
      // Its memory goes with it: WebAssembly never gives any back.
      await thread.close();
    }
  });
}

const HEAD_BYTES = 256 * 1024;

/** The largest size in its boxes `ispe`: version and flags, width, height (ISO/IEC 23008-12, 6.5.3). */
function claimedPixels(file: Uint8Array): number {
  const head = Buffer.from(file.buffer, file.byteOffset, Math.min(file.length, HEAD_BYTES));
  let largest = 0;
  for (let at = head.indexOf('ispe'); at >= 0 && at + 16 <= head.length; at = head.indexOf('ispe', at + 4))
    largest = Math.max(largest, head.readUInt32BE(at + 8) * head.readUInt32BE(at + 12));
  return largest;
}
