/** A clip that covers its box; its sound is heard in the preview only where it is asked for. [Y3] [Y5] */
import { Video } from '@remotion/media';
import { useCurrentFrame, useVideoConfig } from 'remotion';
import { frames, ms, msToFrames } from '../../../contract/units';
import type { ItemOf } from '../../../contract/videoData';
import { animate } from '../motion/animation';
import { transitionPose } from '../motion/transition';
import { ItemBox } from './ItemBox';
import { Backdrop, fillScaled } from './layers';

export function VideoItem(props: { item: ItemOf<'video'>; length: number; muted: boolean }) {
  const frame = useCurrentFrame();
  const { fps } = useVideoConfig();
  const { details, display, trim } = props.item;
  const pose = transitionPose(details.transition, frame, props.length, fps);
  const { scale, opacity } = animate(details.animation, frames(frame), fps);
  const trimBefore = msToFrames(ms(trim?.from ?? 0), fps);
  const left = details.duration === undefined ? Infinity : details.duration - (trim?.from ?? 0);
  return (
    <ItemBox details={details} pose={pose} opacity={opacity}>
      <Video
        src={details.src}
        trimBefore={trimBefore}
        loop={left < display.to - display.from}
        muted={props.muted || details.volume === 0}
        volume={details.volume / 100}
        objectFit="cover"
        disallowFallbackToOffthreadVideo
        style={fillScaled(scale)}
      />
      <Backdrop src={details.backdropSrc} opacity={pose.blurred} />
    </ItemBox>
  );
}
