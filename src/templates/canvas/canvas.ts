/** The picture's measures: what one px of the design is on it, and which part of it nothing lies over. Pure. */
import { CAPTION, DEFAULT_SIZE } from '../../../contract/limits';

export interface Size {
  readonly width: number;
  readonly height: number;
}
/** px of the video from each edge. */
export interface Insets {
  readonly top: number;
  readonly bottom: number;
  readonly side: number;
}

/** How many px of this picture one px of a 1080 px wide phone picture is: type is as large beside its short side. */
export const unitOf = ({ width, height }: Size): number => Math.min(width, height) / DEFAULT_SIZE.width;

/** Sites lay bars and buttons over a picture that fills the phone; others only want air at the edges. */
const TALL = { top: 190 / 1920, bottom: CAPTION.bottomPx / DEFAULT_SIZE.height, side: 60 / 1080 } as const;
const SQUARE = { top: 0.065, bottom: 0.09, side: 0.055 } as const;
const WIDE = { top: 0.06, bottom: 0.08, side: 0.05 } as const;

const insetsOf = (ratio: number) => (ratio <= 0.7 ? TALL : ratio <= 1.25 ? SQUARE : WIDE);

/** What must be read stands inside this. */
export function safeInsets({ width, height }: Size): Insets {
  const { top, bottom, side } = insetsOf(width / height);
  return { top: top * height, bottom: bottom * height, side: side * width };
}

export interface Placed {
  readonly left?: number | undefined;
  readonly top?: number | undefined;
  readonly width?: number | undefined;
  readonly height?: number | undefined;
}

/** Whether an item's box is the whole picture, as it is until somebody places it. */
export const fillsCanvas = ({ left = 0, top = 0, width, height }: Placed, size: Size): boolean =>
  left === 0 &&
  top === 0 &&
  (width === undefined || width === size.width) &&
  (height === undefined || height === size.height);
