/**
 * The one place where a colour that somebody brought meets words: it stays itself where they are read on it, else it
 * is made as much lighter or darker as that takes. Pure. [B4]
 */
import { contrast, hexOf, luminance, mix, parseColour, type Rgb } from './colour';

export const WHITE: Rgb = [255, 255, 255];
export const BLACK: Rgb = [0, 0, 0];
/** Of words, large ones too: they stand for a second, on a phone, in the sun (WCAG 2.2, 1.4.3). */
export const READABLE = 4.5;

const STEPS = 40;
/** As it is written: a channel is a whole number. */
const written = (colour: Rgb): Rgb => parseColour(hexOf(colour)) ?? colour;

/** `colour`, moved towards white or black no further than it takes to be `least` apart from each of `others`. */
export function legible(colour: Rgb, others: readonly Rgb[], least: number = READABLE): Rgb {
  return nearest(colour, (tried) => Math.min(...others.map((other) => contrast(tried, other))), least);
}

/** `background`, moved until `ink` is read on it, and where light falls on it: shares of white, 0 to 1. */
export function legibleUnder(
  ink: Rgb,
  background: Rgb,
  { lights = [], least = READABLE }: { lights?: readonly number[]; least?: number } = {},
): Rgb {
  const places = [0, ...lights];
  return nearest(
    background,
    (tried) => Math.min(...places.map((light) => contrast(ink, mix(tried, WHITE, light)))),
    least,
  );
}

/** The better read of the two; black where that takes pure black. */
export const inkOn = (background: Rgb, light: Rgb, dark: Rgb): Rgb =>
  legible(contrast(light, background) >= contrast(dark, background) ? light : dark, [background]);

/** Whether it is read on all of the dark chip, whatever picture shows through it. */
const isReadOn = (lit: Rgb, [red, green, blue]: Rgb, alpha: number): boolean =>
  contrast(lit, mix(WHITE, [red, green, blue], alpha)) >= READABLE;

/** How opaque a chip of this colour must be for a lit word to be read on it over white; as it was where nothing helps. */
export function opaqueEnough(chip: Rgb, alpha: number, litCss: string): number {
  const lit = parseColour(litCss);
  if (!lit || luminance(lit) < luminance(chip) || !isReadOn(lit, chip, 1)) return alpha;
  for (let tried = alpha; tried < 1; tried += 0.02)
    if (isReadOn(lit, chip, tried)) return Math.round(tried * 100) / 100;
  return 1;
}

/** `share` of the way to white (1) or black (0); what is vivid stays so, where mixed with white it would be grey. */
function withLightness(colour: Rgb, towards: 0 | 1, share: number): Rgb {
  const [red, green, blue] = colour.map((value) => value / 255) as [number, number, number];
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const lightness = (most + least) / 2;
  if (most === least) return mix(colour, towards === 1 ? WHITE : BLACK, share);
  // HSL: the saturation and the hue stay, so each channel keeps its place between the two outer ones.
  const saturation = (most - least) / (1 - Math.abs(2 * lightness - 1));
  const next = lightness + (towards - lightness) * share;
  const chroma = saturation * (1 - Math.abs(2 * next - 1));
  const channel = (value: number) => 255 * (next - chroma / 2 + ((value - least) / (most - least)) * chroma);
  return share === 0 ? colour : [channel(red), channel(green), channel(blue)];
}

function nearest(colour: Rgb, contrastOf: (tried: Rgb) => number, least: number): Rgb {
  for (let step = 0; step <= STEPS; step += 1) {
    const tried = ([1, 0] as const)
      .map((towards) => written(withLightness(colour, towards, step / STEPS)))
      .filter((one) => contrastOf(one) >= least)
      .toSorted((a, b) => contrastOf(b) - contrastOf(a));
    if (tried[0]) return tried[0];
  }
  return contrastOf(WHITE) >= contrastOf(BLACK) ? WHITE : BLACK;
}
