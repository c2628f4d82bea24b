/** How the view passes over a picture that is larger than the screen, so that more of it is seen than fits. Pure. */
import type { Animation } from '../../../contract/video/videoData';
import { animationProgress } from '../motion/animation';
import type { PointOfInterest } from '../../../contract/video/itemDetails';
import type { Size } from '../canvas/canvas';
import { rangeAlong, shiftInto } from '../paint/keptInView';

/** Of the screen's side in a second: faster is no longer calm. */
const CALM = 0.26;
/** Of the screen's side: a smaller way is not worth going; on a longer one the middle would be lost from sight. */
const WAY = { least: 0.03, most: 0.56, nearFocus: 0.12 } as const;

/** Words stand low: what is looked at stands above them. */
const AIM = { x: 0.5, y: 0.24 } as const;

/** Where it stands in the middle of its way. */
export const stillShift = (picture: Size, screen: Size, focus: PointOfInterest | undefined): Passing =>
  shiftInto(picture, screen, focus, AIM);

export interface Passing {
  /** px of the video. */
  readonly x: number;
  readonly y: number;
}

/** From one side of its middle to the other, along its longer overflow; picture by picture from another side. */
export function slowPan(
  animation: Animation | undefined,
  { frame, fps }: { readonly frame: number; readonly fps: number },
  {
    screen,
    picture,
    focus,
  }: { readonly screen: Size; readonly picture: Size; readonly focus?: PointOfInterest | undefined },
): Passing {
  const shift = stillShift(picture, screen, focus);
  if (!animation) return shift;
  const across = picture.width - screen.width;
  const down = picture.height - screen.height;
  const isAcross = across >= down;
  const [overflow, side] = isAcross ? [across, screen.width] : [down, screen.height];
  if (overflow < WAY.least * side) return shift;
  const [least, most] = rangeAlong(isAcross ? 'width' : 'height', picture, screen, focus?.box);
  const way = Math.min(
    most - least,
    (focus ? WAY.nearFocus : WAY.most) * side,
    (CALM * side * animation.duration) / 1000,
  );
  const turn = animation.type === 'zoomOut' ? -1 : 1;
  const passed = turn * way * (0.5 - softly(animationProgress(animation, frame, fps)));
  // In the middle of its way it is where the picture is looked at first, as far as its edges and all that is looked at let it.
  const along = (middle: number) => Math.max(least + way / 2, Math.min(most - way / 2, middle)) + passed;
  return isAcross ? { ...shift, x: along(shift.x) } : { ...shift, y: along(shift.y) };
}

/** It neither starts nor stops with a jerk, and hardly hurries between. */
const softly = (progress: number): number => (progress + (1 - Math.cos(Math.PI * progress)) / 2) / 2;
