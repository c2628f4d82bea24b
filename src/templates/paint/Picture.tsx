/** A picture of a file; where it cannot be shown, what says so stands in its place. */
import type { CSSProperties } from 'react';
import { Img } from 'remotion';
import type { ItemOf } from '../../../contract/video/videoData';
import { viewBoxOf } from './footage/cropped';
import { Missing } from './media/Missing';
import { useBroken } from './media/useBroken';

/** A second attempt, a second later, for a line that was down for a moment. */
const RETRIES = 1;

interface PictureProps {
  readonly details: Pick<ItemOf<'image'>['details'], 'src' | 'crop'>;
  readonly style: CSSProperties;
}

export function Picture({ details: { src, crop }, style }: PictureProps) {
  const { isBroken, onBroken } = useBroken(src);
  if (isBroken) return <Missing />;
  return (
    <Img
      src={src}
      alt=""
      style={crop ? { ...style, objectViewBox: viewBoxOf(crop) } : style}
      {...(onBroken ? { maxRetries: RETRIES, onError: () => onBroken('picture') } : {})}
    />
  );
}
