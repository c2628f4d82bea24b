/** One hold of an item on the canvas, from the press until it is let go: the pointer's way as poses. Pure. */
import type { TrackItem, VideoData } from '../../../contract/video/videoData';
import type { Pose, PoseOf } from './pose';
import { movedPose, resizedPose, turnedPose, type Direction, type Point } from './poseMath';
import { safeZoneOf } from './safeZones';
import { linesOf, snapMove, snapResize, type Lines, type SnappedPose } from './snapPose';
import { standingAt } from './standing';

/** As it was when it was taken hold of. Plain data: a chart keeps it. */
export interface HeldPose {
  readonly itemId: string;
  readonly type: TrackItem['type'];
  readonly start: Pose;
  /** Where the pointer took it; px of the video. */
  readonly from: Point;
  /** What it snaps to. */
  readonly lines: Lines;
}
/** What the pointer does with it. */
export type PoseDrag = {
  /** px of the video. */
  readonly to: Point;
  /** px of the video from which a line draws. */
  readonly reach: number;
  /** Alt is held: nothing snaps. */
  readonly isFree: boolean;
  /** Shift is held: it turns in steps, and heeds its aspect the other way round. */
  readonly isConstrained: boolean;
} & (
  | { readonly how: 'move' | 'turn' }
  /** -1, 0 or 1 across and down: which edges are in the hand. */
  | { readonly how: 'resize'; readonly direction: readonly number[] }
);

/** Null for an item that is gone or has no place on the picture. */
export function holdPose(
  data: VideoData,
  { itemId, from, atMs }: { itemId: string; from: Point; atMs: number },
  poseOf: PoseOf,
): HeldPose | null {
  const item = data.trackItemsMap[itemId];
  const start = item && poseOf(item, data);
  if (!start) return null;
  const others = standingAt(data, atMs, poseOf).filter((one) => one.item.id !== itemId);
  const lines = linesOf(
    data.size,
    others.map(({ pose }) => pose),
    safeZoneOf(data.size),
  );
  return { itemId, type: item.type, start, from, lines };
}

export function draggedPose(held: HeldPose, drag: PoseDrag): SnappedPose {
  const { start, from, lines } = held;
  const { to, reach, isFree } = drag;
  const by = { x: to.x - from.x, y: to.y - from.y };
  switch (drag.how) {
    case 'move': {
      const pose = movedPose(start, by);
      return isFree ? { pose, guides: [] } : snapMove(pose, lines, reach);
    }
    case 'turn':
      return {
        pose: turnedPose(start, { from, to }, { inSteps: drag.isConstrained, isFree }),
        guides: [],
      };
    case 'resize': {
      const direction = directionOf(drag.direction);
      const keeps = keepsAspect(held.type, drag.isConstrained);
      const snapped = isFree
        ? { pose: resizedPose(start, direction, by, keeps), guides: [] }
        : snapResize(start, direction, by, keeps, lines, reach);
      return { ...snapped, pose: withScaledType(snapped.pose, start, direction) };
    }
  }
}

/** A picture and a clip keep their shape, unless Shift is held; a drawn shape has none to keep. Words always do. */
const keepsAspect = (type: TrackItem['type'], isConstrained: boolean) =>
  type === 'text' || (type === 'shape') === isConstrained;

const directionOf = ([x = 0, y = 0]: readonly number[]): Direction => [Math.sign(x), Math.sign(y)];

/** Words grow by a corner; by a side they only have more room. */
const withScaledType = (pose: Pose, start: Pose, [dx, dy]: Direction): Pose =>
  start.fontSize === undefined || dx === 0 || dy === 0
    ? pose
    : { ...pose, fontSize: (start.fontSize * pose.width) / start.width };
