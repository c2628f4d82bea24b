/** A picture contained in its box over its blurred copy. [Y3] [Y5] */
import { useCurrentFrame, useVideoConfig } from 'remotion';
import type { ItemOf } from '../../../contract/videoData';
import { frames } from '../../../contract/units';
import { animate } from '../motion/animation';
import { transitionPose } from '../motion/transition';
import { ItemBox } from './ItemBox';
import { Backdrop, fillScaled } from './layers';
import { Picture } from './Picture';

export function ImageItem({ item, length }: { item: ItemOf<'image'>; length: number }) {
  const frame = useCurrentFrame();
  const { fps } = useVideoConfig();
  const { details } = item;
  const pose = transitionPose(details.transition, frame, length, fps);
  const { scale, opacity } = animate(details.animation, frames(frame), fps);
  return (
    <ItemBox details={details} pose={pose} opacity={opacity}>
      <Backdrop src={details.backdropSrc} />
      <Picture src={details.src} style={{ ...fillScaled(scale), objectFit: 'contain' }} />
      <Backdrop src={details.backdropSrc} opacity={pose.blurred} />
    </ItemBox>
  );
}
