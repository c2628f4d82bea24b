/** Clips and sounds, decoded frame by frame. The decoders are most of a player's code: a video that has neither goes without. */
import { lazy, Suspense, useLayoutEffect, type ComponentProps } from 'react';
import { useBufferState, useDelayRender } from 'remotion';
import type { Audio, Video } from '@remotion/media';

const LazyVideo = lazy(() => import('./decodedVideo'));
const LazyAudio = lazy(() => import('./decodedAudio'));

/** A render waits for the decoders, and so does who plays. */
function Waiting() {
  const { delayRender, continueRender } = useDelayRender();
  const { delayPlayback } = useBufferState();
  useLayoutEffect(() => {
    const handle = delayRender('Loading the decoders');
    const { unblock } = delayPlayback();
    return () => {
      continueRender(handle);
      unblock();
    };
  }, [delayRender, continueRender, delayPlayback]);
  return null;
}

export const DecodedVideo = (props: ComponentProps<typeof Video>) => (
  <Suspense fallback={<Waiting />}>
    <LazyVideo {...props} />
  </Suspense>
);

export const DecodedAudio = (props: ComponentProps<typeof Audio>) => (
  <Suspense fallback={<Waiting />}>
    <LazyAudio {...props} />
  </Suspense>
);
