/** One medium as it is seen in a tile: a picture, a clip's first frame, or the sharing site's player. [G4] */
import { Play } from 'lucide-react';
import { embedAddressOf } from '../../../contract/video/videoSharing';
import { EmbeddedPlayer } from './EmbeddedPlayer';
import * as css from './gallery.css';

interface Props {
  kind: 'image' | 'video';
  src: string;
  /** Empty where it is only a token of a medium that stands elsewhere. */
  label: string;
  className: string;
}

export function MediaPicture({ kind, src, label, className }: Props) {
  if (kind === 'image')
    return <img src={src} alt={label} className={className} loading="lazy" draggable={false} />;
  const player = embedAddressOf(src);
  if (!player)
    return (
      <video
        src={`${src}#t=0.1`}
        aria-label={label}
        className={className}
        preload="metadata"
        muted
        playsInline
      />
    );
  return label === '' ? (
    <span className={css.token}>
      <Play size={20} fill="currentColor" aria-hidden />
    </span>
  ) : (
    <EmbeddedPlayer address={player} label={label} className={className} />
  );
}
