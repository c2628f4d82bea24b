/** A main picture over the whole screen, and the dark at its foot that words stand on. */
import { useCurrentFrame, useVideoConfig } from 'remotion';
import { frames } from '../../../contract/units';
import { fillsCanvas } from '../canvas/canvas';
import { animate } from '../motion/animation';
import { transitionPose } from '../motion/transition';
import { cropped } from '../paint/footage/cropped';
import { Footage } from '../paint/footage/Footage';
import { ImageItem } from '../paint/ImageItem';
import { ItemBox } from '../paint/ItemBox';
import { Backdrop } from '../paint/layers';
import { Picture } from '../paint/Picture';
import type { VisibleProps } from '../paint/painting';
import { InStand } from '../paint/stand/InStand';
import { inFrame, partOn } from '../paint/stand/stand';
import { standOf } from '../paint/stand/stands';
import { calmPose, calmScale } from './calmPose';
import { Dusk, SHADE } from './Dusk';
import { slowPan } from './slowPan';
import { softEdges } from './softEdges';

/** A picture that somebody has placed is a picture in a box; one that is not to be enlarged stands on its blurred copy. */
export function StockPicture(props: VisibleProps<'image'>) {
  const screen = useVideoConfig();
  const { isMain, details } = props.item;
  const fillsScreen =
    isMain && fillsCanvas(details, screen) && details.largestScale === undefined && !details.fit;
  return fillsScreen ? <OnScreen {...props} /> : <ImageItem {...props} />;
}

function OnScreen({ item, length, template }: VisibleProps<'image'>) {
  const details = cropped(item.details);
  const frame = useCurrentFrame();
  const { fps, width, height } = useVideoConfig();
  const screen = { width, height };
  const whole = { left: 0, top: 0, ...screen };
  const pose = calmPose(transitionPose(details.transition, frame, length, fps));
  const { scale, opacity } = animate(details.animation, frames(frame), fps);
  // One that nobody has looked into has the screen's own form.
  const stand = standOf(item, { size: screen, template }) ?? inFrame(whole, screen);
  const { frame: seen, around } = stand;
  const moved = slowPan(details.animation, { frame, fps }, { stand, focus: details.focus });
  const isCard = seen.width < width && seen.height < height;
  const box = details.plainGround === undefined ? details.focus?.box : undefined;
  const looked = box && partOn(stand, box);
  const inSeen = looked && { ...looked, left: looked.left - seen.left, top: looked.top - seen.top };
  return (
    <ItemBox details={details} pose={pose} opacity={opacity}>
      <Footage details={details}>
        {around === 'backdrop' && <Around src={details.backdropSrc} isDark={seen.width < width} />}
        {around === 'itsColour' && <div style={{ ...fill, background: details.plainGround }} />}
        <InStand
          stand={stand}
          within={whole}
          scale={calmScale(scale)}
          flipY={details.flipY}
          moved={moved}
          style={{ borderRadius: isCard ? '4%' : 0, maskImage: softEdges(seen, screen, inSeen) }}
        >
          {(style) => <Picture details={details} style={style} />}
        </InStand>
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
