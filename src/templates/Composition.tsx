/** The one composition: what is previewed, thumbnailed and rendered is this, over the same document. */
import { useMemo } from 'react';
import { AbsoluteFill, useCurrentFrame, useRemotionEnvironment, useVideoConfig } from 'remotion';
import type { VideoData } from '../../contract/video/videoData';
import { nearIndex } from './motion/nearIndex';
import { planItems } from './motion/timing';
import { useTypefaces } from './paint/type/useTypefaces';
import { paintingOf } from './registry';
import { Shown } from './Shown';
import { voiceSpans } from './sound/ducking';

/** A type, not an interface: Remotion wants props that it can index. */
export type VideoCompositionProps = {
  readonly videoData: VideoData;
  /** Clips without their own sound. [Y5] */
  readonly muted?: boolean;
};

/** Seconds that an item is there before it is seen in a player, so that its media are ready. */
const PREMOUNT_SECONDS = 1;

export function VideoComposition({ videoData, muted = true }: VideoCompositionProps) {
  useTypefaces(videoData);
  const frame = useCurrentFrame();
  const { fps } = useVideoConfig();
  const { isRendering } = useRemotionEnvironment();
  const premount = isRendering ? 0 : Math.round(PREMOUNT_SECONDS * fps);
  const near = useMemo(() => nearIndex(planItems(videoData), premount), [videoData, premount]);
  const voices = useMemo(() => voiceSpans(videoData), [videoData]);
  const painting = paintingOf(videoData.template);
  return (
    <AbsoluteFill style={{ backgroundColor: '#101116', overflow: 'hidden' }}>
      {painting.background && <painting.background videoData={videoData} />}
      {near(frame).map((shown) => (
        <Shown
          key={shown.item.id}
          shown={shown}
          painting={painting}
          template={videoData.template}
          muted={muted}
          premount={premount}
          voices={voices}
        />
      ))}
    </AbsoluteFill>
  );
}
