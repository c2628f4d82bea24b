/** Lines with rounded corners and their heads. */
import type { Point } from '../drawing/drawing';

const CORNER = 7;
const HEAD = { length: 8, half: 4 } as const;

/** Two decimals: enough for a screen, and the same on every machine. */
export const tidy = (value: number) => String(Math.round(value * 100) / 100);
const at = ({ x, y }: Point) => `${tidy(x)} ${tidy(y)}`;

const distance = (a: Point, b: Point) => Math.hypot(b.x - a.x, b.y - a.y);
const towards = (a: Point, b: Point, by: number): Point => {
  const whole = distance(a, b);
  const part = whole === 0 ? 0 : by / whole;
  return { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part };
};

export function rounded(points: readonly Point[]): string {
  return points
    .map((point, index) => {
      const before = points[index - 1];
      const after = points[index + 1];
      if (!before) return `M${at(point)}`;
      if (!after) return `L${at(towards(point, before, HEAD.length - 1))}`;
      const corner = Math.min(CORNER, distance(before, point) / 2, distance(point, after) / 2);
      return `L${at(towards(point, before, corner))}Q${at(point)} ${at(towards(point, after, corner))}`;
    })
    .join('');
}

/** The triangle at the end of a line. */
export function arrowHead(points: readonly Point[]): string {
  const tip = points.at(-1) ?? { x: 0, y: 0 };
  const foot = towards(tip, points.at(-2) ?? tip, HEAD.length);
  const across = {
    x: ((tip.y - foot.y) / HEAD.length) * HEAD.half,
    y: ((foot.x - tip.x) / HEAD.length) * HEAD.half,
  };
  return `M${at(tip)}L${at({ x: foot.x + across.x, y: foot.y + across.y })}L${at({ x: foot.x - across.x, y: foot.y - across.y })}Z`;
}
