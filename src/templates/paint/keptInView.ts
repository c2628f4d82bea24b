/** How a picture that covers its box is placed in it, so that what is looked at first is seen. Pure. */
import type { PointOfInterest } from '../../../contract/video/itemDetails';
import type { Size } from '../canvas/canvas';

interface Picture {
  readonly naturalWidth?: number | undefined;
  readonly naturalHeight?: number | undefined;
  readonly focus?: PointOfInterest | undefined;
}
export interface Shift {
  readonly x: number;
  readonly y: number;
}

/** Where in the box the point stands if it can: eyes are above the middle. */
const AIM = { x: 0.5, y: 0.46 } as const;

/** How far a picture of `size` is moved from the middle of `box`, px; its edges stay outside. */
export function shiftInto(
  size: Size,
  box: Size,
  focus: PointOfInterest | undefined,
  aim: PointOfInterest = AIM,
): Shift {
  if (!focus) return { x: 0, y: 0 };
  const along = (side: 'width' | 'height', point: number, at: number) => {
    const spare = Math.max(0, (size[side] - box[side]) / 2);
    const wanted = (0.5 - point) * size[side] + (at - 0.5) * box[side];
    return Math.max(-spare, Math.min(spare, wanted));
  };
  return { x: along('width', focus.x, aim.x), y: along('height', focus.y, aim.y) };
}

/** As `object-position` says it, and where a zoom goes to; nothing where the middle is as good. */
export function keptInView(
  { naturalWidth, naturalHeight, focus }: Picture,
  box: Size,
): { objectPosition?: string; transformOrigin?: string } {
  if (!focus || !naturalWidth || !naturalHeight || box.width <= 0 || box.height <= 0) return {};
  const scale = Math.max(box.width / naturalWidth, box.height / naturalHeight);
  const size = { width: naturalWidth * scale, height: naturalHeight * scale };
  const shift = shiftInto(size, box, focus);
  const position = (side: 'width' | 'height', by: number) => {
    const spare = size[side] - box[side];
    return spare < 0.5 ? 50 : 50 - (by / spare) * 100;
  };
  const seen = (side: 'width' | 'height', point: number, by: number) =>
    50 + (((point - 0.5) * size[side] + by) / box[side]) * 100;
  return {
    objectPosition: `${percent(position('width', shift.x))} ${percent(position('height', shift.y))}`,
    transformOrigin: `${percent(seen('width', focus.x, shift.x))} ${percent(seen('height', focus.y, shift.y))}`,
  };
}

const percent = (value: number) => `${Math.round(value * 10) / 10}%`;
