/** The details of an item that a pose makes. Pure. */
import { CAPTION } from '../../../contract/limits';
import type { TrackItem } from '../../../contract/video/videoData';
import type { Pose } from './pose';
import { roundedPose } from './poseMath';

/** A type, not an interface: a preview wants details that it can index. */
type PoseDetails = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly rotate: number;
  /** Of words it follows from them. */
  readonly height?: number;
  /** Only words have one. */
  readonly fontSize?: number;
};

export function poseDetails(item: TrackItem, pose: Pose): PoseDetails {
  const { height, left, top, width, rotate } = roundedPose(pose);
  const box = { left, top, width, rotate };
  return item.type === 'text' ? { ...box, fontSize: sizeOf(pose) } : { ...box, height };
}

const sizeOf = ({ fontSize = CAPTION.fontSizePx }: Pose) =>
  Math.min(1000, Math.max(1, Math.round(fontSize * 10) / 10));
