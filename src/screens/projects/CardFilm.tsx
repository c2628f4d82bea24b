/** The film of a card over its poster, without its sound; its file is let go of when it is left. [P3] */
import { useCallback } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { cardPreviewMachine } from '../../machines/cardPreview/cardPreview.machine';
import * as css from './projects.css';

interface Props {
  readonly src: string;
  readonly preview: 'loading' | 'seen';
  readonly onEvent: ActorRefFrom<typeof cardPreviewMachine>['send'];
}

export function CardFilm({ src, preview, onEvent }: Props) {
  // An element that is removed goes on loading until its memory is collected: its file is taken from it.
  const load = useCallback(
    (film: HTMLVideoElement) => {
      film.src = src;
      return () => {
        film.pause();
        film.removeAttribute('src');
        film.load();
      };
    },
    [src],
  );
  return (
    <video
      ref={load}
      className={css.film[preview]}
      autoPlay
      muted
      loop
      playsInline
      disablePictureInPicture
      disableRemotePlayback
      aria-hidden
      tabIndex={-1}
      onPlaying={() => onEvent({ type: 'film.started' })}
      onError={() => onEvent({ type: 'film.failed' })}
    />
  );
}
