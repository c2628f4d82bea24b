/** What a hand makes of a crop: the part that is left is moved over its picture, or made larger and smaller. Pure; shares of the picture. */
import { CROP_LEAST } from '../../../contract/limits';
import type { Crop } from '../../../contract/video/itemDetails';
import type { Direction, Point } from './poseMath';

const WHOLE: Crop = { left: 0, top: 0, right: 0, bottom: 0 };

interface Shown {
  readonly crop?: Crop | undefined;
  readonly flipX?: boolean | undefined;
  readonly flipY?: boolean | undefined;
}

/** A crop as it is seen of a picture that is mirrored, and what is seen as the crop of its file: the same both ways. */
export function mirroredCrop({ crop = WHOLE, flipX, flipY }: Shown): Crop {
  const { left, top, right, bottom } = crop;
  return {
    ...(flipX ? { left: right, right: left } : { left, right }),
    ...(flipY ? { top: bottom, bottom: top } : { top, bottom }),
  };
}

/** As it is written: null for the whole. */
export function writtenCrop(seen: Crop, { flipX, flipY }: Omit<Shown, 'crop'>): Crop | null {
  const { left, top, right, bottom } = mirroredCrop({ crop: seen, flipX, flipY });
  const crop = { left: tidy(left), top: tidy(top), right: tidy(right), bottom: tidy(bottom) };
  return Object.values(crop).some((share) => share > 0) ? crop : null;
}
/** Whole ten thousandths, never more than was cut: two sides that are rounded up would leave too little. No -0. */
const tidy = (share: number) => Math.floor(share * 1e4 + 1e-6) / 1e4 + 0;

export interface HeldCrop {
  /** As it was when it was taken hold of. */
  readonly start: Crop;
  readonly from: Point;
  /** Which sides are in the hand; none, where all of it is. */
  readonly direction: Direction;
}

/** @param keepsShape heeded at corners only. */
export function draggedCrop({ start, from, direction }: HeldCrop, to: Point, keepsShape = false): Crop {
  const by = { x: to.x - from.x, y: to.y - from.y };
  const [dx, dy] = direction;
  if (dx === 0 && dy === 0) {
    const x = within(by.x, -start.left, start.right);
    const y = within(by.y, -start.top, start.bottom);
    return { left: start.left + x, right: start.right - x, top: start.top + y, bottom: start.bottom - y };
  }
  const [width, height] = [1 - start.left - start.right, 1 - start.top - start.bottom];
  const room = {
    x: width + (dx < 0 ? start.left : dx > 0 ? start.right : 0),
    y: height + (dy < 0 ? start.top : dy > 0 ? start.bottom : 0),
  };
  const wanted = {
    x: within(width + dx * by.x, CROP_LEAST, room.x),
    y: within(height + dy * by.y, CROP_LEAST, room.y),
  };
  const scale = within(
    Math.max(wanted.x / width, wanted.y / height),
    CROP_LEAST / Math.min(width, height),
    Math.min(room.x / width, room.y / height),
  );
  const isScaled = keepsShape && dx !== 0 && dy !== 0;
  const next = isScaled ? { x: width * scale, y: height * scale } : wanted;
  return {
    left: dx < 0 ? 1 - start.right - next.x : start.left,
    right: dx > 0 ? 1 - start.left - next.x : start.right,
    top: dy < 0 ? 1 - start.bottom - next.y : start.top,
    bottom: dy > 0 ? 1 - start.top - next.y : start.bottom,
  };
}

/** By a key: moved, or its right and lower side. */
export const nudgedCrop = (start: Crop, by: Point, resizes: boolean): Crop =>
  draggedCrop({ start, from: { x: 0, y: 0 }, direction: resizes ? [1, 1] : [0, 0] }, by);

const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);
