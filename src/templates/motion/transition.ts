/** Where an item stands while it comes or goes: transform and opacity only, so that a frame stays cheap. [Y4] */
import type { Transition, TransitionName } from '../../../contract/video/itemDetails';
import { springProgress } from './easing';
import { transitionFrames } from './timing';

export interface Pose {
  readonly scale: number;
  /** How wide it is beside that. */
  readonly stretch: number;
  /** Travel in parts of the item's own width and height. */
  readonly x: number;
  readonly y: number;
  readonly rotateDeg: number;
  /** 0 to 1. */
  readonly opacity: number;
  /** How far the blurred copy covers the item, 0 to 1. */
  readonly blurred: number;
}
export const IN_PLACE: Pose = { scale: 1, stretch: 1, x: 0, y: 0, rotateDeg: 0, opacity: 1, blurred: 0 };

const between = (away: number, here: number, presence: number) => away + (here - away) * presence;
/** An item is seen well before it has arrived. */
const appears = (presence: number) => Math.min(1, presence * 2.5);
/** What comes as a whole is never half seen through. */
const begun = (presence: number) => (presence > 0 ? 1 : 0);

const zoomFrom =
  (side: -1 | 1, awayScale: number) =>
  (presence: number): Pose => ({
    ...IN_PLACE,
    x: between(side * 0.6, 0, presence),
    scale: between(awayScale, 1, presence),
    opacity: appears(presence),
  });

/** By presence: 0 is away, 1 is in place. `In` grows into place, `Out` shrinks into it. */
const poses = {
  fade: (presence) => ({ ...IN_PLACE, opacity: presence }),
  zoomLeftIn: zoomFrom(-1, 0.7),
  zoomLeftOut: zoomFrom(-1, 1.4),
  zoomRightIn: zoomFrom(1, 0.7),
  zoomRightOut: zoomFrom(1, 1.4),
  imageVerticalBlur: (presence) => ({
    ...IN_PLACE,
    y: between(0.12, 0, presence),
    scale: between(1.12, 1, presence),
    opacity: appears(presence),
    blurred: 1 - presence,
  }),
  imageZoomTwist: (presence) => ({
    ...IN_PLACE,
    scale: between(1.6, 1, presence),
    rotateDeg: between(-10, 0, presence),
    opacity: appears(presence),
  }),
  slideUp: (presence) => ({ ...IN_PLACE, y: 1 - presence, opacity: begun(presence) }),
  rise: (presence) => ({ ...IN_PLACE, y: between(0.45, 0, presence), opacity: appears(presence) }),
  pop: (presence) => ({ ...IN_PLACE, scale: between(0.72, 1, presence), opacity: appears(presence) }),
  draw: (presence) => ({ ...IN_PLACE, stretch: presence, opacity: begun(presence) }),
} satisfies Record<TransitionName, (presence: number) => Pose>;

export const poseAt = (name: TransitionName, presence: number): Pose =>
  presence >= 1 ? IN_PLACE : poses[name](Math.max(0, presence));

/** `frame` counts from the item's own start; `length` is how many frames its window has. */
export function transitionPose(
  transition: Transition | undefined,
  frame: number,
  length: number,
  fps: number,
): Pose {
  if (!transition) return IN_PLACE;
  // A window shorter than both transitions gives each its half.
  const half = Math.floor(length / 2);
  const into = Math.min(transitionFrames(fps, transition.inDuration), half);
  if (transition.in && frame < into) return poseAt(transition.in, springProgress((frame + 1) / (into + 1)));
  const out = Math.min(transitionFrames(fps, transition.outDuration), half);
  if (transition.out && frame >= length - out && frame < length)
    return poseAt(transition.out, springProgress((length - frame) / (out + 1)));
  return IN_PLACE;
}

export const poseTransform = ({ x, y, scale, stretch, rotateDeg }: Pose): string | undefined =>
  x === 0 && y === 0 && scale === 1 && stretch === 1 && rotateDeg === 0
    ? undefined
    : `translate(${x * 100}%, ${y * 100}%) scale(${scale * stretch}, ${scale}) rotate(${rotateDeg}deg)`;
