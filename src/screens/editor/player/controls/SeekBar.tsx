/** The whole film as one line to be scrubbed along; it moves without being rendered. */
import type { PlaybackValues } from '../../../../editor-engine/session/playback';
import { editorPlayerMessages as text } from '../../../../locales/messages/editor/player';
import { useEditor } from '../../EditorContext';
import { usePlayback } from '../../engine/useEngine';
import { useFrame } from '../useFrame';
import { useHasFilm } from './useHasFilm';
import * as css from './controls.css';

const writePosition = (element: HTMLInputElement, { currentFrame, duration, fps }: PlaybackValues) => {
  element.value = String(currentFrame);
  element.style.setProperty('--done', `${duration === 0 ? 0 : (currentFrame / duration) * 100}%`);
  const said = text.seekValue(currentFrame / fps, duration / fps);
  // Said by tenths of a second, not by frames.
  if (element.getAttribute('aria-valuetext') !== said) element.setAttribute('aria-valuetext', said);
};

export function SeekBar() {
  const { playback } = useEditor();
  const bar = useFrame<HTMLInputElement>(writePosition);
  const end = () => playback.send({ type: 'scrub.ended' });
  return (
    <input
      ref={bar}
      type="range"
      className={css.seek}
      aria-label={text.seek}
      min={0}
      max={usePlayback('duration')}
      step={1}
      disabled={!useHasFilm()}
      onPointerDown={() => playback.send({ type: 'scrub.began' })}
      onInput={(event) => playback.send({ type: 'frame.sought', frame: Number(event.currentTarget.value) })}
      onPointerUp={end}
      onPointerCancel={end}
    />
  );
}
