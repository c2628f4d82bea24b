/** Where a point of an item is when its keyframes have moved, turned and sized it, and the way back. Pure. */
import { OWN_POSE, poseBetween, type KeyedPose } from '../../../contract/video/keyframes';
import type { ItemOf, TrackItem } from '../../../contract/video/videoData';
import type { Size } from '../canvas/canvas';
import type { Box } from './boxOf';

export interface Point {
  readonly x: number;
  readonly y: number;
}
export interface Placed {
  /** Its own, which its keyframes start from. */
  readonly box: Box;
  readonly keyed: KeyedPose;
  readonly size: Size;
}

/** `atMs` of the video. */
export function keyedAt({ details, display }: Exclude<TrackItem, ItemOf<'audio'>>, atMs: number): KeyedPose {
  const { keyframes } = details;
  return keyframes?.length ? poseBetween(keyframes, atMs - display.from) : OWN_POSE;
}

/** From its own, unturned place onto the video. */
export function ontoVideo(point: Point, { box, keyed, size }: Placed): Point {
  const middle = middleOf(box);
  const moved = turned(point, middle, box.rotate + keyed.rotate);
  return {
    x: middle.x + (moved.x - middle.x) * keyed.scale + keyed.x * size.width,
    y: middle.y + (moved.y - middle.y) * keyed.scale + keyed.y * size.height,
  };
}

/** From the video back to its own, unturned place. */
export function ontoItem({ x, y }: Point, { box, keyed, size }: Placed): Point {
  const middle = middleOf(box);
  const unmoved = {
    x: middle.x + (x - keyed.x * size.width - middle.x) / keyed.scale,
    y: middle.y + (y - keyed.y * size.height - middle.y) / keyed.scale,
  };
  return turned(unmoved, middle, -box.rotate - keyed.rotate);
}

const middleOf = ({ left, top, width, height }: Box): Point => ({ x: left + width / 2, y: top + height / 2 });

function turned(point: Point, middle: Point, degrees: number): Point {
  if (degrees === 0) return point;
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  const [x, y] = [point.x - middle.x, point.y - middle.y];
  return { x: middle.x + x * cos - y * sin, y: middle.y + x * sin + y * cos };
}
