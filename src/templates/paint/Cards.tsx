/** Pictures and clips as cards: what is behind them fades, the card itself flies. */
import type { CSSProperties, ReactNode } from 'react';
import { AbsoluteFill, Img, useCurrentFrame, useVideoConfig } from 'remotion';
import { frames } from '../../../contract/units';
import { animate } from '../motion/animation';
import { poseTransform, transitionPose, type Pose } from '../motion/transition';
import type { VisibleProps } from '../registry';
import { cardBox, type CardArea } from './cardBox';
import { Clip } from './Clip';
import { Backdrop, fillScaled } from './layers';

export interface CardStyle {
  readonly area: CardArea;
  /** Behind every card; null shows the picture's own colours. */
  readonly ground: string | null;
  /** Laid over the ground, so that the card and the words stand out. */
  readonly veil: string;
  readonly border: string;
}

type Props<Type extends 'image' | 'video'> = VisibleProps<Type> & { style: CardStyle };

const usePose = ({ item, length }: Props<'image'> | Props<'video'>): Pose =>
  transitionPose(item.details.transition, useCurrentFrame(), length, useVideoConfig().fps);

export function CardImage(props: Props<'image'>) {
  const { details } = props.item;
  const frame = useCurrentFrame();
  const { fps } = useVideoConfig();
  const { scale, opacity } = animate(details.animation, frames(frame), fps);
  const { naturalWidth, naturalHeight } = details;
  const size = naturalWidth && naturalHeight ? { width: naturalWidth, height: naturalHeight } : null;
  return (
    <OnCard {...props} pose={usePose(props)} opacity={opacity} size={size}>
      <Img src={details.src} alt="" style={{ ...fillScaled(scale), objectFit: 'cover' }} />
    </OnCard>
  );
}

export function CardVideo(props: Props<'video'>) {
  return (
    <OnCard {...props} pose={usePose(props)} opacity={1} size={null}>
      <Clip {...props} />
    </OnCard>
  );
}

interface OnCardProps {
  item: Props<'image'>['item'] | Props<'video'>['item'];
  style: CardStyle;
  pose: Pose;
  opacity: number;
  size: { width: number; height: number } | null;
  children: ReactNode;
}

function OnCard({ item, style, pose, opacity, size, children }: OnCardProps) {
  const video = useVideoConfig();
  const { radius, ...box } = cardBox(video, style.area, size);
  const card: CSSProperties = {
    position: 'absolute',
    ...box,
    overflow: 'hidden',
    boxSizing: 'border-box',
    border: style.border,
    borderRadius: radius,
    transform: poseTransform(pose),
    opacity: pose.opacity * opacity * ((item.details.opacity ?? 100) / 100),
  };
  return (
    <AbsoluteFill style={{ zIndex: item.details.zIndex }}>
      <AbsoluteFill style={{ opacity: pose.opacity, background: style.ground ?? undefined }}>
        {style.ground ? null : <Backdrop src={item.details.backdropSrc} />}
        <AbsoluteFill style={{ background: style.veil }} />
      </AbsoluteFill>
      <div style={card}>{children}</div>
    </AbsoluteFill>
  );
}
