/** The one composition: what is previewed, thumbnailed and rendered is this, over the same document. */
import { useMemo } from 'react';
import { AbsoluteFill, Sequence, useCurrentFrame, useRemotionEnvironment, useVideoConfig } from 'remotion';
import type { VideoData } from '../../contract/videoData';
import { isNear, planItems, type ShownItem } from './motion/timing';
import { AudioItem } from './paint/AudioItem';
import { useTypefaces } from './paint/useTypefaces';
import { paintingOf, type Painting } from './registry';
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
  const items = useMemo(() => planItems(videoData), [videoData]);
  const voices = useMemo(() => voiceSpans(videoData), [videoData]);
  const painting = paintingOf(videoData.template);
  const premount = isRendering ? 0 : Math.round(PREMOUNT_SECONDS * fps);
  return (
    <AbsoluteFill style={{ backgroundColor: '#101116', overflow: 'hidden' }}>
      {items
        .filter((shown) => isNear(shown, frame, premount))
        .map((shown) => (
          <Sequence
            key={shown.item.id}
            from={shown.from}
            durationInFrames={shown.length + shown.held}
            premountFor={premount}
          >
            {shown.item.type !== 'audio' ? (
              <Painted shown={shown} painting={painting} muted={muted} />
            ) : isRendering ? null : (
              <AudioItem item={shown.item} voices={voices} />
            )}
          </Sequence>
        ))}
    </AbsoluteFill>
  );
}

function Painted(props: { shown: ShownItem; painting: Painting; muted: boolean }) {
  const { painting, muted } = props;
  const { item, from, length } = props.shown;
  const common = { from, length, muted };
  if (item.type === 'image') return <painting.image item={item} {...common} />;
  if (item.type === 'video') return <painting.video item={item} {...common} />;
  if (item.type === 'text') return <painting.text item={item} {...common} />;
  return null;
}
