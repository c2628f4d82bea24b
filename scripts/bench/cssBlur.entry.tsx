/** The yardstick: the same document painted as Remotion's own examples do, the blur as a filter in every frame. */
import type { ReactNode } from 'react';
import {
  AbsoluteFill,
  Audio,
  Composition,
  Img,
  OffthreadVideo,
  registerRoot,
  Sequence,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';
import { DEFAULT_FPS, DEFAULT_SIZE } from '../../contract/limits';
import { frames } from '../../contract/units';
import type { TrackItem, VideoData } from '../../contract/video/videoData';
import { animate } from '../../src/templates/motion/animation';
import { planItems, videoLength } from '../../src/templates/motion/timing';
import { poseTransform, transitionPose } from '../../src/templates/motion/transition';
import { useTypefaces } from '../../src/templates/paint/type/useTypefaces';
import { paintingOf } from '../../src/templates/registry';

type Props = { readonly videoData: VideoData };
const cover = { position: 'absolute', width: '100%', height: '100%', objectFit: 'cover' } as const;

function Moving({
  item,
  length,
  children,
}: {
  item: TrackItem;
  length: number;
  children: (scale: number) => ReactNode;
}) {
  const frame = useCurrentFrame();
  const { fps } = useVideoConfig();
  if (item.type !== 'image' && item.type !== 'video') return null;
  const pose = transitionPose(item.details.transition, frame, length, fps);
  const blur = pose.blurred > 0 ? `blur(${pose.blurred * 30}px)` : undefined;
  return (
    <AbsoluteFill
      style={{ transform: poseTransform(pose), opacity: pose.opacity, filter: blur, overflow: 'hidden' }}
    >
      {children(animate(item.details.animation, frames(frame), fps).scale)}
    </AbsoluteFill>
  );
}

function Painted({ item, from, length }: { item: TrackItem; from: number; length: number }) {
  const Text = paintingOf('default').text;
  if (item.type === 'text')
    return <Text item={item} from={from} length={length} held={0} muted template="default" />;
  if (item.type === 'audio') return <Audio src={item.details.src} loop={item.details.loop ?? false} />;
  if (item.type === 'video')
    return (
      <Moving item={item} length={length}>
        {() => <OffthreadVideo src={item.details.src} muted style={cover} />}
      </Moving>
    );
  if (item.type === 'shape') return null;
  return (
    <Moving item={item} length={length}>
      {(scale) => (
        <>
          <Img src={item.details.src} style={{ ...cover, filter: 'blur(40px)' }} />
          <Img
            src={item.details.src}
            style={{ ...cover, objectFit: 'contain', transform: `scale(${scale})` }}
          />
        </>
      )}
    </Moving>
  );
}

function CssBlurComposition({ videoData }: Props) {
  useTypefaces(videoData);
  return (
    <AbsoluteFill style={{ backgroundColor: '#101116' }}>
      {planItems(videoData).map(({ item, from, length, held }) => (
        <Sequence key={item.id} from={from} durationInFrames={length + held}>
          <Painted item={item} from={from} length={length} />
        </Sequence>
      ))}
    </AbsoluteFill>
  );
}

registerRoot(() => (
  <Composition
    id="Video"
    component={CssBlurComposition}
    defaultProps={{ videoData: null as unknown as VideoData }}
    {...DEFAULT_SIZE}
    fps={DEFAULT_FPS}
    durationInFrames={1}
    calculateMetadata={({ props: { videoData } }) => ({ durationInFrames: videoLength(videoData) })}
  />
));
