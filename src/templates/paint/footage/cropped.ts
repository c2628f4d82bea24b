/** A picture of which a part is cut away, as the rest of the painting sees it: smaller, and looked at elsewhere. Pure. */
import type { Crop, Part, PointOfInterest } from '../../../../contract/video/itemDetails';

interface Cropped {
  readonly crop?: Crop | undefined;
  readonly naturalWidth?: number | undefined;
  readonly naturalHeight?: number | undefined;
  readonly focus?: PointOfInterest | undefined;
}

/** What is left, in shares of the whole. */
export const partOf = ({ left, top, right, bottom }: Crop = { left: 0, top: 0, right: 0, bottom: 0 }) => ({
  ...{ left, top },
  width: 1 - left - right,
  height: 1 - top - bottom,
});

/** How many px of a cropped picture's size one px of its file is. */
export function enlargedBy(crop: Crop | undefined): number {
  const { width, height } = partOf(crop);
  return 1 / Math.max(width, height);
}

const known = new WeakMap<object, object>();

/** The same object for the same details, so that a frame makes nothing anew. */
export function cropped<Details extends Cropped>(details: Details): Details {
  const { crop, naturalWidth, naturalHeight, focus } = details;
  if (!crop) return details;
  const before = known.get(details);
  if (before) return before as Details;
  const { width, height } = partOf(crop);
  // What is left is shown as large as the whole was: a part that somebody chose is no tiny picture.
  const enlarged = enlargedBy(crop);
  const part = {
    ...details,
    ...(naturalWidth && naturalHeight
      ? { naturalWidth: naturalWidth * width * enlarged, naturalHeight: naturalHeight * height * enlarged }
      : {}),
    ...(focus ? { focus: focusIn(focus, partOf(crop)) } : {}),
  };
  known.set(details, part);
  return part;
}

function focusIn({ box, ...point }: PointOfInterest, part: Part): PointOfInterest {
  const across = (share: number) => inPart(share, part.left, part.width);
  const down = (share: number) => inPart(share, part.top, part.height);
  const at = { x: across(point.x), y: down(point.y) };
  if (!box) return at;
  const [left, top] = [across(box.left), down(box.top)];
  const [right, bottom] = [across(box.left + box.width), down(box.top + box.height)];
  // What was cut away altogether is looked at no more.
  if (right <= left || bottom <= top) return at;
  return { ...at, box: { left, top, width: right - left, height: bottom - top } };
}

const inPart = (share: number, cut: number, left: number) => Math.min(1, Math.max(0, (share - cut) / left));

/** As `object-view-box` says it; undefined for the whole. */
export const viewBoxOf = (crop: Crop | undefined): string | undefined =>
  crop && `inset(${[crop.top, crop.right, crop.bottom, crop.left].map(percent).join(' ')})`;

const percent = (share: number) => `${Math.round(share * 1e5) / 1e3}%`;
