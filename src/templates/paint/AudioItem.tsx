/** A sound in the preview. The file's sound is mixed from the same envelope, so a render draws nothing here. */
import { useMemo } from 'react';
import { useVideoConfig } from 'remotion';
import { frames, framesToMs, ms, msToFrames } from '../../../contract/units';
import type { ItemOf } from '../../../contract/video/videoData';
import { audioEnvelope, type Span } from '../sound/ducking';
import { gainAt } from '../sound/envelope';
import { DecodedAudio } from './media/decoded';
import { useBroken } from './media/useBroken';

export function AudioItem({ item, voices }: { item: ItemOf<'audio'>; voices: readonly Span[] }) {
  const { fps } = useVideoConfig();
  const { details, display, trim } = item;
  const { isBroken, onBroken } = useBroken(details.src);
  const envelope = useMemo(() => audioEnvelope(item, voices), [item, voices]);
  if (isBroken) return null;
  return (
    <DecodedAudio
      src={details.src}
      trimBefore={msToFrames(ms(trim?.from ?? 0), fps)}
      loop={details.loop ?? false}
      volume={(frame) => gainAt(envelope, display.from + framesToMs(frames(frame), fps))}
      loopVolumeCurveBehavior="extend"
      // 'fallback' keeps the error from being thrown where nobody catches it: this is unmounted before it is tried.
      onError={(error) => (onBroken?.(error), 'fallback')}
    />
  );
}
