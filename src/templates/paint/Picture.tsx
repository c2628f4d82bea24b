/** A picture of a file; where it cannot be shown, what says so stands in its place. */
import type { CSSProperties } from 'react';
import { Img } from 'remotion';
import type { ItemOf } from '../../../contract/video/videoData';
import { viewBoxOf } from './footage/cropped';
import { partInBox } from './footage/partInBox';
import { softEnds } from './footage/softEnds';
import { Missing } from './media/Missing';
import { useBroken } from './media/useBroken';

/** A second attempt, a second later, for a line that was down for a moment. */
const RETRIES = 1;

interface PictureProps {
  /** As it is once it is cropped. */
  readonly details: Pick<
    ItemOf<'image'>['details'],
    'src' | 'crop' | 'naturalWidth' | 'naturalHeight' | 'plainGround'
  >;
  readonly style: CSSProperties;
}

export function Picture({
  details: { src, crop, naturalWidth, naturalHeight, plainGround },
  style,
}: PictureProps) {
  const { isBroken, onBroken } = useBroken(src);
  if (isBroken) return <Missing />;
  const picture = (shown: CSSProperties) => (
    <Img
      src={src}
      alt=""
      // A page around the player may keep pictures within their boxes.
      style={{ maxWidth: 'none', ...shown }}
      {...(onBroken ? { maxRetries: RETRIES, onError: () => onBroken('picture') } : {})}
    />
  );
  if (!crop) return picture(style);
  // Of a file that nobody has looked into the form is not known.
  if (!naturalWidth || !naturalHeight) return picture({ ...style, objectViewBox: viewBoxOf(crop) });
  const { box, part, whole } = partInBox({ crop, naturalWidth, naturalHeight }, style);
  return (
    <div style={box}>
      <div style={part}>
        {picture(whole)}
        {crop.soft && plainGround && (
          <div style={{ position: 'absolute', inset: 0, background: softEnds(crop, plainGround) }} />
        )}
      </div>
    </div>
  );
}
