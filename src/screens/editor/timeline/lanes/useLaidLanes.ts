/** The lanes as they are laid out, and again when something that counts there has changed. */
import { useLayoutEffect, useMemo, useSyncExternalStore } from 'react';
import { dropOf } from '../../../../editor-engine/timeline/hints';
import { laidLanes } from '../../../../editor-engine/timeline/laidLanes';
import { byFinger } from '../../../../ui/theme/theme.css';
import { useMatches } from '../../../../ui/useMatches';
import { useEditor } from '../../EditorContext';
import { useSelection, useVideoData } from '../../engine/useEngine';

export function useLaidLanes() {
  const { engine } = useEditor();
  const { laneView, previews } = engine.session;
  const hand = useMatches(byFinger) ? 'finger' : 'mouse';
  useLayoutEffect(() => laneView.pressedBy(hand), [laneView, hand]);
  const data = useVideoData();
  const selected = useSelection();
  const look = useSyncExternalStore(laneView.subscribe, laneView.get);
  const landing = useSyncExternalStore(previews.subscribe, () => dropOf(previews)?.kind ?? null);
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- read from the engine itself; these say when.
  return useMemo(() => laidLanes(engine), [engine, data, selected, look, landing]);
}
