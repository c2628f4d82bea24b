/** Parts of a CSS transform, outermost first. */

/** Undefined when nothing is moved, so that no layer is made for it. */
export const joinTransforms = (...parts: readonly (string | undefined)[]): string | undefined =>
  parts.filter(Boolean).join(' ') || undefined;

/** Around the middle of the box, degrees clockwise. */
export const turned = (degrees: number | undefined): string | undefined =>
  degrees ? `rotate(${degrees}deg)` : undefined;
