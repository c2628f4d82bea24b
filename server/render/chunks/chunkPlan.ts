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
