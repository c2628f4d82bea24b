/** Our own drawings: each a path in the units of its box, which is px of a canvas whose shorter side is 1080. [E8] */
import outlines from '../../content/drawings.json';
import type { DrawingName } from './shapes';

interface Drawing {
  readonly width: number;
  readonly height: number;
  /** SVG, by absolute M, L, C and Z alone, so that it can be stretched point by point. */
  readonly path: string;
}
export const drawings: Readonly<Record<DrawingName, Drawing>> = outlines;
