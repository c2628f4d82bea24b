/** Main pictures and clips as cards: what is behind them fades, the card itself flies. */
import type { CSSProperties, ReactNode } from 'react';
import { AbsoluteFill, useCurrentFrame, useVideoConfig } from 'remotion';
import type { TemplateName } from '../../../contract/templateProps';
import { frames } from '../../../contract/units';
import { animate } from '../motion/animation';
import { joinTransforms, turned } from '../motion/transform';
import { poseTransform, transitionPose, type Pose } from '../motion/transition';
import type { VisibleProps } from '../registry';
import { boxOf } from './boxOf';
import { cardRadius } from './cardBox';
import { Clip } from './Clip';
import { ImageItem } from './ImageItem';
import { Backdrop, fillScaled } from './layers';
import { Picture } from './Picture';
import { VideoItem } from './VideoItem';

export interface CardStyle {
  readonly template: TemplateName;
  /** Behind every card; null shows the picture's own colours. */
  readonly ground: string | null;
  /** Laid over the ground, so that the card and the words stand out. */
  readonly veil: string;
  readonly border: string;
}

type Props<Type extends 'image' | 'video'> = VisibleProps<Type> & { style: CardStyle };

const usePose = ({ item, length }: Props<'image'> | Props<'video'>): Pose =>
  transitionPose(item.details.transition, useCurrentFrame(), length, useVideoConfig().fps);

/** What is laid over the video is no card: a logo on a card of its own would hide what it belongs to. */
export const CardImage = (props: Props<'image'>) =>
  props.item.isMain ? <ImageOnCard {...props} /> : <ImageItem {...props} />;
export const CardVideo = (props: Props<'video'>) =>
  props.item.isMain ? <VideoOnCard {...props} /> : <VideoItem {...props} />;

function ImageOnCard(props: Props<'image'>) {
  const { details } = props.item;
  const frame = useCurrentFrame();
  const { fps } = useVideoConfig();
  const { scale, opacity } = animate(details.animation, frames(frame), fps);
  return (
    <OnCard {...props} pose={usePose(props)} opacity={opacity}>
      <Picture src={details.src} style={{ ...fillScaled(scale), objectFit: 'cover' }} />
    </OnCard>
  );
}

function VideoOnCard(props: Props<'video'>) {
  const frame = useCurrentFrame();
  const { fps } = useVideoConfig();
  const { opacity } = animate(props.item.details.animation, frames(frame), fps);
  return (
    <OnCard {...props} pose={usePose(props)} opacity={opacity}>
      <Clip {...props} />
    </OnCard>
  );
}

interface OnCardProps {
  item: Props<'image'>['item'] | Props<'video'>['item'];
  style: CardStyle;
  pose: Pose;
  opacity: number;
  children: ReactNode;
}

function OnCard({ item, style, pose, opacity, children }: OnCardProps) {
  const { width, height } = useVideoConfig();
  const { details } = item;
  const size = { width, height };
  const ground = details.ground ?? style.ground;
  const { rotate, ...box } = boxOf(item, { size, template: style.template });
  const card: CSSProperties = {
    position: 'absolute',
    ...box,
    overflow: 'hidden',
    boxSizing: 'border-box',
    border: details.border ?? style.border,
    borderRadius: details.borderRadius ?? cardRadius(size),
    boxShadow: details.boxShadow,
    mixBlendMode: details.blendMode as CSSProperties['mixBlendMode'],
    transform: joinTransforms(details.transform, poseTransform(pose), turned(rotate)),
    opacity: pose.opacity * opacity * ((details.opacity ?? 100) / 100),
  };
  return (
    <AbsoluteFill style={{ zIndex: details.zIndex }}>
      <AbsoluteFill style={{ opacity: pose.opacity, background: ground ?? undefined }}>
        {ground ? null : <Backdrop src={details.backdropSrc} />}
        <AbsoluteFill style={{ background: style.veil }} />
      </AbsoluteFill>
      <div style={card}>{children}</div>
    </AbsoluteFill>
  );
}
