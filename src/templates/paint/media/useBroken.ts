/** Whether a file could not be shown. Only a preview goes on without it: a render was promised whole files. */
import { useSyncExternalStore } from 'react';
import { useRemotionEnvironment } from 'remotion';
import { brokenMedia, reportBroken } from './brokenMedia';

interface Broken {
  /** Until somebody asks for it again. */
  readonly isBroken: boolean;
  /** Undefined in a render, which then ends with the error. */
  readonly onBroken: ((cause: unknown) => void) | undefined;
}

export function useBroken(src: string): Broken {
  const isBroken = useSyncExternalStore(brokenMedia.subscribe, () => brokenMedia.get().has(src));
  const { isRendering } = useRemotionEnvironment();
  return { isBroken, onBroken: isRendering ? undefined : (cause) => reportBroken(src, cause) };
}
