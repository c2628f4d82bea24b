/** A clip that covers its box; one that carries the video gives way to words over a head as pictures do. [Y3] [Y5] */
import { useCurrentFrame, useVideoConfig } from 'remotion';
import { frames } from '../../../contract/units';
import type { ItemOf } from '../../../contract/video/videoData';
import { animate } from '../motion/animation';
import { transitionPose } from '../motion/transition';
import { Footage } from './footage/Footage';
import { ItemBox } from './ItemBox';
import { Backdrop } from './layers';
import { StandingClip } from './stand/StandingClip';

interface VideoProps {
  readonly item: ItemOf<'video'>;
  readonly length: number;
  readonly muted: boolean;
  readonly template: string;
}

export function VideoItem(props: VideoProps) {
  const frame = useCurrentFrame();
  const { fps, width, height } = useVideoConfig();
  const { details } = props.item;
  const pose = transitionPose(details.transition, frame, props.length, fps);
  const { opacity } = animate(details.animation, frames(frame), fps);
  return (
    <ItemBox details={details} pose={pose} opacity={opacity}>
      <Footage details={details}>
        <StandingClip {...props} within={{ left: 0, top: 0, width, height }} />
        <Backdrop src={details.backdropSrc} opacity={pose.blurred} />
      </Footage>
    </ItemBox>
  );
}
