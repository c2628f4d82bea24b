/**
 * The names of a film's chunks by what they show, its files by their own names: no file is read for them, so that a
 * server that draws nothing can tell what was drawn before. A copy of a file makes another one; `chunkKeys` does not.
 */
import type { VideoData } from '../../../contract/video/videoData';
import { drawnFrom } from '../../../src/templates/drawnFrom';
import { nameOf } from '../cache/canonical';
import type { FrameRange } from '../draw';
import type { PictureSize } from '../renderPlan';

interface Drawn extends PictureSize {
  /** In stored form. */
  readonly videoData: VideoData;
  /** What the bundle was made of. */
  readonly composition: string;
}

export const chunkLooks = ({ videoData, composition, width, height }: Drawn, ranges: readonly FrameRange[]) =>
  ranges.map((range) => nameOf([composition, width, height, drawnFrom(videoData, range)]));
