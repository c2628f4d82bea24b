/** An item's pose on the canvas, and the details that a pose makes. Pure. */
import { CAPTION } from '../../../../../contract/limits';
import type { TrackItem, VideoData } from '../../../../../contract/videoData';
import type { Pose } from '../../../../machines/canvas/pose';
import { boxOf } from '../../../../templates/paint/boxOf';
import { roundedPose } from './poseMath';

/** Null for what has no place on the picture. */
export function poseOf(item: TrackItem, data: Pick<VideoData, 'size' | 'template'>): Pose | null {
  const box = boxOf(item, data);
  if (!box || item.type !== 'text') return box;
  return { ...box, fontSize: item.details.fontSize ?? CAPTION.fontSizePx };
}

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
