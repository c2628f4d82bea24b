/** The outline of each shape as an SVG path in px, inside a box less half its stroke. Pure. */
import { drawings } from '../../../contract/video/drawings';
import {
  isDrawing,
  type DrawingName,
  type OutlineName,
  type ShapeName,
} from '../../../contract/video/shapes';

/** What a path is drawn into: `inset` on every side keeps the stroke inside the box. */
export interface ShapeFrame {
  readonly width: number;
  readonly height: number;
  readonly inset: number;
  /** Of a rectangle's corners, px. */
  readonly radius?: number;
}

type Point = readonly [x: number, y: number];
/** From parts of the frame (0 to 1) to px. */
type Scale = (point: Point) => string;

const rounded = (value: number) => Math.round(value * 100) / 100;

function scaleOf({ width, height, inset }: ShapeFrame): Scale {
  const [w, h] = [Math.max(0, width - 2 * inset), Math.max(0, height - 2 * inset)];
  return ([x, y]) => `${rounded(inset + x * w)} ${rounded(inset + y * h)}`;
}

const polygon =
  (...points: readonly Point[]) =>
  (at: Scale) =>
    `M${points.map(at).join('L')}Z`;

const STAR_TIPS = 5;
/** Of the tips' distance from the middle: where the star's notches are. */
const STAR_NOTCH = 0.42;

/** Stretched so that its tips touch the frame. */
function starPoints(): Point[] {
  const raw = Array.from({ length: 2 * STAR_TIPS }, (_, index): Point => {
    const angle = (Math.PI * index) / STAR_TIPS - Math.PI / 2;
    const reach = index % 2 === 0 ? 1 : STAR_NOTCH;
    return [Math.cos(angle) * reach, Math.sin(angle) * reach];
  });
  const [xs, ys] = [raw.map(([x]) => x), raw.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
  return raw.map(([x, y]) => [(x - left) / width, (y - top) / height]);
}

function ellipse({ width, height, inset }: ShapeFrame): string {
  const [rx, ry] = [rounded(Math.max(0, width / 2 - inset)), rounded(Math.max(0, height / 2 - inset))];
  const [left, middle, right] = [rounded(width / 2) - rx, rounded(height / 2), rounded(width / 2) + rx];
  return `M${left} ${middle}A${rx} ${ry} 0 1 1 ${right} ${middle}A${rx} ${ry} 0 1 1 ${left} ${middle}Z`;
}

const heart = (at: Scale) =>
  `M${at([0.5, 1])}C${at([0.36, 0.86])} ${at([0, 0.62])} ${at([0, 0.31])}` +
  `C${at([0, 0.13])} ${at([0.12, 0])} ${at([0.27, 0])}` +
  `C${at([0.37, 0])} ${at([0.46, 0.06])} ${at([0.5, 0.17])}` +
  `C${at([0.54, 0.06])} ${at([0.63, 0])} ${at([0.73, 0])}` +
  `C${at([0.88, 0])} ${at([1, 0.13])} ${at([1, 0.31])}` +
  `C${at([1, 0.62])} ${at([0.64, 0.86])} ${at([0.5, 1])}Z`;

/** A quarter turn of radius `r` to a point. */
const corner = (r: number, x: number, y: number) =>
  `A${rounded(r)} ${rounded(r)} 0 0 1 ${rounded(x)} ${rounded(y)}`;

/** Corners are round in px, whatever the box's proportions. */
function rectangle({ width, height, inset, radius = 0 }: ShapeFrame): string {
  const [right, bottom] = [width - inset, height - inset];
  const r = Math.max(0, Math.min(radius - inset, width / 2 - inset, height / 2 - inset));
  if (r === 0) return polygon([0, 0], [1, 0], [1, 1], [0, 1])(scaleOf({ width, height, inset }));
  return (
    `M${rounded(inset + r)} ${rounded(inset)}H${rounded(right - r)}${corner(r, right, inset + r)}` +
    `V${rounded(bottom - r)}${corner(r, right - r, bottom)}H${rounded(inset + r)}${corner(r, inset, bottom - r)}` +
    `V${rounded(inset + r)}${corner(r, inset + r, inset)}Z`
  );
}

/** Of the bubble: how much of its height is above the tail, and where the tail begins, ends and points to. */
const BUBBLE = { bottom: 0.8, tail: [0.24, 0.42], tip: 0.16 } as const;

function speechBubble({ width, height, inset }: ShapeFrame): string {
  const x = (part: number) => inset + part * (width - 2 * inset);
  const [right, bottom] = [x(1), inset + BUBBLE.bottom * (height - 2 * inset)];
  const r = Math.max(0, Math.min(0.22 * (right - inset), 0.35 * (bottom - inset)));
  const [tailStart, tailEnd] = BUBBLE.tail;
  return (
    `M${rounded(inset + r)} ${rounded(inset)}H${rounded(right - r)}${corner(r, right, inset + r)}` +
    `V${rounded(bottom - r)}${corner(r, right - r, bottom)}H${rounded(x(tailEnd))}` +
    `L${rounded(x(BUBBLE.tip))} ${rounded(height - inset)}L${rounded(x(tailStart))} ${rounded(bottom)}` +
    `H${rounded(inset + r)}${corner(r, inset, bottom - r)}V${rounded(inset + r)}${corner(r, inset + r, inset)}Z`
  );
}

const PAIR = /(\d+(?:\.\d+)?) (\d+(?:\.\d+)?)/gu;

/** Stretched to the frame: its points move, its stroke stays as thick as it is. */
function drawn(name: DrawingName, frame: ShapeFrame): string {
  const { width, height, path } = drawings[name];
  const at = scaleOf(frame);
  return path.replace(PAIR, (_, x: string, y: string) => at([Number(x) / width, Number(y) / height]));
}

const paths = {
  rectangle,
  ellipse,
  triangle: (frame) => polygon([0.5, 0], [1, 1], [0, 1])(scaleOf(frame)),
  star: (frame) => polygon(...starPoints())(scaleOf(frame)),
  arrow: (frame) =>
    polygon([0, 0.3], [0.6, 0.3], [0.6, 0], [1, 0.5], [0.6, 1], [0.6, 0.7], [0, 0.7])(scaleOf(frame)),
  line: ({ width, height }) => `M0 ${rounded(height / 2)}H${rounded(width)}`,
  heart: (frame) => heart(scaleOf(frame)),
  speechBubble,
} satisfies Record<OutlineName, (frame: ShapeFrame) => string>;

export const shapePath = (name: ShapeName, frame: ShapeFrame): string =>
  isDrawing(name) ? drawn(name, frame) : paths[name](frame);
