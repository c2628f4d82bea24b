/** A picture contained in its box over its blurred copy; what is laid over the video has nothing behind it. [Y3] [Y5] */
import type { CSSProperties } from 'react';
import { useCurrentFrame, useVideoConfig } from 'remotion';
import type { ItemOf } from '../../../contract/video/videoData';
import { frames } from '../../../contract/units';
import { unitOf } from '../canvas/canvas';
import { animate } from '../motion/animation';
import { joinTransforms } from '../motion/transform';
import { transitionPose } from '../motion/transition';
import { plainBox } from './boxOf';
import { cropped } from './footage/cropped';
import { Footage } from './footage/Footage';
import { ItemBox } from './ItemBox';
import { keptInView } from './keptInView';
import { Backdrop, fillScaled } from './layers';
import { mainStand, type Crop, type MainStand } from './mainStand';
import { Picture } from './Picture';
import { softShadow } from './softShadow';

interface ImageProps {
  readonly item: ItemOf<'image'>;
  readonly length: number;
  /** How far a main picture may be cut; gently without it. */
  readonly crop?: Crop;
}

export function ImageItem({ item, length, crop }: ImageProps) {
  const frame = useCurrentFrame();
  const { fps, width, height } = useVideoConfig();
  const details = cropped(item.details);
  const pose = transitionPose(details.transition, frame, length, fps);
  const { scale, opacity } = animate(details.animation, frames(frame), fps);
  const screen = { width, height };
  const stand = item.isMain ? mainStand(details, screen, crop) : null;
  const hasBackground = details.backdropSrc !== undefined || details.plainGround !== undefined;
  const isBacked = (item.isMain || hasBackground) && stand?.as !== 'screen';
  const behind = isBacked ? details.plainGround : undefined;
  return (
    <ItemBox details={details} pose={pose} opacity={opacity}>
      <Footage details={details}>
        {behind && <div style={{ ...fillScaled(1), background: behind }} />}
        {isBacked && !behind && <Backdrop src={details.backdropSrc} />}
        <Picture
          details={details}
          style={{
            ...fillScaled(scale),
            objectFit: details.fit ?? 'contain',
            ...(details.fit === 'cover' ? keptInView(details, plainBox(details, screen)) : {}),
            ...(stand
              ? {
                  ...standing(details.flipY ? { ...stand, lift: -stand.lift } : stand, scale, unitOf(screen)),
                  ...inStand(details, stand),
                }
              : {}),
          }}
        />
        {(isBacked || item.isMain) && !behind && (
          <Backdrop src={details.backdropSrc} opacity={pose.blurred} />
        )}
      </Footage>
    </ItemBox>
  );
}

/** A card grows from its own middle. */
function inStand(details: ItemOf<'image'>['details'], stand: MainStand): CSSProperties {
  const { objectPosition, transformOrigin } = keptInView(details, stand);
  return { objectPosition, ...(stand.as === 'screen' ? { transformOrigin } : {}) };
}

const standing = (
  { width, height, as, lift, borderRadius }: MainStand,
  scale: number,
  unit: number,
): CSSProperties => ({
  ...{ width, height, objectFit: 'cover', borderRadius, margin: 'auto' },
  boxShadow: as === 'card' ? softShadow(unit) : undefined,
  transform: joinTransforms(
    lift === 0 ? undefined : `translateY(${-lift}px)`,
    scale === 1 ? undefined : `scale(${scale})`,
  ),
});
