/** What words stand on in `stock-media` where there is no picture: skies with the last light in them, as CSS. Pure. */

const sky = (light: string, at: string, day: string): string =>
  `radial-gradient(95% 46% at ${at}, rgba(${light},0.5), rgba(${light},0)), linear-gradient(175deg, ${day})`;

export const SKIES: readonly string[] = [
  sky('255,178,108', '70% 92%', '#12294a, #3a2f4d 62%, #6a4038'),
  sky('150,214,232', '26% 90%', '#0d2b47, #14506a 70%, #1f6a78'),
  sky('226,226,150', '74% 90%', '#0f2c26, #24503c 66%, #4a6a40'),
];
