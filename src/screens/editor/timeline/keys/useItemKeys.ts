/** The keyboard on the timeline: what a key does to the cell that has the focus. */
import { useCallback, type KeyboardEvent } from 'react';
import { useEditor } from '../../EditorContext';
import { useTimeline } from '../TimelineContext';
import { actOn } from './actOn';
import { focusItem } from './focusItem';
import { itemActOf } from './itemKeys';

export function useItemKeys() {
  const { engine, playback, commands } = useEditor();
  const parts = useTimeline();

  return useCallback(
    (event: KeyboardEvent<HTMLElement>) => {
      const id = (event.target as HTMLElement).dataset['item'];
      const act = itemActOf(event);
      if (id === undefined || !act) return;
      event.preventDefault();
      // The page's own shortcuts have some of these keys, too.
      event.stopPropagation();
      actOn(act, { engine, commands, playback, id, focus: (to) => focusItem(parts, to) });
    },
    [engine, commands, playback, parts],
  );
}
