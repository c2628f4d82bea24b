/** From px of the window to px of the video. */
import type { Point } from '../../../../editor-engine/canvas/poseMath';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** px of the video in one px of the window. */
export const canvasScale = (canvas: Element, size: Size): number =>
  size.width / Math.max(1, canvas.getBoundingClientRect().width);

export function canvasPoint(canvas: Element, size: Size, { x, y }: Point): Point {
  const { left, top } = canvas.getBoundingClientRect();
  const scale = canvasScale(canvas, size);
  return { x: (x - left) * scale, y: (y - top) * scale };
}

/** A box of the video as a style, in parts of the canvas, so that no measuring is needed. */
export const placed = (
  {
    left,
    top,
    width,
    height,
    rotate,
  }: { left: number; top: number; width: number; height: number; rotate: number },
  size: Size,
) => ({
  left: `${(left / size.width) * 100}%`,
  top: `${(top / size.height) * 100}%`,
  width: `${(width / size.width) * 100}%`,
  height: `${(height / size.height) * 100}%`,
  transform: rotate === 0 ? undefined : `rotate(${rotate}deg)`,
});
