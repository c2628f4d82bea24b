/** The video at the playhead as a format lays it out: one frame of the one composition, drawn when nothing else is to do. [ED3] */
import { Thumbnail } from '@remotion/player';
import { useDeferredValue, useMemo, useState } from 'react';
import { durationInFrames, ms } from '../../../../contract/units';
import { FORMATS, type FormatName } from '../../../../contract/video/formats/formats';
import { videoInSize } from '../../../../contract/video/formats/inSize';
import type { VideoData } from '../../../../contract/video/videoData';
import { VideoComposition } from '../../../templates/Composition';
import { useEditor } from '../EditorContext';
import * as css from './formatPicker.css';

/** By then the opening's entrances are over. */
const OPENED_FRAME = 15;

interface Props {
  readonly videoData: VideoData;
  readonly format: FormatName;
}
export function FormatStill({ videoData, format }: Props) {
  const { width, height } = FORMATS[format];
  // First nothing, then by a rendering that gives way to whatever a hand does.
  const drawn = useDeferredValue<VideoData | null>(videoData, null);
  const scale = Math.min(css.STILL.width / width, css.STILL.height / height);
  return (
    <span className={css.room} aria-hidden>
      <span
        className={css.still}
        style={{ width: Math.round(width * scale), height: Math.round(height * scale) }}
        inert
      >
        {drawn ? <Drawn videoData={drawn} format={format} /> : null}
      </span>
    </span>
  );
}

const nothing = () => null;

function Drawn({ videoData, format }: Props) {
  const { playback } = useEditor().engine.session;
  const size = FORMATS[format];
  const [frame] = useState(() => playback.get().currentFrame);
  const inputProps = useMemo(
    () => ({ videoData: silent(videoInSize(videoData, size)), muted: true }),
    [videoData, size],
  );
  const length = Math.max(1, durationInFrames(ms(videoData.duration), videoData.fps));
  return (
    <Thumbnail
      component={VideoComposition}
      inputProps={inputProps}
      frameToDisplay={Math.min(Math.max(frame, OPENED_FRAME), length - 1)}
      durationInFrames={length}
      fps={videoData.fps}
      compositionWidth={size.width}
      compositionHeight={size.height}
      style={{ width: '100%', height: '100%' }}
      errorFallback={nothing}
    />
  );
}

const silent = ({ trackItemIds, trackItemsMap, ...rest }: VideoData): VideoData => ({
  ...rest,
  trackItemsMap,
  trackItemIds: trackItemIds.filter((id) => trackItemsMap[id]?.type !== 'audio'),
});
