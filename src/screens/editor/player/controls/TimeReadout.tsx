/** Where the film stands and how long it is: `00:03.12 / 00:32.00`. */
import type { PlaybackValues } from '../../../../editor-engine/session/playback';
import { usePlayback } from '../../engine/useEngine';
import { timecode } from '../timecode';
import { useFrame } from '../useFrame';
import * as css from './controls.css';

const writeTime = (element: HTMLElement, { currentFrame, fps }: PlaybackValues) => {
  element.textContent = timecode(currentFrame, fps);
};

export function TimeReadout() {
  const now = useFrame<HTMLSpanElement>(writeTime);
  const fps = usePlayback('fps');
  return (
    <p className={css.time}>
      <span ref={now} /> <span className={css.whole}>/ {timecode(usePlayback('duration'), fps)}</span>
    </p>
  );
}
