/** Opens the timeline where the main lane is seen, with what is said beneath it: titles and overlays above may be many. */
import { useLayoutEffect } from 'react';
import { firstScroll } from '../../../../editor-engine/timeline/firstScroll';
import { laidLanes } from '../../../../editor-engine/timeline/laidLanes';
import { useEditor } from '../../EditorContext';
import { useTimeline } from '../TimelineContext';

/** Only at first: from then on people scroll for themselves. Behind what measures the room, by which lanes are laid out anew. */
export function useMainInSight(): void {
  const { engine } = useEditor();
  const { scroller } = useTimeline();
  useLayoutEffect(() => {
    const element = scroller.current;
    element?.scrollTo({ top: firstScroll(laidLanes(engine).rows, element.clientHeight) });
  }, [engine, scroller]);
}
