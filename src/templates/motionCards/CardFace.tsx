/** A card with its picture or clip, where it stands or lies. */
import type { CSSProperties, ReactNode } from 'react';
import { useVideoConfig } from 'remotion';
import { unitOf } from '../canvas/canvas';
import { boxOf } from '../paint/boxOf';
import { cardRadius } from '../paint/cards/cardBox';
import { fillScaled } from '../paint/layers';
import { softShadow } from '../paint/softShadow';
import { joinTransforms, turned } from '../motion/transform';
import { poseTransform } from '../motion/transition';
import type { CardItem } from './mainCards';
import type { Lying } from './pile';

interface CardFaceProps {
  readonly item: CardItem;
  readonly pose: Lying;
  /** 0 to 1, of its own animation. */
  readonly opacity: number;
  readonly children: ReactNode;
}

/** px of a phone's picture. */
const EDGE = 16;

/** A card is white, or of what its picture stands on. */
const paperOf = ({ type, details }: CardItem): string =>
  (type === 'image' ? details.plainGround : undefined) ?? '#ffffff';

export function CardFace({ item, pose, opacity, children }: CardFaceProps) {
  const { width, height } = useVideoConfig();
  const { details } = item;
  const size = { width, height };
  const { rotate, ...box } = boxOf(item, { size, template: 'motion-cards' });
  const paper = paperOf(item);
  const style: CSSProperties = {
    position: 'absolute',
    ...box,
    overflow: 'hidden',
    boxSizing: 'border-box',
    background: paper,
    border: details.border ?? `${EDGE * unitOf(size)}px solid ${paper}`,
    borderRadius: details.borderRadius ?? cardRadius(size),
    boxShadow: details.boxShadow ?? softShadow(unitOf(size)),
    mixBlendMode: details.blendMode as CSSProperties['mixBlendMode'],
    transform: joinTransforms(details.transform, poseTransform(pose), turned(rotate)),
    opacity: pose.opacity * opacity * ((details.opacity ?? 100) / 100),
    zIndex: details.zIndex,
  };
  return (
    <div style={style}>
      {children}
      {pose.shade > 0 && <div style={{ ...fillScaled(1), background: '#0b0d18', opacity: pose.shade }} />}
    </div>
  );
}
