/** Moments without a picture or a caption, a picture that is too small for its place, a first second that stands still. Pure. */
import type { KeyedPose } from '../../../contract/video/keyframes';
import { isCaption, type TrackItem, type VideoData } from '../../../contract/video/videoData';
import { keyedPoseAt } from '../canvas/keyedPose';
import { mendOf } from '../moments/mendMoments';
import { momentsWithout } from '../moments/momentsWithout';
import { mainItems } from '../selectors/mainItems.selectors';
import type { CheckFacts } from './facts';
import type { Finding, FindingOf } from './finding';
import { shownItems } from './shownItems';

export const missing = (data: VideoData): readonly Finding[] =>
  momentsWithout(data).map((moment) => {
    const mend = mendOf(data, moment);
    const kind = moment.lacks === 'picture' ? 'noPicture' : 'noCaption';
    const { from, to } = moment;
    return { kind, from, to, itemIds: [], figures: {}, mend: mend && [mend] };
  });

/** px of its shorter side: below, a phone shows that there are too few. */
const SMALL_PX = 720;
/** A px of the file may become so many of the video before it is seen. */
const LARGE = 1.25;
const WHOLE = { left: 0, top: 0, right: 0, bottom: 0 } as const;

export function smallPictures(data: VideoData, { scaleOf }: CheckFacts): readonly Finding[] {
  return shownItems(data).flatMap((item): FindingOf<'smallPicture'>[] => {
    if (item.type !== 'image' || item.brand) return [];
    const { naturalWidth, naturalHeight, crop } = item.details;
    if (!naturalWidth || !naturalHeight) return [];
    const { left, top, right, bottom } = crop ?? WHOLE;
    const [width, height] = [
      Math.round(naturalWidth * (1 - left - right)),
      Math.round(naturalHeight * (1 - top - bottom)),
    ];
    if (Math.min(width, height) >= SMALL_PX) return [];
    const scale = scaleOf(item, data);
    if (scale === null || scale <= LARGE) return [];
    const figures = { width, height, scale };
    return [{ kind: 'smallPicture', ...windowOf(item, data), itemIds: [item.id], figures, mend: null }];
  });
}

/** Who scrolls by decides in it. ms */
const OPENING_MS = 1000;
/** What a template does by itself where nothing else moves. */
const SLOW_ZOOM = { type: 'zoom', delay: 0, easing: 'linear' } as const;

export function stillOpening(data: VideoData): readonly Finding[] {
  const end = Math.min(OPENING_MS, data.duration);
  const seen = shownItems(data).filter(({ display }) => display.from < end && display.to > 0);
  if (end < OPENING_MS || seen.some((item) => moves(item, end))) return [];
  const first = mainItems(data).find((item) => seen.includes(item));
  const mend =
    first?.type === 'image'
      ? [
          {
            name: 'item.setAnimation' as const,
            payload: {
              ids: [first.id],
              animation: { ...SLOW_ZOOM, duration: Math.round(first.display.to - first.display.from) },
            },
          },
        ]
      : null;
  return [{ kind: 'stillOpening', from: 0, to: end, itemIds: first ? [first.id] : [], figures: {}, mend }];
}

/** Captions do not count: they change in every video, and who looks sees the picture. */
function moves(item: TrackItem, end: number): boolean {
  if (item.type === 'audio' || isCaption(item.id)) return false;
  const { from, to } = item.display;
  if (item.type === 'video' || item.type === 'text') return true;
  if (from > 0 || to < end) return true;
  const { animation, transition } = item.details;
  if (differ(keyedPoseAt(item, from), keyedPoseAt(item, end))) return true;
  if (transition?.in || (animation && animation.delay < end)) return true;
  return item.type === 'image' && (item.details.beats ?? []).some((beat) => beat > 0 && beat < end);
}

const differ = (one: KeyedPose, other: KeyedPose): boolean =>
  one.x !== other.x ||
  one.y !== other.y ||
  one.scale !== other.scale ||
  one.rotate !== other.rotate ||
  one.opacity !== other.opacity;

const windowOf = ({ display: { from, to } }: TrackItem, { duration }: VideoData) => ({
  from: Math.round(from),
  to: Math.round(Math.min(to, duration)),
});
