/** A picture contained in its box over its blurred copy; what is laid over the video has nothing behind it. [Y3] [Y5] */
import { useCurrentFrame, useVideoConfig } from 'remotion';
import type { ItemOf } from '../../../contract/video/videoData';
import { frames } from '../../../contract/units';
import { animate } from '../motion/animation';
import { transitionPose } from '../motion/transition';
import { plainBox } from './boxOf';
import { cropped } from './footage/cropped';
import { Footage } from './footage/Footage';
import { ItemBox } from './ItemBox';
import { Backdrop, fillScaled } from './layers';
import { Picture } from './Picture';
import { InStand } from './stand/InStand';
import { standOf } from './stand/stands';

interface ImageProps {
  readonly item: ItemOf<'image'>;
  readonly length: number;
  readonly template: string;
}

export function ImageItem({ item, length, template }: ImageProps) {
  const frame = useCurrentFrame();
  const { fps, width, height } = useVideoConfig();
  const details = cropped(item.details);
  const pose = transitionPose(details.transition, frame, length, fps);
  const { scale, opacity } = animate(details.animation, frames(frame), fps);
  const screen = { width, height };
  const stand = standOf(item, { size: screen, template });
  const hasBackground = details.backdropSrc !== undefined || details.plainGround !== undefined;
  const isBacked = (item.isMain || hasBackground) && stand?.around !== 'nothing';
  const behind = isBacked ? details.plainGround : undefined;
  return (
    <ItemBox details={details} pose={pose} opacity={opacity}>
      <Footage details={details}>
        {behind && <div style={{ ...fillScaled(1), background: behind }} />}
        {isBacked && !behind && <Backdrop src={details.backdropSrc} />}
        {stand ? (
          <InStand stand={stand} within={plainBox(details, screen)} scale={scale} flipY={details.flipY}>
            {(style) => <Picture details={details} style={style} />}
          </InStand>
        ) : (
          <Picture
            details={details}
            style={{
              ...fillScaled(scale),
              objectFit: details.fit ?? 'contain',
            }}
          />
        )}
        {(isBacked || item.isMain) && !behind && (
          <Backdrop src={details.backdropSrc} opacity={pose.blurred} />
        )}
      </Footage>
    </ItemBox>
  );
}
