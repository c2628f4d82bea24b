/** Whether an item is to be seen at the current frame, and may be taken hold of: not while the film runs. */
import { useSyncExternalStore } from 'react';
import { useEditor } from '../../EditorContext';
import { useItem } from '../../engine/useEngine';
import { isShownAt } from '../../../../editor-engine/canvas/standing';

export function useStandsOnCanvas(id: string): boolean {
  const { playback } = useEditor().engine.session;
  const item = useItem(id);
  return useSyncExternalStore(
    playback.subscribe,
    () => item !== undefined && !playback.get().isPlaying && isShownAt(item, playback.currentMs()),
  );
}
