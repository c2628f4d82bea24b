/** A main picture over the whole width, from the top down into the dark that words stand on. */
import { useCurrentFrame, useVideoConfig } from 'remotion';
import { frames } from '../../../contract/units';
import type { ItemOf } from '../../../contract/videoData';
import { fillsCanvas, type Size } from '../canvas/canvas';
import { animate, animationProgress } from '../motion/animation';
import { transitionPose } from '../motion/transition';
import { ImageItem } from '../paint/ImageItem';
import { ItemBox } from '../paint/ItemBox';
import { Backdrop } from '../paint/layers';
import { Picture } from '../paint/Picture';
import type { VisibleProps } from '../registry';
import { calmPose, calmScale } from './calmPose';
import { fullBleed } from './fullBleed';
import { Dusk } from './Dusk';

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
  const bleed = fullBleed({ width, height }, naturalOf(details));
  return (
    <ItemBox details={details} pose={pose} opacity={opacity}>
      {bleed.inset && <Backdrop src={details.backdropSrc} />}
      <div style={{ position: 'absolute', inset: 0, height: bleed.height, overflow: 'hidden' }}>
        <Picture
          src={details.src}
          style={{
            position: 'absolute',
            left: (width - bleed.picture.width) / 2,
            top: (bleed.height - bleed.picture.height) * (bleed.inset ? 0.4 : 0.5),
            ...bleed.picture,
            objectFit: 'cover',
            borderRadius: bleed.inset ? width * 0.02 : undefined,
            transform: `translateX(${drift(details, frame, fps, bleed.picture.width - width)}px) scale(${calmScale(scale)})`,
          }}
        />
      </div>
      <Dusk from={bleed.inset ? height : bleed.height} />
    </ItemBox>
  );
}

/** px of a picture wider than the screen that pass by from its beginning to its end: so its sides are seen too. */
const MOST_DRIFT = 0.16;

function drift({ animation }: Details, frame: number, fps: number, overflow: number): number {
  if (!animation || overflow <= 0) return 0;
  const reach = Math.min(overflow / 2, MOST_DRIFT * overflow);
  const towards = animation.type === 'zoomOut' ? -1 : 1;
  return towards * reach * (1 - 2 * animationProgress(animation, frame, fps));
}
