/** The film itself: Remotion's player over the document as it is shown; a chunk of its own. [Y2] [Y6] */
import { Player, type PlayerRef } from '@remotion/player';
import { useSelector } from '@xstate/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { BUFFERING_MS, SHARED_AUDIO_TAGS } from '../../../../contract/limits';
import type { VideoData } from '../../../../contract/video/videoData';
import { VideoComposition } from '../../../templates/Composition';
import { useEditor } from '../EditorContext';
import { bindPlayer } from './bindPlayer';

/** The message is shown beside the player, with a way to try again. */
const nothing = () => null;

export default function Film({ videoData }: { videoData: VideoData }) {
  const { engine, playback } = useEditor();
  const { film, rate, shuttle } = useSelector(playback, ({ context }) => context);
  const loops = useSelector(playback, (state) => state.matches({ repeat: 'looping' }));
  // Clips come muted by their volume: who turns one up hears it here as in the file.
  const inputProps = useMemo(() => ({ videoData, muted: false }), [videoData]);
  const [initialFrame] = useState(() => lastFrame(engine.session.playback.get().currentFrame, film));
  const player = useRef<PlayerRef>(null);
  useEffect(
    () => (player.current ? bindPlayer(player.current, engine.session.playback, playback.send) : undefined),
    [engine, playback],
  );
  return (
    <Player
      ref={player}
      component={VideoComposition}
      inputProps={inputProps}
      durationInFrames={Math.max(1, film.durationInFrames)}
      fps={film.fps}
      compositionWidth={film.width}
      compositionHeight={film.height}
      style={{ width: '100%', height: '100%' }}
      initialFrame={initialFrame}
      loop={loops}
      playbackRate={shuttle ?? rate}
      numberOfSharedAudioTags={SHARED_AUDIO_TAGS}
      bufferStateDelayInMilliseconds={BUFFERING_MS}
      moveToBeginningWhenEnded={false}
      errorFallback={nothing}
      clickToPlay={false}
      spaceKeyToPlayOrPause={false}
      acknowledgeRemotionLicense
    />
  );
}

const lastFrame = (frame: number, { durationInFrames }: { durationInFrames: number }) =>
  Math.max(0, Math.min(frame, durationInFrames - 1));
