/** One picture or clip: pressed, it is added at the playhead; dragged, it lands where it is let go. [E2] [E7] */
import { useDraggable } from '@dnd-kit/core';
import { X } from 'lucide-react';
import { useEditor } from '../../EditorContext';
import { editorLibraryMessages as text } from '../../../../locales/messages/editor/library';
import { CardPicture } from './CardPicture';
import * as css from './mediaCard.css';
import type { Card } from './mediaCards';

export function MediaCard({ card }: { card: Card }) {
  const library = useEditor().library();
  const { media, preview, own } = card;
  const { setNodeRef, listeners, isDragging } = useDraggable({
    id: `library ${media.src}`,
    data: { kind: 'library', media, preview },
  });
  // Enter and Space press it: that adds it at the playhead, which is what keys are for here.
  const { onKeyDown: _, ...held } = listeners ?? {};
  return (
    <li className={css.card} data-dragged={isDragging || undefined}>
      <button
        ref={setNodeRef}
        type="button"
        className={css.press}
        aria-label={text.add(media.name)}
        title={media.name}
        onClick={() => library.send({ type: 'addition.chosen', addition: { what: 'media', media } })}
        {...held}
      >
        <CardPicture card={card} />
        <span className={css.name}>{media.name}</span>
      </button>
      {own ? (
        <button
          type="button"
          className={css.remove}
          aria-label={text.remove(media.name)}
          onClick={() => library.send({ type: 'media.removed', media: own })}
        >
          <X size={16} aria-hidden />
        </button>
      ) : null}
    </li>
  );
}
