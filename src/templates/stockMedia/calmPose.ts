/** Every transition, made calm: it dissolves, and hardly moves. Pure. */
import { IN_PLACE, type Pose } from '../motion/transition';

/** Of the way that it would travel elsewhere. */
const TRAVEL = 0.12;

/** It does not rise either: a picture that is pushed up would bare what is under it. */
export const calmPose = ({ scale, x, opacity }: Pose): Pose => ({
  ...IN_PLACE,
  scale: 1 + (scale - 1) * TRAVEL,
  x: x * TRAVEL,
  opacity,
});

/** A push is half as far as elsewhere, so that it is felt rather than seen. */
export const calmScale = (scale: number): number => 1 + (scale - 1) / 2;
