/** A main picture over the whole screen, and the dark at its foot that words stand on. */
import { useCurrentFrame, useVideoConfig } from 'remotion';
import { frames } from '../../../contract/units';
import type { ItemOf } from '../../../contract/video/videoData';
import { fillsCanvas, type Size } from '../canvas/canvas';
import { animate } from '../motion/animation';
import { joinTransforms } from '../motion/transform';
import { transitionPose } from '../motion/transition';
import { cropped } from '../paint/footage/cropped';
import { Footage } from '../paint/footage/Footage';
import { ImageItem } from '../paint/ImageItem';
import { ItemBox } from '../paint/ItemBox';
import { Backdrop } from '../paint/layers';
import { Picture } from '../paint/Picture';
import type { VisibleProps } from '../paint/painting';
import { calmPose, calmScale } from './calmPose';
import { fullBleed } from './fullBleed';
import { Dusk, SHADE } from './Dusk';
import { lookedAtInFrame } from './lookedAt';
import { slowPan } from './slowPan';
import { softEdges } from './softEdges';

type Details = ItemOf<'image'>['details'];

const naturalOf = ({ naturalWidth, naturalHeight }: Details): Size | null =>
  naturalWidth && naturalHeight ? { width: naturalWidth, height: naturalHeight } : null;

/** A picture that somebody has placed is a picture in a box; one that is not to be enlarged stands on its blurred copy. */
export function StockPicture(props: VisibleProps<'image'>) {
  const screen = useVideoConfig();
  const { isMain, details } = props.item;
  const fillsScreen = isMain && fillsCanvas(details, screen) && details.largestScale === undefined;
  return fillsScreen ? <OnScreen {...props} /> : <ImageItem {...props} />;
}

function OnScreen({ item, length }: VisibleProps<'image'>) {
  const details = cropped(item.details);
  const frame = useCurrentFrame();
  const { fps, width, height } = useVideoConfig();
  const screen = { width, height };
  const pose = calmPose(transitionPose(details.transition, frame, length, fps));
  const { scale, opacity } = animate(details.animation, frames(frame), fps);
  const bleed = fullBleed(
    screen,
    naturalOf(details),
    { hasPlainBackground: details.plainGround !== undefined, focus: details.focus },
    details.room,
  );
  const { frame: seen, picture, around } = bleed;
  const { x, y } = slowPan(
    details.animation,
    { frame, fps },
    { screen: seen, picture, focus: details.focus },
  );
  const isCard = seen.width < width && seen.height < height;
  return (
    <ItemBox details={details} pose={pose} opacity={opacity}>
      <Footage details={details}>
        {around === 'backdrop' && <Around src={details.backdropSrc} isDark={seen.width < width} />}
        {around === 'background' && <div style={{ ...fill, background: details.plainGround }} />}
        <div
          style={{
            ...{ position: 'absolute', ...seen, overflow: 'hidden' },
            ...{
              borderRadius: isCard ? '4%' : 0,
              maskImage: softEdges(seen, screen, lookedAtInFrame(bleed, details.focus)),
            },
          }}
        >
          <Picture
            details={details}
            style={{
              position: 'absolute',
              ...picture,
              left: picture.left - seen.left,
              top: picture.top - seen.top,
              objectFit: 'cover',
              transform: joinTransforms(
                x === 0 && y === 0 ? undefined : `translate(${x}px, ${y}px)`,
                `scale(${calmScale(scale)})`,
              ),
            }}
          />
        </div>
      </Footage>
      <Dusk over={details.plainGround} />
    </ItemBox>
  );
}

const fill = { position: 'absolute', inset: 0 } as const;

/** The copy has a phone's shape, and keeps it. */
const COPY_RATIO = 16 / 9;

/** A picture as wide as the screen fades into its copy: a darker one would make a bright band of it. */
function Around({ src, isDark }: { src: string | undefined; isDark: boolean }) {
  const { width, height } = useVideoConfig();
  const reach = Math.max(height, width * COPY_RATIO);
  return (
    <>
      <div style={{ position: 'absolute', left: 0, width, top: (height - reach) / 2, height: reach }}>
        <Backdrop src={src} />
      </div>
      {isDark && <div style={{ ...fill, background: SHADE }} />}
    </>
  );
}
