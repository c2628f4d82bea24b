/** How a way from 0 to 1 bends; each ends where it should. */

export const curves = {
  linear: (t: number) => t,
  easeIn: (t: number) => t ** 3,
  easeOut: (t: number) => 1 - (1 - t) ** 3,
  easeInOut: (t: number) => (t < 0.5 ? 4 * t ** 3 : 1 - (-2 * t + 2) ** 3 / 2),
} as const;
