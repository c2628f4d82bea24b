/** The pointer on the timeline that stands around. */
import { useMemo } from 'react';
import { useEditor } from '../../EditorContext';
import { useTimeline } from '../TimelineContext';
import { createPointer } from './createPointer';

export function usePointer() {
  const { gesture, engine } = useEditor();
  const { selection } = engine.session;
  const { viewport, roving, scroller } = useTimeline();
  return useMemo(
    () => createPointer({ gesture, selection, viewport, roving, scroller }),
    [gesture, selection, viewport, roving, scroller],
  );
}
