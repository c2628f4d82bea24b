/** One medium: dragged or moved by its buttons, and removed. [G4] */
import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { ChevronLeft, ChevronRight, Film, X } from 'lucide-react';
import { galleryMessages } from '../../locales/messages/wizards/gallery';
import type { StepProps } from '../adsWizard/adsActor';
import { changeInPlace } from './changeInPlace';
import * as css from './gallery.css';
import { MediaPicture } from './MediaPicture';
import type { Tile } from './tiles';

export function GalleryTile({ actor, tile, count }: StepProps & { tile: Tile; count: number }) {
  const { kind, index, src, id } = tile;
  const { setNodeRef, listeners, transform, transition, isDragging } = useSortable({
    id,
    data: { kind, index },
  });
  const label = kind === 'image' ? galleryMessages.picture(index + 1) : galleryMessages.video(index + 1);
  const move = (to: number) => actor.send({ type: 'media.moved', kind, from: index, to });
  return (
    <li
      ref={setNodeRef}
      className={css.tile({ dragged: isDragging })}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      {...listeners}
    >
      <MediaPicture kind={kind} src={src} label={label} className={css.medium} />
      <span className={css.place} aria-hidden>
        {kind === 'video' ? <Film size={13} /> : null}
        {index + 1}
      </span>
      <button
        type="button"
        className={css.remove}
        aria-label={galleryMessages.remove(label)}
        data-remove
        onClick={(event) => changeInPlace(event, () => actor.send({ type: 'media.removed', kind, index }))}
      >
        <X size={18} aria-hidden />
      </button>
      {count > 1 ? (
        <div className={css.moves}>
          <button
            type="button"
            className={css.move}
            aria-label={galleryMessages.moveEarlier(label)}
            aria-disabled={index === 0}
            onClick={() => move(index - 1)}
          >
            <ChevronLeft size={18} aria-hidden />
          </button>
          <button
            type="button"
            className={css.move}
            aria-label={galleryMessages.moveLater(label)}
            aria-disabled={index === count - 1}
            onClick={() => move(index + 1)}
          >
            <ChevronRight size={18} aria-hidden />
          </button>
        </div>
      ) : null}
    </li>
  );
}
