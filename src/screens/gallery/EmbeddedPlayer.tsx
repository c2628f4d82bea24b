/** The sharing site's player, which is not asked for before somebody wants to see the video. [G4] */
import { Play } from 'lucide-react';
import { galleryMessages } from '../../locales/messages/wizards/gallery';
import * as css from './gallery.css';

interface Props {
  address: string;
  label: string;
  className: string;
}

/** The browser opens it and keeps it open; a lazy frame that is not seen loads nothing. */
export const EmbeddedPlayer = ({ address, label, className }: Props) => (
  <details className={`${className} ${css.embedded}`}>
    <summary className={css.still} aria-label={galleryMessages.playHere(label)}>
      <Play size={22} fill="currentColor" aria-hidden />
    </summary>
    <iframe
      src={address}
      title={label}
      className={css.player}
      loading="lazy"
      sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
      allowFullScreen
    />
  </details>
);
