/** Moments without a picture or a caption, a first second that stands still. Pure. */
import type { KeyedPose } from '../../../contract/video/keyframes';
import { isCaption, type ItemOf, type TrackItem, type VideoData } from '../../../contract/video/videoData';
import { keyedPoseAt } from '../canvas/keyedPose';
import { mendOf } from '../moments/mendMoments';
import { momentsWithout } from '../moments/momentsWithout';
import { mainItems } from '../selectors/mainItems.selectors';
import type { Finding, MendStep } from './finding';
import { shownItems } from './shownItems';

export const missing = (data: VideoData): readonly Finding[] =>
  momentsWithout(data).map((moment) => {
    const mend = mendOf(data, moment);
    const kind = moment.lacks === 'picture' ? 'noPicture' : 'noCaption';
    const { from, to } = moment;
    return { kind, from, to, itemIds: [], figures: {}, mend: mend && [mend] };
  });

/** Who scrolls by decides in it. ms */
const OPENING_MS = 1000;
/** What a template does by itself where nothing else moves. */
const SLOW_ZOOM = { type: 'zoom', delay: 0, easing: 'linear' } as const;
/** By how much what is laid over the video has grown when it goes. */
const ZOOMED = 1.1;

export function stillOpening(data: VideoData): readonly Finding[] {
  const end = Math.min(OPENING_MS, data.duration);
  const seen = shownItems(data).filter(({ display }) => display.from < end && display.to > 0);
  if (end < OPENING_MS || seen.some((item) => moves(item, end))) return [];
  const first = mainItems(data).find((item) => seen.includes(item));
  const moved = first?.type === 'image' ? first : seen.filter(isPicture).toSorted(byArea(data)).at(-1);
  const itemIds = [first ?? moved].flatMap((item) => item?.id ?? []);
  const mend = moved ? zoomed(moved) : null;
  return [{ kind: 'stillOpening', from: 0, to: end, itemIds, figures: {}, mend }];
}

const isPicture = (item: TrackItem): item is ItemOf<'image'> => item.type === 'image';
const byArea =
  ({ size }: VideoData) =>
  (a: ItemOf<'image'>, b: ItemOf<'image'>) =>
    area(a, size) - area(b, size);
const area = ({ details }: ItemOf<'image'>, size: VideoData['size']) =>
  (details.width ?? size.width) * (details.height ?? size.height);

/** A picture that carries the video zooms as its template has it; one that is laid over it has keyframes. */
function zoomed({ id, display: { from, to }, isMain }: ItemOf<'image'>): readonly MendStep[] {
  const animation = { ...SLOW_ZOOM, duration: Math.round(to - from) };
  if (isMain) return [{ name: 'item.setAnimation', payload: { ids: [id], animation } }];
  return [from, to].map((atMs, turn) => ({
    name: 'keyframe.set',
    payload: { id, atMs, scale: turn === 0 ? 1 : ZOOMED, easing: 'linear' },
  }));
}

/** Captions do not count: they change in every video, and who looks sees the picture. */
function moves(item: TrackItem, end: number): boolean {
  if (item.type === 'audio' || isCaption(item.id)) return false;
  const { from, to } = item.display;
  if (item.type === 'video' || item.type === 'text') return true;
  if (from > 0 || to < end) return true;
  const { animation, transition } = item.details;
  if (differ(keyedPoseAt(item, from), keyedPoseAt(item, end))) return true;
  // What carries the video has nothing to come from at its front.
  if ((transition?.in && !item.isMain) || (animation && animation.delay < end)) return true;
  return item.type === 'image' && (item.details.beats ?? []).some((beat) => beat > 0 && beat < end);
}

const differ = (one: KeyedPose, other: KeyedPose): boolean =>
  one.x !== other.x ||
  one.y !== other.y ||
  one.scale !== other.scale ||
  one.rotate !== other.rotate ||
  one.opacity !== other.opacity;
