/** A shape laid over the video: drawn as vectors at its own size, so that it is crisp however large. [E8] */
import { useCurrentFrame, useVideoConfig } from 'remotion';
import { frames } from '../../../contract/units';
import type { ItemOf } from '../../../contract/video/videoData';
import { animate } from '../motion/animation';
import { transitionPose } from '../motion/transition';
import { plainBox } from '../paint/boxOf';
import { boxStyle } from '../paint/ItemBox';
import { shapePaint } from './shapePaint';

export function ShapeItem({ item, length }: { item: ItemOf<'shape'>; length: number }) {
  const frame = useCurrentFrame();
  const { fps, width, height } = useVideoConfig();
  const { details } = item;
  const pose = transitionPose(details.transition, frame, length, fps);
  const { scale, opacity } = animate(details.animation, frames(frame), fps);
  const box = plainBox(details, { width, height });
  // Corners belong to the outline; the box around it is not seen.
  const { border: _border, borderRadius: _radius, boxShadow: _shadow, ...place } = details;
  return (
    <div style={{ ...boxStyle(place, pose, opacity), background: details.ground, overflow: 'visible' }}>
      <svg
        viewBox={`0 0 ${box.width} ${box.height}`}
        preserveAspectRatio="none"
        style={{
          position: 'absolute',
          inset: 0,
          width: '100%',
          height: '100%',
          overflow: 'visible',
          transform: scale === 1 ? undefined : `scale(${scale})`,
        }}
      >
        <path {...shapePaint(details, box)} />
      </svg>
    </div>
  );
}
