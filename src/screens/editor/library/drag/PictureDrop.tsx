/** A card that is let go over the picture is added at the playhead, as one that is pressed. [E2] */
import { useDndMonitor, useDroppable } from '@dnd-kit/core';
import { useEffect } from 'react';
import { useEditor } from '../../EditorContext';
import { draggedMedia } from './draggedMedia';

const PICTURE = 'picture';

/** Shows nothing: the player is outlined while a card is held over it. */
export function PictureDrop() {
  const editor = useEditor();
  const library = editor.library();
  const { stage } = editor;
  const { setNodeRef, isOver } = useDroppable({ id: PICTURE });
  useEffect(() => {
    // Another one stands there where the page takes another form.
    setNodeRef(stage.current);
    stage.current?.toggleAttribute('data-card-over', isOver);
  });
  useEffect(() => () => void stage.current?.removeAttribute('data-card-over'), [stage]);
  useDndMonitor({
    onDragEnd(event) {
      const media = event.over?.id === PICTURE ? draggedMedia(event) : null;
      if (media) library.send({ type: 'addition.chosen', addition: { what: 'media', media } });
    },
  });
  return null;
}
