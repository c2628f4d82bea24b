/** Whether a point is on what a shape fills: much of a drawing's box, and all of a ring's middle, is not. Pure. */
import type { ItemOf } from '../../../contract/video/videoData';
import { shapePath } from './shapePaths';

interface Point {
  readonly x: number;
  readonly y: number;
}
type Details = ItemOf<'shape'>['details'];
interface Size {
  readonly width: number;
  readonly height: number;
}

/** Straight lines that stand for one bend. */
const PIECES = 12;
const pieces = Array.from({ length: PIECES }, (_, index) => (index + 1) / PIECES);

function bend(from: Point, [ax = 0, ay = 0, bx = 0, by = 0, x = 0, y = 0]: readonly number[]): Point[] {
  const at = (t: number, [p, a, b, c]: readonly [number, number, number, number]) =>
    (1 - t) ** 3 * p + 3 * (1 - t) ** 2 * t * a + 3 * (1 - t) * t ** 2 * b + t ** 3 * c;
  return pieces.map((t) => ({ x: at(t, [from.x, ax, bx, x]), y: at(t, [from.y, ay, by, y]) }));
}

/** Ours are upright, turn clockwise, and are half an ellipse at most. */
function turn(from: Point, [rx = 0, ry = 0, , , , x = 0, y = 0]: readonly number[]): Point[] {
  if (rx === 0 || ry === 0) return [{ x, y }];
  const [dx, dy] = [(from.x - x) / 2 / rx, (from.y - y) / 2 / ry];
  const half = Math.hypot(dx, dy);
  const away = half === 0 ? 0 : Math.sqrt(Math.max(0, 1 - half ** 2)) / half;
  const middle = { x: (from.x + x) / 2 + away * dy * rx, y: (from.y + y) / 2 - away * dx * ry };
  const start = Math.atan2((from.y - middle.y) / ry, (from.x - middle.x) / rx);
  const angle = 2 * Math.asin(Math.min(1, half));
  return pieces.map((t) => ({
    x: middle.x + rx * Math.cos(start + t * angle),
    y: middle.y + ry * Math.sin(start + t * angle),
  }));
}

/** The corners of each closed part of a path by absolute M, L, H, V, C, A and Z. */
function partsOf(path: string): readonly (readonly Point[])[] {
  const parts: Point[][] = [];
  let last: Point = { x: 0, y: 0 };
  for (const [, command = '', rest = ''] of path.matchAll(/([MLHVCA])([^MLHVCAZ]*)/gu)) {
    const numbers = (rest.match(/-?[\d.]+/gu) ?? []).map(Number);
    const [first = 0, second = 0] = numbers;
    if (command === 'M') parts.push([]);
    const points =
      command === 'C'
        ? bend(last, numbers)
        : command === 'A'
          ? turn(last, numbers)
          : [
              {
                x: command === 'V' ? last.x : first,
                y: command === 'H' ? last.y : command === 'V' ? first : second,
              },
            ];
    parts.at(-1)?.push(...points);
    last = points.at(-1) ?? last;
  }
  return parts;
}

/** How often the parts go round a point, by their directions: 0 is outside, as SVG fills. */
function turnsAround({ x, y }: Point, parts: readonly (readonly Point[])[]): number {
  let turns = 0;
  for (const corners of parts)
    corners.forEach((to, index) => {
      const from = corners.at(index - 1) ?? to;
      if (from.y <= y === to.y <= y) return;
      const side = (to.x - from.x) * (y - from.y) - (x - from.x) * (to.y - from.y);
      if (to.y > y && side > 0) turns += 1;
      if (to.y <= y && side < 0) turns -= 1;
    });
  return turns;
}

/** A check asks for many points of one shape. */
const known = new WeakMap<Details, { readonly size: Size; readonly parts: readonly (readonly Point[])[] }>();

/** @param point px from the upper left corner of the box. */
export function isOnShape(details: Details, { width, height }: Size, point: Point): boolean {
  // These fill their boxes, but for corners that no word reaches.
  if (details.shape === 'rectangle' || details.shape === 'line') return true;
  const before = known.get(details);
  if (before?.size.width === width && before.size.height === height)
    return turnsAround(point, before.parts) !== 0;
  const parts = partsOf(shapePath(details.shape, { width, height, inset: 0 }));
  known.set(details, { size: { width, height }, parts });
  return turnsAround(point, parts) !== 0;
}
