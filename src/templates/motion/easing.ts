/** How an animation's progress bends; each maps 0…1 to 0…1. */
import { spring } from 'remotion';
import { curves } from '../../../contract/video/curves';
import type { Animation } from '../../../contract/video/videoData';
import { SPRING } from '../../../contract/limits';

type Bend = (progress: number) => number;

/** Frames in which the spring is sampled; it settles within them whatever the video's own rate. */
const SPRING_FRAMES = 60;

/** The spring of the specification, stretched so that it settles exactly at 1. [Y4] */
export const springProgress: Bend = (progress) =>
  progress >= 1
    ? 1
    : spring({
        frame: Math.max(0, progress) * SPRING_FRAMES,
        fps: SPRING_FRAMES,
        config: SPRING,
        durationInFrames: SPRING_FRAMES,
      });

export const easings = {
  ...curves,
  spring: springProgress,
} satisfies Record<Animation['easing'], Bend>;
