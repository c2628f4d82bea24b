/** The card in the hand, above everything, while it is dragged out of the library. [E2] */
import { DragOverlay, useDndContext } from '@dnd-kit/core';
import { createPortal } from 'react-dom';
import { CardPicture } from '../cards/CardPicture';
import type { Dragged } from './draggedMedia';
import * as css from '../cards/mediaCard.css';

export function DraggedCard() {
  const dragged = useDndContext().active?.data.current as Dragged | undefined;
  return createPortal(
    <DragOverlay dropAnimation={null}>
      {dragged?.kind === 'library' ? (
        <div className={css.inHand}>
          <CardPicture card={{ media: dragged.media, preview: dragged.preview, own: null }} />
        </div>
      ) : null}
    </DragOverlay>,
    document.body,
  );
}
