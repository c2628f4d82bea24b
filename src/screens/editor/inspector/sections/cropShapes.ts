/** A crop by the form that is left: as large as the picture allows, around what is looked at first in it. Pure. */
import type { Crop } from '../../../../../contract/video/itemDetails';
import type { ItemOf } from '../../../../../contract/video/videoData';

export const cropRatios = { square: 1, portrait: 4 / 5, upright: 9 / 16, wide: 16 / 9 } as const;
export type CropShape = keyof typeof cropRatios;
type Details = ItemOf<'image'>['details'];

const MIDDLE = { x: 0.5, y: 0.5 };
/** Shares are written by ten thousandths. */
const rounded = (share: number) => Math.round(share * 1e4) / 1e4;

/** Null where nobody has looked into the file. */
export function cropTo(ratio: number, { naturalWidth, naturalHeight, focus = MIDDLE }: Details): Crop | null {
  if (!naturalWidth || !naturalHeight) return null;
  const wanted = (ratio * naturalHeight) / naturalWidth;
  const [width, height] = wanted < 1 ? [wanted, 1] : [1, 1 / wanted];
  const cut = (left: number, at: number) => {
    const before = Math.min(Math.max(0, at - left / 2), 1 - left);
    return [rounded(before), rounded(1 - left - before)] as const;
  };
  const [left, right] = cut(width, focus.x);
  const [top, bottom] = cut(height, focus.y);
  return { left, top, right, bottom };
}

/** Less than this of a side is not seen. */
const SAME = 0.002;

export function shapeOf(details: Details): CropShape | 'whole' | 'own' {
  const { crop } = details;
  if (!crop) return 'whole';
  const isSo = (shape: CropShape) => {
    const other = cropTo(cropRatios[shape], details);
    return (
      other !== null &&
      (['left', 'top', 'right', 'bottom'] as const).every((side) => Math.abs(other[side] - crop[side]) < SAME)
    );
  };
  return (Object.keys(cropRatios) as CropShape[]).find(isSo) ?? 'own';
}
