/** The moment at which an item with keyframes is looked at, ms of the video; one without stays where it is, whatever the moment. */
import { useSyncExternalStore } from 'react';
import type { TrackItem } from '../../../../../contract/video/videoData';
import { isKeyed } from '../../../../editor-engine/canvas/keyedPose';
import { useEditor } from '../../EditorContext';

export function useMomentOf(item: TrackItem | undefined): number {
  const { playback } = useEditor().engine.session;
  return useSyncExternalStore(playback.subscribe, () =>
    item && isKeyed(item) && !playback.get().isPlaying ? playback.currentMs() : 0,
  );
}
