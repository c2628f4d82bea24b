/** A picture contained in its box over its blurred copy; what is laid over the video has nothing behind it. [Y3] [Y5] */
import type { CSSProperties } from 'react';
import { useCurrentFrame, useVideoConfig } from 'remotion';
import type { ItemOf } from '../../../contract/videoData';
import { frames } from '../../../contract/units';
import { animate } from '../motion/animation';
import { transitionPose } from '../motion/transition';
import { plainBox } from './boxOf';
import { ItemBox } from './ItemBox';
import { Backdrop, fillScaled } from './layers';
import { Picture } from './Picture';
import { tinySize } from './tinyPicture';

export function ImageItem({ item, length }: { item: ItemOf<'image'>; length: number }) {
  const frame = useCurrentFrame();
  const { fps, width, height } = useVideoConfig();
  const { details } = item;
  const pose = transitionPose(details.transition, frame, length, fps);
  const { scale, opacity } = animate(details.animation, frames(frame), fps);
  const natural = { width: details.naturalWidth ?? 0, height: details.naturalHeight ?? 0 };
  const tiny = item.isMain ? tinySize(natural, plainBox(details, { width, height })) : null;
  const isBacked = item.isMain || details.backdropSrc !== undefined;
  return (
    <ItemBox details={details} pose={pose} opacity={opacity}>
      {isBacked && <Backdrop src={details.backdropSrc} />}
      <Picture
        src={details.src}
        style={{ ...fillScaled(scale), objectFit: details.fit ?? 'contain', ...(tiny ? inMiddle(tiny) : {}) }}
      />
      {isBacked && <Backdrop src={details.backdropSrc} opacity={pose.blurred} />}
    </ItemBox>
  );
}

const inMiddle = (size: { width: number; height: number }): CSSProperties => ({
  ...size,
  margin: 'auto',
  borderRadius: '4%',
});
