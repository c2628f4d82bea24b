/** The part of a picture that is worth showing: close to what stands on its one colour. Pure. */
import type { Crop } from '../../contract/video/itemDetails';

/** Of the longer side of what stands there: left on each side of it. */
const AIR = 0.05;
/** The same where its ends are to fade. */
const SOFT_AIR = 0.1;
/** px of the longer side of what is left: made of fewer, a picture that fills a video is a blur. */
const LEAST_PX = 540;
/** What is enlarged by less is as good whole. */
const WORTH = 1.1;

/** Undefined where the whole is as good. @param margins in shares of the picture @param size px of the file */
export function closeCrop(
  margins: Crop,
  { width, height }: { readonly width: number; readonly height: number },
): Crop | undefined {
  const thing = {
    width: width * (1 - margins.left - margins.right),
    height: height * (1 - margins.top - margins.bottom),
  };
  const longer = Math.max(thing.width, thing.height);
  const air = Math.max((margins.soft ? SOFT_AIR : AIR) * longer, (LEAST_PX - longer) / 2);
  const crop = {
    left: cut(margins.left, air / width),
    top: cut(margins.top, air / height),
    right: cut(margins.right, air / width),
    bottom: cut(margins.bottom, air / height),
    ...(margins.soft && { soft: true }),
  };
  const left = Math.max(1 - crop.left - crop.right, 1 - crop.top - crop.bottom);
  return 1 / left >= WORTH ? crop : undefined;
}

const cut = (margin: number, air: number): number => Math.round(Math.max(0, margin - air) * 1e4) / 1e4;
