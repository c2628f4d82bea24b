/** One picture of many: stills in rows, a row a project. */
import sharp, { type OverlayOptions } from 'sharp';

/** px of the sheet. */
const ROW = { height: 330, gap: 8, label: { width: 600, height: 26 } } as const;
const GROUND = '#17181d';

export interface SheetRow {
  readonly label: string;
  /** JPEGs of one size. */
  readonly stills: readonly Buffer[];
}

/** A JPEG. */
export async function drawSheet(rows: readonly SheetRow[], quality: number): Promise<Buffer> {
  const layers: OverlayOptions[] = [];
  let [top, width] = [ROW.gap, ROW.label.width + 2 * ROW.gap];
  for (const { label, stills } of rows) {
    layers.push({ input: labelled(label), left: ROW.gap, top });
    top += ROW.label.height;
    let left: number = ROW.gap;
    for (const still of stills) {
      const { data, info } = await sharp(still)
        .resize({ height: ROW.height })
        .toBuffer({ resolveWithObject: true });
      layers.push({ input: data, left, top });
      left += info.width + ROW.gap;
    }
    width = Math.max(width, left);
    top += ROW.height + ROW.gap;
  }
  return sharp({ create: { width, height: top, channels: 3, background: GROUND } })
    .composite(layers)
    .jpeg({ quality, mozjpeg: true })
    .toBuffer();
}

const labelled = (label: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${ROW.label.width}" height="${ROW.label.height}"><text x="0" y="18" font-family="sans-serif" font-size="15" fill="#d6d8e0">${label}</text></svg>`,
  );
