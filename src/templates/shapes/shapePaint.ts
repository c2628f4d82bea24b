/** How a shape's outline is filled and stroked; the stroke stays inside the box. Pure. */
import type { ItemOf } from '../../../contract/video/videoData';
import { shapePath } from './shapePaths';

/** A new shape is plainly seen on any picture. */
export const SHAPE_DEFAULTS = { fill: '#ffdd2d', strokeColor: '#111114', lineWidthPx: 12 } as const;

interface ShapePaint {
  readonly d: string;
  readonly fill: string;
  readonly stroke: string;
  readonly strokeWidth: number;
  readonly strokeLinejoin: 'round';
}

type Details = Pick<
  ItemOf<'shape'>['details'],
  'shape' | 'fill' | 'ground' | 'strokeColor' | 'strokeWidth' | 'borderRadius'
>;

export function shapePaint(details: Details, size: { width: number; height: number }): ShapePaint {
  const { shape, ground, fill = ground ? 'none' : SHAPE_DEFAULTS.fill, strokeColor, strokeWidth } = details;
  if (shape === 'line') {
    // A line has no inside: its stroke is the shape, so its fill colours it until it has a stroke's own.
    const width = Math.min(strokeWidth || SHAPE_DEFAULTS.lineWidthPx, size.height);
    const d = shapePath(shape, { ...size, inset: 0 });
    return { d, fill: 'none', stroke: strokeColor ?? fill, strokeWidth: width, strokeLinejoin: 'round' };
  }
  const width = Math.min(strokeWidth ?? 0, size.width / 2, size.height / 2);
  return {
    d: shapePath(shape, { ...size, inset: width / 2, radius: pxOf(details.borderRadius) }),
    fill,
    stroke: strokeColor ?? SHAPE_DEFAULTS.strokeColor,
    strokeWidth: width,
    strokeLinejoin: 'round',
  };
}

const pxOf = (length: string | number | undefined): number => {
  const value = typeof length === 'string' ? Number.parseFloat(length) : (length ?? 0);
  return Number.isFinite(value) ? value : 0;
};
