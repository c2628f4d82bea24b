/** What of the library is in the hand. */
import type { DragEndEvent, DragMoveEvent } from '@dnd-kit/core';
import type { PlacedMedia } from '../../../../editor-engine/selectors/placedMedia.selectors';

export interface Dragged {
  readonly kind: 'library';
  readonly media: PlacedMedia;
  readonly preview: string | null;
}

export function draggedMedia({ active }: Pick<DragMoveEvent | DragEndEvent, 'active'>): PlacedMedia | null {
  const data = active.data.current as Dragged | undefined;
  return data?.kind === 'library' ? data.media : null;
}
