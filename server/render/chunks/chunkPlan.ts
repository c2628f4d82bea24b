/** Where a film is cut into chunks: at fixed borders, so that an edit moves none of them. Pure. */
import type { FrameRange } from '../draw';

/** Shorter ones cost key frames and starts, longer ones make an edit dearer. */
const CHUNK_SECONDS = 2;

export const chunkFrames = (fps: number) => Math.max(1, Math.round(CHUNK_SECONDS * fps));

export function planChunks({ frames, fps }: { readonly frames: number; readonly fps: number }): FrameRange[] {
  const length = chunkFrames(fps);
  return Array.from({ length: Math.ceil(frames / length) }, (_, index) => ({
    from: index * length,
    to: Math.min(frames, (index + 1) * length),
  }));
}

/** More than these are lost too often, and others wait for them too long. */
const MOST_IN_A_PIECE = 4;

/**
 * Chunks that are missing as pieces of work for so many workers, in the film's order: smaller and smaller, so that
 * all end at about the same time.
 */
export function planPieces(missing: readonly FrameRange[], workers: number): FrameRange[] {
  const pieces: FrameRange[] = [];
  for (let at = 0; at < missing.length;) {
    const share = Math.floor((missing.length - at) / (2 * workers));
    const chunks = missing.slice(at, at + Math.max(1, Math.min(MOST_IN_A_PIECE, share)));
    at += chunks.length;
    const [first, last] = [chunks[0], chunks.at(-1)];
    if (first && last) pieces.push({ from: first.from, to: last.to });
  }
  return pieces;
}
