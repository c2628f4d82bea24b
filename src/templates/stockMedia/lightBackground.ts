/** Whether a picture stands on a light background that goes on beyond its edges, as a shop's picture on white. Pure. */
import { luminance, parseColour } from '../shared/colour';

/** Read on it. */
export const INK = '#15181c';
/** Dark words are read well on what is lighter. */
const LIGHT = 0.5;

export function isLight(background: string | undefined): boolean {
  const colour = background === undefined ? null : parseColour(background);
  return colour !== null && luminance(colour) >= LIGHT;
}
