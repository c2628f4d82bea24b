/** Main pictures and clips as cards: each comes over the one before, which fades beneath it. */
import type { CSSProperties, ReactNode } from 'react';
import { useCurrentFrame, useVideoConfig } from 'remotion';
import { frames } from '../../../../contract/units';
import { animate } from '../../motion/animation';
import { transitionFrames } from '../../motion/timing';
import { joinTransforms, turned } from '../../motion/transform';
import { poseTransform, transitionPose } from '../../motion/transition';
import type { VisibleProps } from '../painting';
import { boxOf } from '../boxOf';
import { cardRadius } from './cardBox';
import { Footage } from '../footage/Footage';
import { FittedPicture } from './FittedPicture';
import { StandingClip } from '../stand/StandingClip';
import { ImageItem } from '../ImageItem';
import { VideoItem } from '../VideoItem';

export interface CardStyle {
  readonly border: string;
  readonly shadow: string;
}

type Props<Type extends 'image' | 'video'> = VisibleProps<Type> & { style: CardStyle };

/** What is laid over the video is no card: a logo on a card of its own would hide what it belongs to. */
export const CardImage = (props: Props<'image'>) =>
  props.item.isMain ? <ImageOnCard {...props} /> : <ImageItem {...props} />;
export const CardVideo = (props: Props<'video'>) =>
  props.item.isMain ? <VideoOnCard {...props} /> : <VideoItem {...props} />;

function ImageOnCard(props: Props<'image'>) {
  const { item, template } = props;
  const { fps } = useVideoConfig();
  const { scale } = animate(item.details.animation, frames(useCurrentFrame()), fps);
  return (
    <OnCard {...props}>
      <FittedPicture item={item} template={template} scale={scale} />
    </OnCard>
  );
}

function VideoOnCard(props: Props<'video'>) {
  const { width, height } = useVideoConfig();
  const card = boxOf(props.item, { size: { width, height }, template: props.template });
  return (
    <OnCard {...props}>
      <Footage details={props.item.details}>
        <StandingClip {...props} within={card} />
      </Footage>
    </OnCard>
  );
}

function OnCard({
  item,
  length,
  held,
  style,
  template,
  children,
}: (Props<'image'> | Props<'video'>) & { children: ReactNode }) {
  const frame = useCurrentFrame();
  const { width, height, fps } = useVideoConfig();
  const { details } = item;
  const size = { width, height };
  const pose = transitionPose(details.transition, frame, length, fps);
  const { opacity } = animate(details.animation, frames(frame), fps);
  // Beyond its own window it is beneath the next one, which may be smaller.
  const left = Math.max(0, frame - length + 1) / (held || transitionFrames(fps));
  const { rotate, ...box } = boxOf(item, { size, template });
  const card: CSSProperties = {
    position: 'absolute',
    ...box,
    overflow: 'hidden',
    boxSizing: 'border-box',
    border: details.border ?? style.border,
    borderRadius: details.borderRadius ?? cardRadius(size),
    boxShadow: details.boxShadow ?? style.shadow,
    mixBlendMode: details.blendMode as CSSProperties['mixBlendMode'],
    transform: joinTransforms(details.transform, poseTransform(pose), turned(rotate)),
    opacity: pose.opacity * opacity * Math.max(0, 1 - left) * ((details.opacity ?? 100) / 100),
    zIndex: details.zIndex,
  };
  return <div style={card}>{children}</div>;
}
