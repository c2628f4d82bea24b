/** A sound in the preview. The file's sound is mixed from the same envelope, so a render draws nothing here. */
import { Audio } from '@remotion/media';
import { useVideoConfig } from 'remotion';
import { frames, framesToMs, ms, msToFrames } from '../../../contract/units';
import type { ItemOf } from '../../../contract/videoData';
import { audioEnvelope, type Span } from '../sound/ducking';
import { gainAt } from '../sound/envelope';

export function AudioItem({ item, voices }: { item: ItemOf<'audio'>; voices: readonly Span[] }) {
  const { fps } = useVideoConfig();
  const envelope = audioEnvelope(item, voices);
  const volume = (frame: number) => gainAt(envelope, item.display.from + framesToMs(frames(frame), fps));
  return (
    <Audio
      src={item.details.src}
      trimBefore={msToFrames(ms(item.trim?.from ?? 0), fps)}
      loop={item.details.loop ?? false}
      volume={volume}
      loopVolumeCurveBehavior="extend"
    />
  );
}
