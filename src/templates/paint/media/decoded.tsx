/** Clips and sounds, decoded frame by frame. The decoders are most of a player's code: a video that has neither goes without. */
import { Suspense, useLayoutEffect, useState, type ComponentProps } from 'react';
import { useBufferState, useDelayRender } from 'remotion';
import type { Audio, Video } from '@remotion/media';
import { askedAnew } from './askedAnew';

const latestVideo = askedAnew(() => import('./decodedVideo'));
const latestAudio = askedAnew(() => import('./decodedAudio'));

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

export function DecodedVideo(props: ComponentProps<typeof Video>) {
  const [LazyVideo] = useState(latestVideo);
  return (
    <Suspense fallback={<Waiting />}>
      <LazyVideo {...props} />
    </Suspense>
  );
}

export function DecodedAudio(props: ComponentProps<typeof Audio>) {
  const [LazyAudio] = useState(latestAudio);
  return (
    <Suspense fallback={<Waiting />}>
      <LazyAudio {...props} />
    </Suspense>
  );
}
