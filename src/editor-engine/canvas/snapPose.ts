/** Draws a pose to lines nearby: the canvas's edges and middle, other items, the safe zone. Pure; px of the video. */
import type { Guide, Pose } from './pose';
import {
  movedPose,
  outlineOf,
  resizedPose,
  sizedPose,
  SMALLEST_PX,
  type Direction,
  type Point,
} from './poseMath';
import type { Zone } from './safeZones';

/** Where something may be drawn to: xs are lines from top to bottom. */
export interface Lines {
  readonly xs: readonly number[];
  readonly ys: readonly number[];
}
export interface SnappedPose {
  readonly pose: Pose;
  readonly guides: readonly Guide[];
}

export function linesOf(
  size: { readonly width: number; readonly height: number },
  others: readonly Pose[],
  zone: Zone,
): Lines {
  const boxes = [{ left: 0, top: 0, right: size.width, bottom: size.height }, ...others.map(outlineOf)];
  return {
    xs: [...boxes.flatMap(({ left, right }) => [left, (left + right) / 2, right]), zone.left, zone.right],
    ys: [...boxes.flatMap(({ top, bottom }) => [top, (top + bottom) / 2, bottom]), zone.top, zone.bottom],
  };
}

interface Snap {
  readonly by: number;
  readonly at: number;
}

/** The shortest way from one of the edges to a line, at most `reach`. */
function nearestSnap(edges: readonly number[], lines: readonly number[], reach: number): Snap | null {
  const snaps = edges.flatMap((edge) => lines.map((at) => ({ by: at - edge, at })));
  const near = snaps.filter(({ by }) => Math.abs(by) <= reach);
  return near.toSorted((a, b) => Math.abs(a.by) - Math.abs(b.by))[0] ?? null;
}

const guidesOf = (x: Snap | null, y: Snap | null): Guide[] => [
  ...(x ? [{ axis: 'x' as const, at: x.at }] : []),
  ...(y ? [{ axis: 'y' as const, at: y.at }] : []),
];

export function snapMove(pose: Pose, lines: Lines, reach: number): SnappedPose {
  const { left, right, top, bottom } = outlineOf(pose);
  const x = nearestSnap([left, (left + right) / 2, right], lines.xs, reach);
  const y = nearestSnap([top, (top + bottom) / 2, bottom], lines.ys, reach);
  return { pose: movedPose(pose, { x: x?.by ?? 0, y: y?.by ?? 0 }), guides: guidesOf(x, y) };
}

/** Only the edges in the hand are drawn; those of a turned item are no upright lines and stay free. */
export function snapResize(
  start: Pose,
  direction: Direction,
  by: Point,
  keepsAspect: boolean,
  lines: Lines,
  reach: number,
): SnappedPose {
  const pose = resizedPose(start, direction, by, keepsAspect);
  if (start.rotate % 360 !== 0) return { pose, guides: [] };
  const [dx, dy] = direction;
  const edgesX = dx === 0 ? [] : [dx > 0 ? pose.left + pose.width : pose.left];
  const edgesY = dy === 0 ? [] : [dy > 0 ? pose.top + pose.height : pose.top];
  const x = nearestSnap(edgesX, lines.xs, reach);
  const y = nearestSnap(edgesY, lines.ys, reach);
  const width = Math.max(SMALLEST_PX, pose.width + dx * (x?.by ?? 0));
  const height = Math.max(SMALLEST_PX, pose.height + dy * (y?.by ?? 0));
  if (!keepsAspect || dx === 0 || dy === 0) {
    return { pose: sizedPose(start, direction, width, height), guides: guidesOf(x, y) };
  }
  // One line at a time: a second would bend the picture.
  const xIsNearer = x !== null && (y === null || Math.abs(x.by) <= Math.abs(y.by));
  const scale = xIsNearer ? width / start.width : height / start.height;
  return {
    pose: sizedPose(start, direction, start.width * scale, start.height * scale),
    guides: xIsNearer ? guidesOf(x, null) : guidesOf(null, y),
  };
}
