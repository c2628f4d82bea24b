/** The picture's measures: what one px of the design is on it, and which part of it nothing lies over. Pure. */
import { CAPTION, DEFAULT_SIZE } from '../../../contract/limits';

export interface Size {
  readonly width: number;
  readonly height: number;
}
/** How far from each edge. */
export interface Insets {
  readonly top: number;
  readonly bottom: number;
  readonly side: number;
}

/** How many px of this picture one px of a 1080 px wide phone picture is: type is as large beside its short side. */
export const unitOf = ({ width, height }: Size): number => Math.min(width, height) / DEFAULT_SIZE.width;

/** What a picture is for: a phone held upright, a post, a screen. */
export type CanvasForm = 'tall' | 'square' | 'wide';

export function formOf({ width, height }: Size): CanvasForm {
  const ratio = width / height;
  return ratio <= 0.7 ? 'tall' : ratio <= 1.25 ? 'square' : 'wide';
}

/** Sites lay a bar above, buttons beside and a description under a picture that fills the phone; others want air. */
const SAFE = {
  tall: {
    top: 250 / DEFAULT_SIZE.height,
    bottom: CAPTION.bottomPx / DEFAULT_SIZE.height,
    side: 120 / DEFAULT_SIZE.width,
  },
  square: { top: 0.055, bottom: 0.09, side: 0.055 },
  wide: { top: 0.05, bottom: 0.08, side: 0.05 },
} as const satisfies Record<CanvasForm, Insets>;

/** What must be read stands inside this. */
export function safeInsets(size: Size): Insets {
  const { top, bottom, side } = SAFE[formOf(size)];
  return { top: top * size.height, bottom: bottom * size.height, side: side * size.width };
}

/** Of the picture's height: two lines of captions begin below this. */
const CAPTIONS_TOP = { tall: 0.69, square: 0.7, wide: 0.72 } as const satisfies Record<CanvasForm, number>;
export const captionsTop = (size: Size): number => CAPTIONS_TOP[formOf(size)];

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
