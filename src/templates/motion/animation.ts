/** What an animation does to an item at a frame. [Y4] */
import { ZOOM_SCALE } from '../../../contract/limits';
import { msToFrames, ms, type Frames } from '../../../contract/units';
import type { Animation } from '../../../contract/video/videoData';
import { easings } from './easing';

export interface Animated {
  readonly scale: number;
  /** 0 to 1. */
  readonly opacity: number;
}
export const STILL: Animated = { scale: 1, opacity: 1 };

const between = (from: number, to: number, t: number) => from + (to - from) * t;

const effects = {
  zoom: (t) => ({ scale: between(ZOOM_SCALE.from, ZOOM_SCALE.to, t), opacity: 1 }),
  zoomOut: (t) => ({ scale: between(ZOOM_SCALE.to, ZOOM_SCALE.from, t), opacity: 1 }),
  fadeIn: (t) => ({ scale: 1, opacity: t }),
  fadeOut: (t) => ({ scale: 1, opacity: 1 - t }),
} satisfies Record<Animation['type'], (eased: number) => Animated>;

/** 0 before the delay is over, 1 from the end on; an animation without length is over at once. */
export function animationProgress({ delay, duration }: Animation, frame: number, fps: number): number {
  const start = msToFrames(ms(delay), fps);
  const length = msToFrames(ms(duration), fps);
  if (length <= 0) return frame < start ? 0 : 1;
  return Math.min(1, Math.max(0, (frame - start) / length));
}

/** `frame` counts from the item's own start. */
export function animate(animation: Animation | undefined, frame: Frames, fps: number): Animated {
  if (!animation) return STILL;
  return effects[animation.type](easings[animation.easing](animationProgress(animation, frame, fps)));
}
