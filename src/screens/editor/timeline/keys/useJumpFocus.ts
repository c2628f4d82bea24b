/** Whoever jumps to an item, or to a moment, has the focus there: on the item, else on the playhead. [PC1] */
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useEditor } from '../../EditorContext';
import { useTimeline } from '../TimelineContext';
import { focusItem } from './focusItem';

export function useJumpFocus(): void {
  const { jump } = useEditor();
  const parts = useTimeline();
  const place = useSelector(jump, (state) => (state.matches('toItem') ? state.context.place : null));
  useEffect(() => {
    if (!place) return;
    // React does not mount what is out of sight while it is at work itself.
    queueMicrotask(() => {
      if (place.itemId !== null) focusItem(parts, place.itemId);
      else parts.scroller.current?.querySelector<HTMLElement>('[role=slider]')?.focus();
      jump.send({ type: 'place.reached' });
    });
  }, [jump, place, parts]);
}
