/** The keyboard on the timeline: what a key does to the cell that has the focus. */
import { useCallback, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { useEditor } from '../../EditorContext';
import { useTimeline } from '../TimelineContext';
import { actOn } from './actOn';
import { itemActOf } from './itemKeys';

export function useItemKeys() {
  const { engine, playback, commands } = useEditor();
  const { roving, scroller } = useTimeline();

  return useCallback(
    (event: KeyboardEvent<HTMLElement>) => {
      const id = (event.target as HTMLElement).dataset['item'];
      const act = itemActOf(event);
      if (id === undefined || !act) return;
      event.preventDefault();
      // The page's own shortcuts have some of these keys, too.
      event.stopPropagation();
      const focus = (to: string) => {
        // A cell out of sight is mounted before it is focused.
        flushSync(() => roving.moveTo(to));
        const cells = scroller.current?.querySelectorAll<HTMLElement>('[data-item]') ?? [];
        [...cells].find(({ dataset }) => dataset['item'] === to)?.focus();
      };
      actOn(act, { engine, commands, playback, id, focus });
    },
    [engine, commands, playback, roving, scroller],
  );
}
