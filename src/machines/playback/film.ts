/** The measures of what is played: frames, pace and size, from the document. [Y2] */
import { durationInFrames, frames, ms, type Frames } from '../../../contract/units';
import type { VideoData } from '../../../contract/video/videoData';

export interface Film {
  readonly width: number;
  readonly height: number;
  readonly fps: number;
  readonly durationInFrames: Frames;
}

/** What counts before the document has been measured, and where it cannot be. [Y2] */
export const UNMEASURED_FILM: Film = { width: 1920, height: 1080, fps: 30, durationInFrames: frames(0) };

/** @throws RangeError where a measure is no number above zero; the duration may be zero. */
export function measureFilm({ duration, fps, size }: Pick<VideoData, 'duration' | 'fps' | 'size'>): Film {
  const film = { ...size, fps, durationInFrames: durationInFrames(ms(duration), fps) };
  const measures = [film.width, film.height, film.fps, film.durationInFrames + 1];
  if (!measures.every((value) => Number.isFinite(value) && value > 0)) {
    throw new RangeError(`A film cannot measure ${JSON.stringify({ duration, fps, size })}`);
  }
  return film;
}

export const isSameFilm = (one: Film, other: Film): boolean =>
  one.width === other.width &&
  one.height === other.height &&
  one.fps === other.fps &&
  one.durationInFrames === other.durationInFrames;
