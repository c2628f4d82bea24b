/** The picture on top of a card: a picture, else a clip's first frame, else a sign that there is none. */
import type { ReactNode } from 'react';
import * as css from './Thumbnail.css';

interface Props {
  shape?: keyof typeof css.frames;
  image?: string | null | undefined;
  video?: string | undefined;
  /** Stands where there is neither. */
  placeholder: ReactNode;
  children?: ReactNode;
}

export const Thumbnail = ({ shape = 'wide', image, video, placeholder, children }: Props) => (
  <div className={css.frames[shape]}>
    {image ? (
      <img src={image} alt="" className={css.picture} loading="lazy" decoding="async" />
    ) : video ? (
      <video
        src={`${video}#t=0.1`}
        className={css.picture}
        muted
        playsInline
        preload="metadata"
        aria-hidden
      />
    ) : (
      <span className={css.none} aria-hidden>
        {placeholder}
      </span>
    )}
    {children}
  </div>
);
