/** How `motion-cards` paints: a card flies in, pushes the last one onto the pile, and the oldest leaves. */
import { useCurrentFrame, useVideoConfig } from 'remotion';
import { frames } from '../../../contract/units';
import { isCaption } from '../../../contract/video/videoData';
import { CaptionOnChip } from '../captions/CaptionOnChip';
import { animate } from '../motion/animation';
import { transitionPose } from '../motion/transition';
import { boxOf } from '../paint/boxOf';
import { Footage } from '../paint/footage/Footage';
import { FittedPicture } from '../paint/cards/FittedPicture';
import { StandingClip } from '../paint/stand/StandingClip';
import { ImageItem } from '../paint/ImageItem';
import { Backdrop } from '../paint/layers';
import { TextItem } from '../paint/TextItem';
import { VideoItem } from '../paint/VideoItem';
import type { Painting, VisibleProps } from '../paint/painting';
import { CardFace } from './CardFace';
import { CardTable } from './CardTable';
import { pushed, type CardItem } from './mainCards';
import { lyingPose, sideOf, type Lying } from './pile';

/** Beyond its own window it is pushed onto the pile. */
function useCard({ item, length, held }: { item: CardItem; length: number; held: number }) {
  const frame = useCurrentFrame();
  const { fps } = useVideoConfig();
  const pose: Lying =
    frame >= length
      ? lyingPose(1, pushed(frame - length, held), sideOf(item.id))
      : { ...transitionPose(item.details.transition, frame, length, fps), shade: 0 };
  return { ...animate(item.details.animation, frames(frame), fps), pose };
}

function CardImage(props: VisibleProps<'image'>) {
  const { scale, opacity, pose } = useCard(props);
  return (
    <CardFace item={props.item} pose={pose} opacity={opacity}>
      <FittedPicture item={props.item} template="motion-cards" scale={scale} />
    </CardFace>
  );
}

function CardVideo(props: VisibleProps<'video'>) {
  const { opacity, pose } = useCard(props);
  const { width, height } = useVideoConfig();
  const card = boxOf(props.item, { size: { width, height }, template: 'motion-cards' });
  return (
    <CardFace item={props.item} pose={pose} opacity={opacity}>
      <Footage details={props.item.details}>
        <StandingClip {...props} within={card} />
        {/* It lies on as its blurred copy: a file is read for as long as it is played. */}
        <Backdrop src={props.item.details.backdropSrc} opacity={Math.min(1, pose.shade * 5)} />
      </Footage>
    </CardFace>
  );
}

/** A table may have the colour of the word that is lit. */
const CHIP = 'rgba(14,11,30,0.72)';

/** What is laid over the video is no card: a logo on a card of its own would hide what it belongs to. */
export const motionCardsPainting: Pick<Painting, 'image' | 'video' | 'text' | 'background'> = {
  image: (props) => (props.item.isMain ? <CardImage {...props} /> : <ImageItem {...props} />),
  video: (props) => (props.item.isMain ? <CardVideo {...props} /> : <VideoItem {...props} />),
  text: (props) =>
    isCaption(props.item.id) ? <CaptionOnChip {...props} chip={CHIP} /> : <TextItem {...props} />,
  background: CardTable,
};
