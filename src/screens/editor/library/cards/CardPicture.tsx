/** How a card looks: the picture itself, or a frame of the clip and how long it lasts. */
import { useEditor } from '../../EditorContext';
import { useObservable } from '../../useObservable';
import * as css from './mediaCard.css';
import type { Card } from './mediaCards';

/** Of a clip that brought no preview: the middle of its first two seconds. */
const OPENING = { fromMs: 0, toMs: 2000, count: 1 };

function ClipFrame({ src }: { src: string }) {
  const [frame] = useObservable(useEditor().media.filmstrip(src, 'video', OPENING));
  return <img src={frame} alt="" className={css.picture} draggable={false} />;
}

const seconds = (ms: number) =>
  `${Math.floor(ms / 60_000)}:${String(Math.floor((ms % 60_000) / 1000)).padStart(2, '0')}`;

export function CardPicture({ card: { media, preview } }: { card: Card }) {
  const src = media.type === 'image' ? media.src : preview;
  return (
    <span
      className={css.frame}
      {...(media.durationMs !== undefined && { 'data-length': seconds(media.durationMs) })}
    >
      {src === null ? (
        <ClipFrame src={media.src} />
      ) : (
        <img src={src} alt="" className={css.picture} loading="lazy" decoding="async" draggable={false} />
      )}
    </span>
  );
}
