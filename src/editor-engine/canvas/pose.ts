/** Where an item stands on the canvas, and the lines that it was drawn to. In px of the video. */
import type { TrackItem, VideoData } from '../../../contract/video/videoData';

export interface Pose {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** Degrees, around its centre. */
  readonly rotate: number;
  /** Of words that are scaled: px. */
  readonly fontSize?: number;
}
/** `x` is a line from top to bottom at that x, `y` one from side to side. */
export interface Guide {
  readonly axis: 'x' | 'y';
  readonly at: number;
}
/** Where an item is painted, which its template decides; null for what has no place on the picture. */
export type PoseOf = (item: TrackItem, data: Pick<VideoData, 'size' | 'template'>) => Pose | null;
