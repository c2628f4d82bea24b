/** A main picture over the whole width, from the top down into the dark that words stand on. */
import { useCurrentFrame, useVideoConfig } from 'remotion';
import { frames } from '../../../contract/units';
import type { ItemOf } from '../../../contract/videoData';
import { fillsCanvas, type Size } from '../canvas/canvas';
import { animate, animationProgress } from '../motion/animation';
import { joinTransforms } from '../motion/transform';
import { transitionPose } from '../motion/transition';
import { ImageItem } from '../paint/ImageItem';
import { ItemBox } from '../paint/ItemBox';
import { Backdrop } from '../paint/layers';
import { Picture } from '../paint/Picture';
import type { VisibleProps } from '../registry';
import { calmPose, calmScale } from './calmPose';
import { fullBleed } from './fullBleed';
import { dark, Dusk } from './Dusk';

type Details = ItemOf<'image'>['details'];

const naturalOf = ({ naturalWidth, naturalHeight }: Details): Size | null =>
  naturalWidth && naturalHeight ? { width: naturalWidth, height: naturalHeight } : null;

/** A picture that somebody has placed is a picture in a box. */
export function StockPicture(props: VisibleProps<'image'>) {
  const screen = useVideoConfig();
  const { isMain, details } = props.item;
  return isMain && fillsCanvas(details, screen) ? <OnScreen {...props} /> : <ImageItem {...props} />;
}

function OnScreen({ item: { details }, length }: VisibleProps<'image'>) {
  const frame = useCurrentFrame();
  const { fps, width, height } = useVideoConfig();
  const pose = calmPose(transitionPose(details.transition, frame, length, fps));
  const { scale, opacity } = animate(details.animation, frames(frame), fps);
  const { frame: filled, picture, around } = fullBleed({ width, height }, naturalOf(details));
  const passing = drift(details, frame, fps, picture.width - filled.width);
  return (
    <ItemBox details={details} pose={pose} opacity={opacity}>
      {around && <Around src={details.backdropSrc} />}
      <div style={{ position: 'absolute', ...filled, overflow: 'hidden' }}>
        <Picture
          src={details.src}
          style={{
            position: 'absolute',
            left: (filled.width - picture.width) / 2,
            top: (filled.height - picture.height) / 2,
            ...picture,
            objectFit: 'cover',
            transform: joinTransforms(
              passing === 0 ? undefined : `translateX(${passing}px)`,
              `scale(${calmScale(scale)})`,
            ),
          }}
        />
      </div>
      <Dusk from={around ? height : filled.height} />
    </ItemBox>
  );
}

/** Darker than the picture, so that it is plain which of the two is meant. */
const Around = ({ src }: { src: string | undefined }) => (
  <>
    <Backdrop src={src} />
    <div style={{ position: 'absolute', inset: 0, background: dark(0.45) }} />
  </>
);

/** px of a picture wider than the screen that pass by from its beginning to its end: so its sides are seen too. */
const MOST_DRIFT = 0.16;

function drift({ animation }: Details, frame: number, fps: number, overflow: number): number {
  if (!animation || overflow <= 0) return 0;
  const reach = Math.min(overflow / 2, MOST_DRIFT * overflow);
  const towards = animation.type === 'zoomOut' ? -1 : 1;
  return towards * reach * (1 - 2 * animationProgress(animation, frame, fps));
}
