/** How `funky` paints: a picture is stuck on a loud background, lands with a bounce and jumps on the beat. */
import type { CSSProperties, ReactNode } from 'react';
import { AbsoluteFill, useCurrentFrame, useVideoConfig } from 'remotion';
import { frames, framesToMs } from '../../../contract/units';
import { isCaption } from '../../../contract/video/videoData';
import { CaptionOnChip } from '../captions/CaptionOnChip';
import { animate } from '../motion/animation';
import { joinTransforms, turned } from '../motion/transform';
import { poseTransform, transitionPose } from '../motion/transition';
import { boxOf } from '../paint/boxOf';
import { Footage } from '../paint/footage/Footage';
import { FittedPicture } from '../paint/cards/FittedPicture';
import { StandingClip } from '../paint/stand/StandingClip';
import { Keyed } from '../paint/Keyed';
import { ImageItem } from '../paint/ImageItem';
import { stillBackground } from '../paint/stillBackground';
import { TextItem } from '../paint/TextItem';
import { VideoItem } from '../paint/VideoItem';
import type { Painting, VisibleProps } from '../paint/painting';
import { jumpAt, landing } from './jumps';
import { INK, loudColours, loudBackground } from './loudBackgrounds';

type StuckProps = VisibleProps<'image'> | VisibleProps<'video'>;

/** The pattern is turned by half of its period at each beat: light and dark change places. */
const STEP_DEG = 15;
const STEP_RAD = (STEP_DEG * Math.PI) / 180;

/** As large as a background must be that covers the picture straight and turned. */
function groundBox(width: number, height: number): CSSProperties {
  const [cos, sin] = [Math.cos(STEP_RAD), Math.sin(STEP_RAD)];
  const beyond = (side: number, other: number) => Math.ceil((side * cos + other * sin - side) / 2);
  const [x, y] = [beyond(width, height), beyond(height, width)];
  return { left: -x, right: -x, top: -y, bottom: -y };
}

/** Used where a shot has no background of its own: it came from another template, or is none. */
const quietBackground = loudBackground(loudColours(undefined), 0, 1);

function Stuck({
  item,
  from,
  length,
  opacity,
  children,
}: StuckProps & { opacity: number; children: ReactNode }) {
  const frame = useCurrentFrame();
  const { fps, width, height } = useVideoConfig();
  const { details } = item;
  const pose = transitionPose(details.transition, frame, length, fps);
  const jump = jumpAt(details.beats ?? [], framesToMs(frames(from + frame), fps));
  const bounce = details.transition?.in ? landing(framesToMs(frames(frame), fps)) : 1;
  const { rotate, ...box } = boxOf(item, { size: { width, height }, template: 'funky' });
  const card: CSSProperties = {
    position: 'absolute',
    ...box,
    overflow: 'hidden',
    boxSizing: 'border-box',
    background: '#ffffff',
    border: details.border,
    borderRadius: details.borderRadius,
    boxShadow: details.boxShadow,
    mixBlendMode: details.blendMode as CSSProperties['mixBlendMode'],
    transform: joinTransforms(
      details.transform,
      poseTransform({ ...pose, scale: pose.scale * jump.scale * bounce }),
      turned(rotate + jump.rotateDeg),
    ),
    opacity: pose.opacity * opacity * ((details.opacity ?? 100) / 100),
  };
  const turn = jump.steps % 2 === 0 ? undefined : turned(STEP_DEG);
  return (
    <AbsoluteFill style={{ zIndex: details.zIndex, overflow: 'hidden' }}>
      <div
        {...stillBackground}
        style={{
          position: 'absolute',
          ...groundBox(width, height),
          background: details.ground ?? quietBackground,
          transform: turn,
        }}
      />
      <Keyed item={item} template="funky">
        <div style={card}>{children}</div>
      </Keyed>
    </AbsoluteFill>
  );
}

function StuckImage(props: VisibleProps<'image'>) {
  const frame = useCurrentFrame();
  const { fps } = useVideoConfig();
  const { scale, opacity } = animate(props.item.details.animation, frames(frame), fps);
  return (
    <Stuck {...props} opacity={opacity}>
      <FittedPicture item={props.item} template="funky" scale={scale} />
    </Stuck>
  );
}

function StuckVideo(props: VisibleProps<'video'>) {
  const frame = useCurrentFrame();
  const { fps, width, height } = useVideoConfig();
  const { opacity } = animate(props.item.details.animation, frames(frame), fps);
  const card = boxOf(props.item, { size: { width, height }, template: 'funky' });
  return (
    <Stuck {...props} opacity={opacity}>
      <Footage details={props.item.details}>
        <StandingClip {...props} within={card} />
      </Footage>
    </Stuck>
  );
}

/** What is laid over the video is stuck on nothing: a logo on a background of its own would hide what it belongs to. */
export const funkyPainting: Pick<Painting, 'image' | 'video' | 'text' | 'background' | 'movesWithin'> = {
  movesWithin: ({ isMain, brand, type }) =>
    Boolean(isMain) && !brand && (type === 'image' || type === 'video'),
  image: (props) => (props.item.isMain ? <StuckImage {...props} /> : <ImageItem {...props} />),
  video: (props) => (props.item.isMain ? <StuckVideo {...props} /> : <VideoItem {...props} />),
  text: (props) =>
    isCaption(props.item.id) ? <CaptionOnChip {...props} chip={INK} /> : <TextItem {...props} />,
  background: () => <AbsoluteFill {...stillBackground} style={{ background: quietBackground }} />,
};
