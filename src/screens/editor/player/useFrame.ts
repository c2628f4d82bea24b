/** Runs with every frame, without rendering: for what is written straight to an element. */
import { useLayoutEffect, useRef } from 'react';
import type { PlaybackValues } from '../../../editor-engine/session/playback';
import { useEditor } from '../EditorContext';

export function useFrame<E extends Element>(write: (element: E, values: PlaybackValues) => void) {
  const { playback } = useEditor().engine.session;
  const element = useRef<E>(null);
  useLayoutEffect(() => {
    const show = () => element.current && write(element.current, playback.get());
    show();
    return playback.subscribe(() => void show());
  }, [playback, write]);
  return element;
}
