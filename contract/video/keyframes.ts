/** Where an item is between its keyframes: beside its own place, and how large, turned and clear beside its own. Pure. */
import * as z from 'zod/mini';
import { between } from '../amounts';
import { kept } from '../kept';
import { KEYFRAME_SCALE, VIDEO_MS } from '../limits';
import { curves } from './curves';

export const keyframeEasingSchema = z.enum(['linear', 'easeIn', 'easeOut', 'easeInOut']);
export type KeyframeEasing = z.infer<typeof keyframeEasingSchema>;

const offsetSchema = z._default(between(-10, 10), 0);
export const keyframeSchema = kept({
  /**
   * ms from the item's start. One that was cut off stays, before 0 or past the end: the way to it is the same as
   * before, and so it comes back with what was cut off.
   */
  at: between(-VIDEO_MS.max, VIDEO_MS.max),
  /** From its own place, in shares of the video's width and height: it fits in every format. */
  x: offsetSchema,
  y: offsetSchema,
  /** Of its own size. */
  scale: z._default(between(KEYFRAME_SCALE.min, KEYFRAME_SCALE.max), 1),
  /** Degrees clockwise beyond its own; more than 360 are more turns. */
  rotate: z._default(between(-3600, 3600), 0),
  /** 0 to 100, of its own. */
  opacity: z._default(between(0, 100), 100),
  /** Of the way to the next one. */
  easing: z._default(keyframeEasingSchema, 'easeInOut'),
});
export type Keyframe = z.infer<typeof keyframeSchema>;
export type KeyedPose = Pick<Keyframe, 'x' | 'y' | 'scale' | 'rotate' | 'opacity'>;

export const OWN_POSE: KeyedPose = { x: 0, y: 0, scale: 1, rotate: 0, opacity: 100 };

/** In the order of their moments, whatever that of the document. */
const inOrder = new WeakMap<readonly Keyframe[], readonly Keyframe[]>();
export function orderedKeyframes(keyframes: readonly Keyframe[]): readonly Keyframe[] {
  const before = inOrder.get(keyframes);
  if (before) return before;
  const ordered = keyframes.toSorted((a, b) => a.at - b.at);
  inOrder.set(keyframes, ordered);
  return ordered;
}

/** Before the first as at the first, after the last as at the last. */
export function poseBetween(keyframes: readonly Keyframe[], atMs: number): KeyedPose {
  const ordered = orderedKeyframes(keyframes);
  const index = ordered.findLastIndex(({ at }) => at <= atMs);
  const [before, after] = [ordered[index] ?? ordered[0], ordered[index + 1]];
  if (!before) return OWN_POSE;
  if (!after || index < 0) return before;
  const way = curves[before.easing]((atMs - before.at) / (after.at - before.at));
  const along = (name: keyof KeyedPose) => before[name] + (after[name] - before[name]) * way;
  return {
    x: along('x'),
    y: along('y'),
    scale: along('scale'),
    rotate: along('rotate'),
    opacity: along('opacity'),
  };
}

const withinVideo = (ms: number) => Math.min(Math.max(ms, -VIDEO_MS.max), VIDEO_MS.max);

/** Each at the moment that `moved` says, ms from the item's start before and after. */
export const keyframesMoved = (keyframes: readonly Keyframe[], moved: (atMs: number) => number): Keyframe[] =>
  keyframes.map((keyframe) => ({ ...keyframe, at: withinVideo(moved(keyframe.at)) }));

/** At another speed: `factor` ms are now one. */
export const keyframesAtSpeed = (keyframes: readonly Keyframe[], factor: number): Keyframe[] =>
  keyframesMoved(keyframes, (atMs) => Math.round(atMs / factor));
