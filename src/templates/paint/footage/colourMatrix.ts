/** Brightness, contrast, saturation and warmth as one matrix over red, green and blue: one pass over a picture. Pure. */

export interface Colours {
  readonly brightness?: number | undefined;
  readonly contrast?: number | undefined;
  readonly saturation?: number | undefined;
  readonly warmth?: number | undefined;
}
/** A row of `feColorMatrix`: what red, green and blue give to it, and what is added (of 1). */
type Row = readonly [red: number, green: number, blue: number, added: number];

/** How bright a colour is: ITU-R BT.709, as `feColorMatrix` takes it for `saturate`. */
const LUMA = [0.2126, 0.7152, 0.0722] as const;
/** What red gains and blue loses at the warmest. */
const WARMEST = 0.25;

/** Null where nothing is set. In the order: brightness, contrast, saturation, warmth. */
export function colourMatrix({
  brightness = 0,
  contrast = 0,
  saturation = 0,
  warmth = 0,
}: Colours): readonly Row[] | null {
  if (brightness === 0 && contrast === 0 && saturation === 0 && warmth === 0) return null;
  const slope = 1 + contrast / 100;
  const gain = (1 + brightness / 100) * slope;
  const added = (1 - slope) / 2;
  const colourful = 1 + saturation / 100;
  const tints = [1 + (WARMEST * warmth) / 100, 1, 1 - (WARMEST * warmth) / 100];
  return tints.map((tint, row): Row => {
    const of = (column: 0 | 1 | 2) =>
      tint * gain * (LUMA[column] * (1 - colourful) + (row === column ? colourful : 0));
    return [of(0), of(1), of(2), tint * added];
  });
}

/** As `feColorMatrix` takes it; how clear a point is stays. */
export const matrixValues = (rows: readonly Row[]): string =>
  [...rows.map(([red, green, blue, added]) => [red, green, blue, 0, added]), [0, 0, 0, 1, 0]]
    .flat()
    .map((value) => Math.round(value * 1e4) / 1e4)
    .join(' ');
