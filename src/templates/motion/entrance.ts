/** How words come: they grow into their place and fade in. Pure. */
import type { Animated } from './animation';

interface Coming {
  /** 0 to 1. */
  readonly entered: number;
  /** What it grows from. */
  readonly smallest: number;
  /** Frame of the video at which the words begin. */
  readonly from: number;
}

/** A feed shows a video's first frame as its picture: words that begin there are read in it, and only grow. */
export const comingIn = ({ entered, smallest, from }: Coming): Animated => ({
  scale: smallest + (1 - smallest) * entered,
  opacity: from === 0 ? 1 : entered,
});
