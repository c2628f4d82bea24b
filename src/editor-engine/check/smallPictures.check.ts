/** Pictures that are too small for their place, and how each is shown at a size that it has pixels for. Pure. */
import type { ItemOf, TrackItem, VideoData } from '../../../contract/video/videoData';
import type { CheckFacts } from './facts';
import type { Finding, FindingOf, MendStep } from './finding';
import { shownItems } from './shownItems';

/** px of its shorter side: below, a phone shows that there are too few. */
const SMALL_PX = 720;
/** A px of the file may become so many of the video before it is seen. */
const LARGE = 1.25;
/** Where what was cut away of a picture that is large enough is only the one colour around a thing. */
const LARGE_ON_PLAIN = 2.1;
const WHOLE = { left: 0, top: 0, right: 0, bottom: 0 } as const;

export function smallPictures(data: VideoData, { scaleOf }: CheckFacts): readonly Finding[] {
  return shownItems(data).flatMap((item): FindingOf<'smallPicture'>[] => {
    if (item.type !== 'image' || item.brand) return [];
    const { naturalWidth, naturalHeight, crop, plainGround } = item.details;
    if (!naturalWidth || !naturalHeight) return [];
    const { left, top, right, bottom } = crop ?? WHOLE;
    const [width, height] = [
      Math.round(naturalWidth * (1 - left - right)),
      Math.round(naturalHeight * (1 - top - bottom)),
    ];
    if (Math.min(width, height) >= SMALL_PX) return [];
    const scale = scaleOf(item, data);
    const isLarge = Math.min(naturalWidth, naturalHeight) >= SMALL_PX;
    if (scale === null || scale <= (isLarge && plainGround ? LARGE_ON_PLAIN : LARGE)) return [];
    const mend = smaller(item, data, scale, scaleOf);
    const figures = { width, height, scale };
    return [{ kind: 'smallPicture', ...windowOf(item, data), itemIds: [item.id], figures, mend }];
  });
}

type Image = ItemOf<'image'>;

/** One that carries the video stands on its blurred copy, where its template has it so; any other shrinks around its middle. */
function smaller(
  item: Image,
  data: VideoData,
  scale: number,
  scaleOf: CheckFacts['scaleOf'],
): readonly MendStep[] | null {
  const scaleWith = (details: Partial<Image['details']>) =>
    scaleOf({ ...item, details: { ...item.details, ...details } }, data) ?? scale;
  const standing = (largestScale: number) => ({ fit: undefined, largestScale });
  // A crop or keyframes enlarge it once more.
  const largestScale = fine(LARGE * Math.min(1, LARGE / scaleWith(standing(LARGE))));
  if (item.isMain && largestScale > 0 && scaleWith(standing(largestScale)) <= LARGE)
    return [{ name: 'item.setDetails', payload: { ids: [item.id], details: { fit: null, largestScale } } }];
  const box = shrunk(item, data, LARGE / scale);
  return scaleWith(box) <= LARGE ? [{ name: 'item.place', payload: { id: item.id, ...box } }] : null;
}

const fine = (scale: number) => Math.floor(scale * 1000) / 1000;

function shrunk({ details }: Image, { size }: VideoData, by: number) {
  const { left = 0, top = 0, width = size.width, height = size.height } = details;
  const [across, down] = [Math.floor(width * by), Math.floor(height * by)];
  return {
    left: left + (width - across) / 2,
    top: top + (height - down) / 2,
    width: across,
    height: down,
  };
}

const windowOf = ({ display: { from, to } }: TrackItem, { duration }: VideoData) => ({
  from: Math.round(from),
  to: Math.round(Math.min(to, duration)),
});
