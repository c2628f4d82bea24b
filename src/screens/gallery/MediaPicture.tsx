/** One medium as it is seen in a tile: a picture, a clip's first frame, or the sharing site's player. [G4] */
import { embedAddressOf } from '../../machines/shared/link';

interface Props {
  kind: 'image' | 'video';
  src: string;
  label: string;
  className: string;
}

export function MediaPicture({ kind, src, label, className }: Props) {
  if (kind === 'image') return <img src={src} alt={label} className={className} loading="lazy" />;
  const player = embedAddressOf(src);
  return player ? (
    <iframe
      src={player}
      title={label}
      className={className}
      loading="lazy"
      sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
      allowFullScreen
    />
  ) : (
    <video
      src={`${src}#t=0.1`}
      aria-label={label}
      className={className}
      preload="metadata"
      muted
      playsInline
    />
  );
}
