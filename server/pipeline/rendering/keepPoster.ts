/** Puts a still of a film beside it: the picture of its card, and of its link. [P3] */
import type { VideoData } from '../../../contract/video/videoData';
import { withinLimit } from '../../limits/withinLimit';
import { drawPoster } from '../media/poster';
import type { RenderWorld } from './renderWorld';

/** One frame, by a browser that is open, and one small picture. */
const KEEPING_MS = 60_000;

interface Kept {
  /** Of its key. */
  readonly base: string;
  readonly videoData: VideoData;
  readonly signal: AbortSignal;
}

/** A poster that cannot be drawn is left out: the one before stays. */
export async function keepPoster(
  { renderer, storage, logError }: Pick<RenderWorld, 'renderer' | 'storage' | 'logError'>,
  { base, videoData, signal }: Kept,
): Promise<string | null> {
  const key = `${base}.jpg`;
  try {
    const limit = { what: 'Keeping the poster', limitMs: KEEPING_MS, signal };
    await withinLimit(limit, async (signal) =>
      storage.put(key, await drawPoster(renderer, videoData, signal), 'image/jpeg'),
    );
    return key;
  } catch (error) {
    signal.throwIfAborted();
    logError(error, 'a poster was not kept');
    return null;
  }
}
