/** One film drawn by canvas, and by screenshots where a page cannot: chunk by chunk, never a wrong picture. */
import { isOutOfRoom } from '../../http/outOfRoom';
import type { ChunkOptions, Drawing, FrameRange } from '../draw';
import { CannotCapture } from './capturePage';

/**
 * After so many chunks that failed, a film is not tried any more: each may have waited for its limit. A browser that
 * dies once takes the chunks of all pages with it.
 */
const FAILURES = 3;

export interface Ways {
  readonly canvas: Drawing;
  /** Opened when it is needed. */
  readonly screenshots: () => Drawing;
  /** Told of each chunk that is drawn the other way. */
  onFallback(range: FrameRange, error: unknown): void;
}

export function withFallback({ canvas, screenshots, onFallback }: Ways): Drawing {
  let other: Drawing | undefined;
  let failures = 0;
  const byScreenshots = async (range: FrameRange, outputPath: string, options: ChunkOptions) => {
    other ??= screenshots();
    await other.chunk(range, outputPath, options);
    return 'otherWay' as const;
  };
  return {
    lanes: canvas.lanes,
    async chunk(range, outputPath, options) {
      const { signal } = options;
      const counted = eachOnce(range.to - range.from, () => options.onFrame());
      if (failures < FAILURES)
        try {
          return await canvas.chunk(range, outputPath, { signal, onFrame: counted() });
        } catch (error) {
          signal.throwIfAborted();
          // The other way needs as much room, and says less clearly that there is none.
          if (isOutOfRoom(error)) throw error;
          failures += error instanceof CannotCapture ? FAILURES : 1;
          onFallback(range, error);
        }
      return byScreenshots(range, outputPath, { signal, onFrame: counted() });
    },
    showFirst: (stills, chunks) => canvas.showFirst(stills, chunks),
    async rest() {
      await Promise.all([canvas.rest(), other?.rest()]);
    },
    async close() {
      await Promise.all([canvas.close(), other?.close()]);
    },
  };
}

/** For attempts at one chunk: a frame that was told of is not told again, be it by another attempt or by the same. */
const eachOnce = (frames: number, tell: () => void) => {
  let most = 0;
  return () => {
    let done = 0;
    return () => {
      done += 1;
      if (done <= most || most === frames) return;
      most = done;
      tell();
    };
  };
};
