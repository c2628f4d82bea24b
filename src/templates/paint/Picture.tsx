/** A picture of a file; where it cannot be shown, what says so stands in its place. */
import type { CSSProperties } from 'react';
import { Img } from 'remotion';
import { Missing } from './media/Missing';
import { useBroken } from './media/useBroken';

/** A second attempt, a second later, for a line that was down for a moment. */
const RETRIES = 1;

export function Picture({ src, style }: { src: string; style: CSSProperties }) {
  const { isBroken, onBroken } = useBroken(src);
  if (isBroken) return <Missing />;
  return (
    <Img
      src={src}
      alt=""
      style={style}
      {...(onBroken ? { maxRetries: RETRIES, onError: () => onBroken('picture') } : {})}
    />
  );
}
