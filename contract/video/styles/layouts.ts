/** A video as each style lays it out, and which of them a document was laid out by. */
import type { TrackItem, VideoData } from '../videoData';
import { isSame } from './sameValue';

/** By the template's name. */
export type Layouts = Readonly<Partial<Record<string, VideoData>>>;

/** How many items are still as this style laid them. */
const untouched = (data: VideoData, layout: VideoData): number =>
  Object.entries(layout.trackItemsMap).filter(([id, item]) =>
    isSame(plain(data.trackItemsMap[id]), plain(item)),
  ).length;

const plain = (item: TrackItem | undefined) => item && { ...item, formats: null };

/**
 * Its own, unless another one is clearly what it was laid out by: a template can be put over any arrangement. Null where
 * its own is not known.
 */
export function laidBy(data: VideoData, layouts: Layouts): VideoData | null {
  const own = layouts[data.template];
  if (!own) return null;
  const score = untouched(data, own);
  // Half of it cannot be another one's.
  if (score * 2 > Object.keys(own.trackItemsMap).length) return own;
  const others = Object.values(layouts).flatMap((layout) => (layout && layout !== own ? [layout] : []));
  return others.reduce(
    (best, layout) => {
      const alike = untouched(data, layout);
      return alike > best.score ? { layout, score: alike } : best;
    },
    { layout: own, score },
  ).layout;
}
