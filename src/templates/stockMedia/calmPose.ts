/** Every transition, made calm: it dissolves, and hardly moves. Pure. */
import type { Pose } from '../motion/transition';

/** Of the way that it would travel elsewhere. */
const TRAVEL = 0.12;

export function calmPose(pose: Pose): Pose {
  return {
    scale: 1 + (pose.scale - 1) * TRAVEL,
    x: pose.x * TRAVEL,
    // A pushed-up picture would bare what is under it.
    y: 0,
    rotateDeg: 0,
    opacity: pose.opacity,
    blurred: 0,
  };
}

/** A push is half as far as elsewhere, so that it is felt rather than seen. */
export const calmScale = (scale: number): number => 1 + (scale - 1) / 2;
