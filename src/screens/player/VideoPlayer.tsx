/** Plays the document by the composition that also renders it; a chunk of its own. [Y2] */
import { Player } from '@remotion/player';
import { useEffect, useRef } from 'react';
import { durationInFrames, ms } from '../../../contract/units';
import type { VideoData } from '../../../contract/video/videoData';
import { VideoComposition } from '../../templates/Composition';
import { isTemplate } from '../../templates/registry';
import { Alert } from '../../ui/feedback/Alert';
import { nameControls } from './playerWords';
import * as css from './videoPlayer.css';
import { editorPlayerMessages } from '../../locales/messages/editor/player';

/** By then the first words and pictures have come in. */
const OPENING_FRAME = 12;

interface Props {
  videoData: VideoData;
}

/** A document of a template that is not registered is named instead of played. [T1] */
export default function VideoPlayer({ videoData }: Props) {
  return isTemplate(videoData.template) ? (
    <Film videoData={videoData} />
  ) : (
    <Alert>{editorPlayerMessages.noTemplate(videoData.template)}</Alert>
  );
}

function Film({ videoData }: Props) {
  const { duration, fps, size } = videoData;
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => (frame.current ? nameControls(frame.current) : undefined), []);
  return (
    <div ref={frame} className={css.frame}>
      <Player
        className={css.player}
        component={VideoComposition}
        // Clips come muted by their volume; an intro of the brand is heard as in the file.
        inputProps={{ videoData, muted: false }}
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
    </div>
  );
}
