/** The colours of a logo, by how many of its pixels have them and how much they say. Pure. */
import { hexOf, type Rgb } from '../../../src/templates/shared/colour';

interface Shade {
  readonly colour: Rgb;
  readonly count: number;
}

/** More of them are shades of each other. */
const MOST = 4;
/** Pixels that let more than this through are edges. 0 to 255. */
const OPAQUE = 200;
/** Of a channel: shades within one of 16 steps are one. */
const STEP_BITS = 4;
/** Of the pixels that are seen: less is a remainder of drawing edges. */
const LEAST_SHARE = 0.015;
/** Two that are nearer to each other are told apart by nobody. */
const LEAST_DISTANCE = 64;
/** What a grey counts beside a full colour. */
const GREY_WORTH = 0.08;

/** #rrggbb, the most telling first; empty where nothing is opaque. @param rgba four bytes a pixel */
export function logoColours(rgba: Uint8Array): string[] {
  const shades = shadesOf(rgba);
  const seen = shades.reduce((sum, { count }) => sum + count, 0);
  const chosen: Shade[] = [];
  for (const shade of shades.toSorted((a, b) => worth(b) - worth(a))) {
    if (chosen.length === MOST) break;
    if (shade.count < seen * LEAST_SHARE) continue;
    if (chosen.every(({ colour }) => distance(colour, shade.colour) >= LEAST_DISTANCE)) chosen.push(shade);
  }
  return chosen.map(({ colour }) => hexOf(colour));
}

function shadesOf(rgba: Uint8Array): Shade[] {
  const sums = new Map<number, [red: number, green: number, blue: number, count: number]>();
  const step = (value: number) => value >> (8 - STEP_BITS);
  for (let at = 0; at + 3 < rgba.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = rgba.subarray(at, at + 4);
    if (alpha < OPAQUE) continue;
    const name = (step(red) << (2 * STEP_BITS)) | (step(green) << STEP_BITS) | step(blue);
    const sum = sums.get(name) ?? [0, 0, 0, 0];
    sums.set(name, [sum[0] + red, sum[1] + green, sum[2] + blue, sum[3] + 1]);
  }
  return [...sums.values()].map(([red, green, blue, count]) => ({
    colour: [red / count, green / count, blue / count],
    count,
  }));
}

const saturation = (colour: Rgb) => (Math.max(...colour) - Math.min(...colour)) / 255;
const worth = ({ colour, count }: Shade) => count * (GREY_WORTH + saturation(colour));
const distance = (a: Rgb, b: Rgb) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
