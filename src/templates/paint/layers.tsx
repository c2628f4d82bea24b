/** Layers that fill an item's box. */
import type { CSSProperties } from 'react';
import { Img } from 'remotion';
import { useBroken } from './media/useBroken';
import { stillBackground } from './stillBackground';

const fill: CSSProperties = { position: 'absolute', inset: 0, width: '100%', height: '100%' };
export const fillScaled = (scale: number): CSSProperties => ({
  ...fill,
  transform: scale === 1 ? undefined : `scale(${scale})`,
});

/**
 * The picture's copy that was blurred once, stretched: blurring by CSS would cost every frame anew. [Y5]
 * @param opacity where it comes and goes; without it, it stays as it is
 */
export function Backdrop({ src, opacity }: { src: string | undefined; opacity?: number }) {
  if (opacity !== undefined && opacity <= 0) return null;
  return src ? <BackdropOf src={src} opacity={opacity} /> : <PlainBackground opacity={opacity} />;
}

function BackdropOf({ src, opacity }: { src: string; opacity: number | undefined }) {
  const { isBroken, onBroken } = useBroken(src);
  if (isBroken) return <PlainBackground opacity={opacity} />;
  return (
    <Img
      src={src}
      alt=""
      {...(opacity === undefined ? stillBackground : {})}
      style={{ ...fill, objectFit: 'fill', opacity }}
      {...(onBroken ? { maxRetries: 0, onError: () => onBroken('backdrop') } : {})}
    />
  );
}

const PlainBackground = ({ opacity }: { opacity: number | undefined }) => (
  <div style={{ ...fill, background: 'linear-gradient(#23252e, #101116)', opacity }} />
);
