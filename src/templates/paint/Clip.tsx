/** The moving picture of a clip, filling whatever it is put in; heard only where it is asked for. [Y3] [Y5] */
import { Video } from '@remotion/media';
import { useCurrentFrame, useVideoConfig } from 'remotion';
import { frames, ms, msToFrames } from '../../../contract/units';
import type { ItemOf } from '../../../contract/videoData';
import { animate } from '../motion/animation';
import { fillScaled } from './layers';

export function Clip({ item, muted }: { item: ItemOf<'video'>; muted: boolean }) {
  const frame = useCurrentFrame();
  const { fps } = useVideoConfig();
  const { details, display, trim } = item;
  const { scale } = animate(details.animation, frames(frame), fps);
  const left = details.duration === undefined ? Infinity : details.duration - (trim?.from ?? 0);
  return (
    <Video
      src={details.src}
      trimBefore={msToFrames(ms(trim?.from ?? 0), fps)}
      loop={left < display.to - display.from}
      muted={muted || details.volume === 0}
      volume={details.volume / 100}
      objectFit="cover"
      disallowFallbackToOffthreadVideo
      style={fillScaled(scale)}
    />
  );
}
