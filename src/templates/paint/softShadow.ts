/** The soft shadow of a card, as CSS: nothing is blurred at any frame. Pure. */

/** px of a phone's picture: rims, each a little wider than the one before. */
const RIMS = [2, 7, 13, 20, 28, 37, 47] as const;

export const softShadow = (unit: number): string =>
  RIMS.map(
    (rim) => `0 ${(rim * 0.9 * unit).toFixed(1)}px 0 ${(rim * 0.55 * unit).toFixed(1)}px rgba(8,10,28,0.05)`,
  ).join();
