/** How the view passes over a picture that is larger than the screen, so that more of it is seen than fits. Pure. */
import type { Animation } from '../../../contract/video/videoData';
import { animationProgress } from '../motion/animation';
import type { PointOfInterest } from '../../../contract/video/itemDetails';
import { rangeAlong } from '../paint/keptInView';
import { middleOf, type Stand } from '../paint/stand/stand';

/** Of the screen's side in a second: faster is no longer calm. */
const CALM = 0.26;
/** Of the screen's side: a smaller way is not worth going; on a longer one the middle would be lost from sight. */
const WAY = { least: 0.03, most: 0.56, nearFocus: 0.12 } as const;

export interface Passing {
  /** px of the video. */
  readonly x: number;
  readonly y: number;
}

/** How far it is from where it stands, from one side of that to the other along its longer overflow; picture by picture from another side. */
export function slowPan(
  animation: Animation | undefined,
  { frame, fps }: { readonly frame: number; readonly fps: number },
  {
    stand: { frame: screen, picture },
    focus,
  }: { readonly stand: Pick<Stand, 'frame' | 'picture'>; readonly focus?: PointOfInterest | undefined },
): Passing {
  const across = picture.width - screen.width;
  const down = picture.height - screen.height;
  const isAcross = across >= down;
  const [overflow, side] = isAcross ? [across, screen.width] : [down, screen.height];
  if (!animation || overflow < WAY.least * side) return { x: 0, y: 0 };
  const [least, most] = rangeAlong(isAcross ? 'width' : 'height', picture, screen, focus?.box);
  const way = Math.min(
    most - least,
    (focus ? WAY.nearFocus : WAY.most) * side,
    (CALM * side * animation.duration) / 1000,
  );
  const turn = animation.type === 'zoomOut' ? -1 : 1;
  const passed = turn * way * (0.5 - softly(animationProgress(animation, frame, fps)));
  // In the middle of its way it stands, as far as its edges and all that is looked at let it.
  const stands = isAcross
    ? middleOf(picture).x - middleOf(screen).x
    : middleOf(picture).y - middleOf(screen).y;
  const by = Math.max(least + way / 2, Math.min(most - way / 2, stands)) + passed - stands;
  return isAcross ? { x: by, y: 0 } : { x: 0, y: by };
}

/** It neither starts nor stops with a jerk, and hardly hurries between. */
const softly = (progress: number): number => (progress + (1 - Math.cos(Math.PI * progress)) / 2) / 2;
