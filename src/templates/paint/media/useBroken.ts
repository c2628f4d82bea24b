/** Whether a file could not be shown. Only a preview goes on without it: a render was promised whole files. */
import { useState } from 'react';
import { useRemotionEnvironment } from 'remotion';
import { reportBroken } from './brokenMedia';

interface Broken {
  readonly isBroken: boolean;
  /** Undefined in a render, which then ends with the error. */
  readonly onBroken: ((cause: unknown) => void) | undefined;
}

/** Another address is another attempt. */
export function useBroken(src: string): Broken {
  const [broken, setBroken] = useState<string>();
  const { isRendering } = useRemotionEnvironment();
  const onBroken = (cause: unknown) => {
    reportBroken(src, cause);
    setBroken(src);
  };
  return { isBroken: broken === src, onBroken: isRendering ? undefined : onBroken };
}
