/** What a hand's way over the canvas makes of a pose. Pure; px of the video, degrees clockwise. */
import type { Pose } from './pose';

export interface Point {
  readonly x: number;
  readonly y: number;
}
/** Which edges are in the hand: -1 left or top, 1 right or bottom, 0 neither. */
export type Direction = readonly [x: number, y: number];

/** Smaller ones could not be taken hold of again. */
export const SMALLEST_PX = 16;

export const centreOf = ({ left, top, width, height }: Pose): Point => ({
  x: left + width / 2,
  y: top + height / 2,
});

export function turned({ x, y }: Point, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return { x: x * cos - y * sin, y: x * sin + y * cos };
}

export const movedPose = (pose: Pose, by: Point): Pose => ({
  ...pose,
  left: pose.left + by.x,
  top: pose.top + by.y,
});

/** Another size, while the corner or edge across from the hand stays where it is, also on a turned item. */
export function sizedPose(start: Pose, [dx, dy]: Direction, width: number, height: number): Pose {
  const centre = centreOf(start);
  const shift = turned(
    { x: (dx * (width - start.width)) / 2, y: (dy * (height - start.height)) / 2 },
    start.rotate,
  );
  return {
    ...start,
    width,
    height,
    left: centre.x + shift.x - width / 2,
    top: centre.y + shift.y - height / 2,
  };
}

/** @param keepsAspect heeded at corners only: an edge changes one side. */
export function resizedPose(start: Pose, direction: Direction, by: Point, keepsAspect: boolean): Pose {
  const [dx, dy] = direction;
  const own = turned(by, -start.rotate);
  const width = Math.max(SMALLEST_PX, start.width + dx * own.x);
  const height = Math.max(SMALLEST_PX, start.height + dy * own.y);
  if (!keepsAspect || dx === 0 || dy === 0) return sizedPose(start, direction, width, height);
  const smallest = SMALLEST_PX / Math.min(start.width, start.height);
  const scale = Math.max(width / start.width, height / start.height, Math.min(1, smallest));
  return sizedPose(start, direction, start.width * scale, start.height * scale);
}

const RIGHT_ANGLE_PULL = 3;
const STEP = 15;

/** By how far the hand went around the centre. `inSteps` of 15 degrees; else right angles draw it, unless `isFree`. */
export function turnedPose(
  start: Pose,
  { from, to }: { from: Point; to: Point },
  { inSteps, isFree }: { inSteps: boolean; isFree: boolean },
): Pose {
  const centre = centreOf(start);
  const angle = ({ x, y }: Point) => (Math.atan2(y - centre.y, x - centre.x) * 180) / Math.PI;
  const raw = start.rotate + angle(to) - angle(from);
  const stepped = Math.round(raw / STEP) * STEP;
  const square = Math.round(raw / 90) * 90;
  const drawn = !isFree && Math.abs(raw - square) <= RIGHT_ANGLE_PULL ? square : raw;
  return { ...start, rotate: withinHalfTurn(inSteps ? stepped : drawn) };
}

/** -180 to 180, so that a pose never winds up. */
function withinHalfTurn(degrees: number): number {
  const once = ((((degrees + 180) % 360) + 360) % 360) - 180;
  return once === -180 ? 180 : once;
}

/** The upright box around a pose, turned or not. */
export function outlineOf(pose: Pose): { left: number; top: number; right: number; bottom: number } {
  const { x, y } = centreOf(pose);
  const corner = turned({ x: pose.width / 2, y: pose.height / 2 }, pose.rotate);
  const other = turned({ x: pose.width / 2, y: -pose.height / 2 }, pose.rotate);
  const halfWidth = Math.max(Math.abs(corner.x), Math.abs(other.x));
  const halfHeight = Math.max(Math.abs(corner.y), Math.abs(other.y));
  return { left: x - halfWidth, right: x + halfWidth, top: y - halfHeight, bottom: y + halfHeight };
}

export function poseHolds(pose: Pose, point: Point): boolean {
  const centre = centreOf(pose);
  const own = turned({ x: point.x - centre.x, y: point.y - centre.y }, -pose.rotate);
  return Math.abs(own.x) <= pose.width / 2 && Math.abs(own.y) <= pose.height / 2;
}

/** Never -0. */
const whole = (value: number) => Math.round(value) + 0;

/** Whole px and tenths of a degree: what is saved is what is read. */
export const roundedPose = (pose: Pose): Pose => ({
  left: whole(pose.left),
  top: whole(pose.top),
  width: Math.max(1, whole(pose.width)),
  height: Math.max(1, whole(pose.height)),
  rotate: whole(pose.rotate * 10) / 10,
});
