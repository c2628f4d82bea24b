/** The pointer on the timeline that stands around. */
import { useMemo } from 'react';
import { useEditor } from '../../EditorContext';
import { useTimeline } from '../TimelineContext';
import { createPointer } from './createPointer';

export function usePointer() {
  const { gesture } = useEditor();
  const { viewport, roving, scroller } = useTimeline();
  return useMemo(
    () => createPointer({ gesture, viewport, roving, scroller }),
    [gesture, viewport, roving, scroller],
  );
}
