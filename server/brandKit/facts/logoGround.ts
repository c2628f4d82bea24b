/** What a transparent logo is read on: white or black, whichever more of it stands out from. Pure. */

const LIGHT = '#ffffff';
const DARK = '#111114';
/** 0 to 255: what lets more through is not seen, and a logo with some of it needs a ground. */
const SEEN = 128;
/** Of the pixels: a logo with fewer holes has a ground of its own. */
const LEAST_TRANSPARENT = 0.02;
/** Of luminance, 0 to 1: light enough to be read on black, dark enough to be read on white. */
const LIGHT_ENOUGH = 0.12;
const DARK_ENOUGH = 0.45;

/** Null for a logo that has its own ground, or of which nothing is seen. @param rgba four bytes a pixel */
export function logoGround(rgba: Uint8Array): string | null {
  let [seen, onDark, onLight] = [0, 0, 0];
  for (let at = 0; at + 3 < rgba.length; at += 4) {
    if ((rgba[at + 3] ?? 0) < SEEN) continue;
    const light = luminance(rgba[at] ?? 0, rgba[at + 1] ?? 0, rgba[at + 2] ?? 0);
    seen += 1;
    if (light >= LIGHT_ENOUGH) onDark += 1;
    if (light <= DARK_ENOUGH) onLight += 1;
  }
  const all = rgba.length / 4;
  if (seen === 0 || (all - seen) / all < LEAST_TRANSPARENT) return null;
  return onLight >= onDark ? LIGHT : DARK;
}

/** Nearly what the eye sees (BT.709 weights of a gamma of 2). */
const luminance = (red: number, green: number, blue: number): number =>
  (0.2126 * red ** 2 + 0.7152 * green ** 2 + 0.0722 * blue ** 2) / 255 ** 2;
