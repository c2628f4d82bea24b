/** How a picture that covers its box is placed in it, so that what is looked at first is seen. Pure. */
import type { Part, PointOfInterest } from '../../../contract/video/itemDetails';
import type { Size } from '../canvas/canvas';

export interface Shift {
  readonly x: number;
  readonly y: number;
}

/** Where in the box the point stands if it can: eyes are above the middle. */
const AIM = { x: 0.5, y: 0.46 } as const;

/** Of the box of what is looked at: what it has around it may be cut. */
const SPARED = 0.1;
/** Of a side: nearer to an edge, a thing is cut by it. What the picture itself cuts at both ends may lose so much more there. */
const EDGE = 0.02;
const LEAST_OF_CUT = 0.75;
/** Of a picture's height, if nothing but a point in it is known: what is looked at has its head and foot above and below. */
const LEAST_OF_HEIGHT = 0.8;

/** The share of a picture's longer overflow that is seen at least where it covers `view`, or is cut towards its form: all that is looked at. */
export function leastSeen(size: Size, view: Size, focus: PointOfInterest | undefined): number {
  if (!focus) return 0;
  const isCutAcross = view.width / size.width < view.height / size.height;
  const { box } = focus;
  if (!box) return isCutAcross ? 0 : LEAST_OF_HEIGHT;
  const [from, length] = isCutAcross ? [box.left, box.width] : [box.top, box.height];
  const whole = length * (1 - SPARED);
  return from <= EDGE && from + length >= 1 - EDGE ? Math.min(whole, LEAST_OF_CUT) : whole;
}

/** Whether what is looked at would lose some of itself where a picture of `size` covers `view`. `nearest` is how far it grows there. */
export function cutsFocus(size: Size, view: Size, focus: PointOfInterest | undefined, nearest = 1): boolean {
  const [across, down] = [view.width / size.width, view.height / size.height];
  return Math.min(across, down) / Math.max(across, down) / nearest < leastSeen(size, view, focus);
}

/** As large as a picture can be in `view` with all in it that is looked at: what it is seen through, and by how much it is enlarged; whole where no part of it is known. */
export function fittedTo(size: Size, view: Size, { box }: PointOfInterest, nearest = 1): Fitted {
  const [across, down] = [view.width / size.width, view.height / size.height];
  const [least, most] = [Math.min(across, down), Math.max(across, down)];
  const wanted = box ? Math.min(across / box.width, down / box.height) / nearest : least;
  const scale = clamped(wanted, least, most);
  return {
    scale,
    width: Math.min(view.width, size.width * scale),
    height: Math.min(view.height, size.height * scale),
  };
}
interface Fitted extends Size {
  readonly scale: number;
}

type Range = readonly [least: number, most: number];

/** How far from the middle of `view` a picture of `size` may stand along a side, px: its edges stay outside, and in it all that is looked at, or nothing else where that is longer. */
export function rangeAlong(side: 'width' | 'height', size: Size, view: Size, box: Part | undefined): Range {
  const spare = Math.max(0, (size[side] - view[side]) / 2);
  if (!box) return [-spare, spare];
  const from = side === 'width' ? box.left : box.top;
  const first = (0.5 - from) * size[side] - view[side] / 2;
  const last = (0.5 - from - box[side]) * size[side] + view[side] / 2;
  return [clamped(Math.min(first, last), -spare, spare), clamped(Math.max(first, last), -spare, spare)];
}

/** How far a picture of `size` is moved from the middle of `box`, px. */
export function shiftInto(
  size: Size,
  box: Size,
  focus: PointOfInterest | undefined,
  aim: Shift = AIM,
): Shift {
  if (!focus) return { x: 0, y: 0 };
  const along = (side: 'width' | 'height', point: number, at: number) =>
    clamped((0.5 - point) * size[side] + (at - 0.5) * box[side], ...rangeAlong(side, size, box, focus.box));
  return { x: along('width', focus.x, aim.x), y: along('height', focus.y, aim.y) };
}

const clamped = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(most, value));
