/** Plays the document by the composition that also renders it; a chunk of its own. [Y2] */
import { Player } from '@remotion/player';
import { durationInFrames, ms } from '../../../contract/units';
import type { VideoData } from '../../../contract/videoData';
import { VideoComposition } from '../../templates/Composition';
import * as css from './editor.css';

/** By then the first words and pictures have come in. */
const OPENING_FRAME = 12;

export default function VideoPlayer({ videoData }: { videoData: VideoData }) {
  const { duration, fps, size } = videoData;
  return (
    <Player
      className={css.player}
      component={VideoComposition}
      inputProps={{ videoData, muted: true }}
      durationInFrames={Math.max(OPENING_FRAME + 1, durationInFrames(ms(duration), fps))}
      fps={fps}
      compositionWidth={size.width}
      compositionHeight={size.height}
      style={{ width: '100%' }}
      initialFrame={OPENING_FRAME}
      controls
      acknowledgeRemotionLicense
      clickToPlay
      // With this key the player would take the focus; its button hears the key all the same.
      spaceKeyToPlayOrPause={false}
    />
  );
}
