/** The frame around a picture, clip or text: where it is, and how it comes, goes and is dressed. */
import type { CSSProperties, ReactNode } from 'react';
import type { ItemOf } from '../../../contract/video/videoData';
import { joinTransforms, turned } from '../motion/transform';
import { poseTransform, type Pose } from '../motion/transition';

/** What every item that is seen has in common. */
type BoxDetails = Omit<ItemOf<'shape'>['details'], 'shape'>;

/** Fills the picture where the document names no size. */
export function boxStyle(details: BoxDetails, pose: Pose, opacity: number): CSSProperties {
  return {
    position: 'absolute',
    left: details.left ?? 0,
    top: details.top ?? 0,
    width: details.width ?? '100%',
    height: details.height ?? '100%',
    boxSizing: 'border-box',
    overflow: 'hidden',
    border: details.border,
    borderRadius: details.borderRadius,
    boxShadow: details.boxShadow,
    zIndex: details.zIndex,
    mixBlendMode: details.blendMode as CSSProperties['mixBlendMode'],
    opacity: ((details.opacity ?? 100) / 100) * pose.opacity * opacity,
    transform: joinTransforms(details.transform, poseTransform(pose), turned(details.rotate)),
  };
}

export function ItemBox(props: { details: BoxDetails; pose: Pose; opacity: number; children: ReactNode }) {
  return <div style={boxStyle(props.details, props.pose, props.opacity)}>{props.children}</div>;
}
