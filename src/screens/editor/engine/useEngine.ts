/** What a component reads of the document: it is rendered again when just that changed. */
import { waitingEntrances } from '../../../templates/motion/timing';
import { useCallback, useSyncExternalStore } from 'react';
import type { TrackItem, VideoData } from '../../../../contract/video/videoData';
import type { Preview } from '../../../editor-engine/session/previews';
import { useEditor } from '../EditorContext';

/** The item as it is shown, with what a gesture previews. */
export function useItem(id: string): TrackItem | undefined {
  const { engine } = useEditor();
  const subscribe = useCallback((listener: () => void) => engine.subscribeItem(id, listener), [engine, id]);
  return useSyncExternalStore(subscribe, () => engine.shownItem(id));
}

const never = () => () => {};

/** Whether its entrance waits for something to come in over. What has none hears of nothing else. */
export function useWaits(item: TrackItem | undefined): boolean {
  const { engine } = useEditor();
  const enters = item?.isMain === true && item.type !== 'audio' && item.details.transition?.in !== undefined;
  return useSyncExternalStore(
    enters ? engine.subscribe : never,
    () => enters && waitingEntrances(engine.videoData()).has(item.id),
  );
}

/** What a gesture shows of it. */
export function usePreview(id: string): Preview | undefined {
  const { engine } = useEditor();
  const subscribe = useCallback((listener: () => void) => engine.subscribeItem(id, listener), [engine, id]);
  return useSyncExternalStore(subscribe, () => engine.session.previews.of(id));
}

/** The committed document: the same object while a gesture is under way. */
export function useVideoData(): VideoData {
  const { engine } = useEditor();
  return useSyncExternalStore(engine.subscribe, engine.videoData);
}

/** The document with what a gesture previews: what the player plays. */
export function useShownVideoData(): VideoData {
  const { engine } = useEditor();
  return useSyncExternalStore(engine.subscribeShown, engine.shownVideoData);
}

export function useSelection(): readonly string[] {
  const { selection } = useEditor().engine.session;
  return useSyncExternalStore(selection.subscribe, selection.get);
}

export function useIsSelected(id: string): boolean {
  const { selection } = useEditor().engine.session;
  const subscribe = useCallback(
    (listener: () => void) => selection.subscribeOne(id, listener),
    [selection, id],
  );
  return useSyncExternalStore(subscribe, () => selection.has(id));
}

/** Seconds of the timeline that are visible at once. [E4] */
export function useSpanSeconds(): number {
  const { view } = useEditor().engine.session;
  return useSyncExternalStore(view.subscribe, view.spanSeconds);
}

/** A value of playback that does not change with each frame; for the frame itself subscribe and write to the element. */
export function usePlayback<
  Name extends 'isPlaying' | 'duration' | 'fps' | 'rate' | 'volume' | 'isMuted' | 'isBuffering',
>(name: Name) {
  const { playback } = useEditor().engine.session;
  return useSyncExternalStore(playback.subscribe, () => playback.get()[name]);
}

/** The names of the steps beside Undo and Redo; null when there is none. [E12] */
export function useUndoName() {
  const { engine } = useEditor();
  return useSyncExternalStore(engine.subscribe, () => engine.history.undoName);
}
export function useRedoName() {
  const { engine } = useEditor();
  return useSyncExternalStore(engine.subscribe, () => engine.history.redoName);
}
