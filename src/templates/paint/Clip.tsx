/** The moving picture of a clip, filling whatever it is put in; heard only where it is asked for. [Y3] [Y5] */
import { useMemo } from 'react';
import { useCurrentFrame, useVideoConfig } from 'remotion';
import { frames, framesToMs, ms, msToFrames } from '../../../contract/units';
import type { ItemOf } from '../../../contract/video/videoData';
import { animate } from '../motion/animation';
import { clipPlay } from '../motion/clipPlay';
import { clipEnvelope, clipGainAt } from '../sound/clipEnvelope';
import { clipTone } from '../sound/clipTone';
import { viewBoxOf } from './footage/cropped';
import { DecodedVideo } from './media/decoded';
import { fillScaled } from './layers';
import { Missing } from './media/Missing';
import { useBroken } from './media/useBroken';

export function Clip({ item, muted }: { item: ItemOf<'video'>; muted: boolean }) {
  const frame = useCurrentFrame();
  const { fps } = useVideoConfig();
  const { details, display } = item;
  const { isBroken, onBroken } = useBroken(details.src);
  const { fromMs, speed, repeats } = clipPlay(item);
  const envelope = useMemo(() => clipEnvelope(item), [item]);
  const { scale } = animate(details.animation, frames(frame), fps);
  if (isBroken) return <Missing />;
  return (
    <DecodedVideo
      src={details.src}
      trimBefore={msToFrames(ms(fromMs), fps)}
      playbackRate={speed}
      toneFrequency={clipTone(speed)}
      loop={repeats}
      muted={muted || details.volume === 0}
      volume={(at) => clipGainAt(envelope, item, display.from + framesToMs(frames(at), fps))}
      loopVolumeCurveBehavior="extend"
      objectFit="cover"
      disallowFallbackToOffthreadVideo
      style={
        details.crop ? { ...fillScaled(scale), objectViewBox: viewBoxOf(details.crop) } : fillScaled(scale)
      }
      // 'fallback' keeps the error from being thrown where nobody catches it: this is unmounted before it is tried.
      {...(onBroken ? { onError: (error) => (onBroken(error), 'fallback') } : {})}
    />
  );
}
