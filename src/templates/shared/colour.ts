/** Colours as numbers: how bright they are, how well one is read on another, and mixtures. Pure. */

/** Red, green, blue, 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** #rgb or #rrggbb; null for anything else. */
export function parseColour(css: string): Rgb | null {
  const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/iu.exec(css.trim())?.[1];
  if (!hex) return null;
  const pairs = hex.length === 3 ? [...hex].map((digit) => digit + digit) : (hex.match(/../gu) ?? []);
  const [red = 0, green = 0, blue = 0] = pairs.map((pair) => Number.parseInt(pair, 16));
  return [red, green, blue];
}

export const hexOf = (colour: Rgb): string =>
  `#${colour.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;

/** `share` of `other` in `colour`, 0 to 1. */
export function mix(colour: Rgb, other: Rgb, share: number): Rgb {
  const blend = (place: 0 | 1 | 2) => colour[place] + (other[place] - colour[place]) * share;
  return [blend(0), blend(1), blend(2)];
}

/** Relative luminance, 0 to 1 (WCAG 2.2). */
export function luminance(colour: Rgb): number {
  const linear = (value: number) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(colour[0]) + 0.7152 * linear(colour[1]) + 0.0722 * linear(colour[2]);
}

/** 1 to 21 (WCAG 2.2). */
export function contrast(a: Rgb, b: Rgb): number {
  const [light, dark] = [luminance(a), luminance(b)].toSorted((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** Whether it is so bright that white is hardly told from it; what is no colour is not. */
export function isLight(css: string | undefined): boolean {
  const colour = css === undefined ? null : parseColour(css);
  return colour !== null && luminance(colour) > LIGHT;
}
const LIGHT = 0.6;
