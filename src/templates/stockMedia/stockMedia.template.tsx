/** How `stock-media` paints: footage over the whole screen, dissolving, with a slow push. */
import { AbsoluteFill, useCurrentFrame, useVideoConfig } from 'remotion';
import { frames } from '../../../contract/units';
import { isCaption } from '../../../contract/video/videoData';
import { CaptionOnChip } from '../captions/CaptionOnChip';
import { fillsCanvas } from '../canvas/canvas';
import { animate } from '../motion/animation';
import { transitionPose } from '../motion/transition';
import { StandingClip } from '../paint/stand/StandingClip';
import { Footage } from '../paint/footage/Footage';
import { ItemBox } from '../paint/ItemBox';
import { Backdrop } from '../paint/layers';
import { stillBackground } from '../paint/stillBackground';
import { TextItem } from '../paint/TextItem';
import { VideoItem } from '../paint/VideoItem';
import type { Painting, VisibleProps } from '../paint/painting';
import { calmPose } from './calmPose';
import { dark } from './dark';
import { Dusk } from './Dusk';
import { StockPicture } from './StockPicture';

function StockVideo(props: VisibleProps<'video'>) {
  const frame = useCurrentFrame();
  const { fps, width, height } = useVideoConfig();
  const { isMain, details } = props.item;
  if (!isMain || !fillsCanvas(details, { width, height })) return <VideoItem {...props} />;
  const pose = calmPose(transitionPose(details.transition, frame, props.length, fps));
  const { opacity } = animate(details.animation, frames(frame), fps);
  return (
    <ItemBox details={details} pose={pose} opacity={opacity}>
      <Footage details={details}>
        <Backdrop src={details.backdropSrc} />
        <StandingClip {...props} within={{ left: 0, top: 0, width, height }} />
      </Footage>
      <Dusk />
    </ItemBox>
  );
}

const Evening = () => (
  <AbsoluteFill
    {...stillBackground}
    style={{ background: 'linear-gradient(165deg, #2c3a46, #1a222b 55%, #0d1014)' }}
  />
);

export const stockMediaPainting: Pick<Painting, 'image' | 'video' | 'text' | 'background'> = {
  image: StockPicture,
  video: StockVideo,
  text: (props) =>
    isCaption(props.item.id) ? <CaptionOnChip {...props} chip={dark(0.72)} /> : <TextItem {...props} />,
  background: Evening,
};
