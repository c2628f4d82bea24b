/** Pictures of a video as few pixels: what words stand on, colour by colour. Where a worker can draw. */
import type { Pixels } from '../../../templates/paint/behind';

/** px of the longer side: a line of letters is wider than one of them. */
const SIDE = 160;

/** Null for what is no picture. */
export async function readPixels(blob: Blob): Promise<Pixels | null> {
  const full = await createImageBitmap(blob).catch(() => null);
  if (!full) return null;
  const scale = Math.min(1, SIDE / Math.max(full.width, full.height));
  const [width, height] = [full.width, full.height].map((side) => Math.max(1, Math.round(side * scale))) as [
    number,
    number,
  ];
  const paper = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  paper?.drawImage(full, 0, 0, width, height);
  full.close();
  return paper ? { width, height, data: paper.getImageData(0, 0, width, height).data } : null;
}
