/** A clip that covers its box. [Y3] [Y5] */
import { useCurrentFrame, useVideoConfig } from 'remotion';
import { frames } from '../../../contract/units';
import type { ItemOf } from '../../../contract/video/videoData';
import { animate } from '../motion/animation';
import { transitionPose } from '../motion/transition';
import { Clip } from './Clip';
import { Footage } from './footage/Footage';
import { ItemBox } from './ItemBox';
import { Backdrop } from './layers';

export function VideoItem(props: { item: ItemOf<'video'>; length: number; muted: boolean }) {
  const frame = useCurrentFrame();
  const { fps } = useVideoConfig();
  const { details } = props.item;
  const pose = transitionPose(details.transition, frame, props.length, fps);
  const { opacity } = animate(details.animation, frames(frame), fps);
  return (
    <ItemBox details={details} pose={pose} opacity={opacity}>
      <Footage details={details}>
        <Clip item={props.item} muted={props.muted} />
        <Backdrop src={details.backdropSrc} opacity={pose.blurred} />
      </Footage>
    </ItemBox>
  );
}
