/** Gives the film the media that are kept in the browser, a few seconds ahead of the playhead. [K3] */
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { VideoData } from '../../../../contract/video/videoData';
import { useEditor } from '../EditorContext';
import { createKeptMedia, sourcesNear, withAddresses } from './keptMedia';

/** ms of the video after which it is looked again what is near. */
const STEP_MS = 2000;

export function useKeptMedia(data: VideoData): VideoData {
  const { engine, media } = useEditor();
  const { playback } = engine.session;
  const [kept] = useState(() => createKeptMedia(media));
  const step = useSyncExternalStore(playback.subscribe, () => Math.floor(playback.currentMs() / STEP_MS));
  useEffect(() => kept.observe(sourcesNear(data, step * STEP_MS)), [kept, data, step]);
  useEffect(() => () => kept.stop(), [kept]);
  const addresses = useSyncExternalStore(kept.subscribe, kept.get);
  return useMemo(() => withAddresses(data, addresses), [data, addresses]);
}
