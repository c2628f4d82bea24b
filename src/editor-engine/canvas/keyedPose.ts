/** Where an item with keyframes is at a moment, and the keyframe that brings it where a hand put it. Pure. */
import { OWN_POSE, poseBetween, type KeyedPose, type Keyframe } from '../../../contract/video/keyframes';
import { KEYFRAME_SCALE } from '../../../contract/limits';
import type { TrackItem, VideoData } from '../../../contract/video/videoData';
import type { Pose, PoseOf } from './pose';

type Size = VideoData['size'];

export const keyframesOf = (item: TrackItem): readonly Keyframe[] =>
  (item.type === 'audio' ? undefined : item.details.keyframes) ?? [];
export const isKeyed = (item: TrackItem): boolean => keyframesOf(item).length > 0;

/** The one at this moment of the video: within half a frame, so that it is found from where the playhead can stand. */
export function keyframeNear(item: TrackItem, atMs: number, fps: number): Keyframe | undefined {
  const distance = ({ at }: Keyframe) => Math.abs(at + item.display.from - atMs);
  const [nearest] = keyframesOf(item).toSorted((a, b) => distance(a) - distance(b));
  return nearest && distance(nearest) <= 500 / fps ? nearest : undefined;
}

/** With one at this moment of the video that says this; where none was, the rest of it is as it was on the way. */
export function keyframesWith(
  item: TrackItem,
  { atMs, fps, ...said }: Partial<Omit<Keyframe, 'at'>> & { readonly atMs: number; readonly fps: number },
): readonly Keyframe[] {
  const there = keyframeNear(item, atMs, fps);
  const at = Math.round(atMs - item.display.from);
  const { x, y, scale, rotate, opacity } = keyedPoseAt(item, atMs);
  const own = there ?? { at, x, y, scale, rotate, opacity, easing: 'easeInOut' as const };
  const others = keyframesOf(item).filter((one) => one !== there);
  return [...others, { ...own, ...said }].toSorted((a, b) => a.at - b.at);
}

/** `atMs` of the video. */
export const keyedPoseAt = (item: TrackItem, atMs: number): KeyedPose =>
  isKeyed(item) ? poseBetween(keyframesOf(item), atMs - item.display.from) : OWN_POSE;

/** As `poseOf`, at a moment. */
export const poseAtMoment =
  (poseOf: PoseOf, atMs: number): PoseOf =>
  (item, data) => {
    const own = poseOf(item, data);
    return own && isKeyed(item) ? withKeyed(own, keyedPoseAt(item, atMs), data.size) : own;
  };

export function withKeyed(own: Pose, { x, y, scale, rotate }: KeyedPose, size: Size): Pose {
  const [width, height] = [own.width * scale, own.height * scale];
  return {
    ...own,
    left: own.left + x * size.width + (own.width - width) / 2,
    top: own.top + y * size.height + (own.height - height) / 2,
    width,
    height,
    rotate: own.rotate + rotate,
    ...(own.fontSize === undefined ? {} : { fontSize: own.fontSize * scale }),
  };
}

const fine = (share: number) => Math.round(share * 1e5) / 1e5 + 0;

/** What is said of the way from its own pose to another one. */
export function keyedFrom(own: Pose, pose: Pose, size: Size): Omit<KeyedPose, 'opacity'> {
  // Words in a narrower box are as high as their lines: their width says how large they are.
  const scale = Math.min(KEYFRAME_SCALE.max, Math.max(KEYFRAME_SCALE.min, pose.width / own.width));
  const height = own.height * scale;
  return {
    x: fine((pose.left + pose.width / 2 - own.left - own.width / 2) / size.width),
    y: fine((pose.top + height / 2 - own.top - own.height / 2) / size.height),
    scale: fine(scale),
    rotate: fine(pose.rotate - own.rotate),
  };
}
