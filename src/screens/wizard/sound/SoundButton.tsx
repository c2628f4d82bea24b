/** Plays a sound or stops it: one at a time, wherever they are. [W10] [W11] */
import { useSelector } from '@xstate/react';
import { Pause, Play } from 'lucide-react';
import type { ActorRefFrom } from 'xstate';
import type { audioPreviewMachine, Sound } from '../../../machines/audioPreview/audioPreview.machine';
import * as css from './SoundButton.css';

export type PreviewActor = ActorRefFrom<typeof audioPreviewMachine>;

export const useIsPlaying = (preview: PreviewActor, src: string) =>
  useSelector(preview, (snapshot) => snapshot.matches('playingSound') && snapshot.context.sound?.src === src);

interface Props {
  preview: PreviewActor;
  sound: Sound;
  playLabel: string;
  pauseLabel: string;
}

export function SoundButton({ preview, sound, playLabel, pauseLabel }: Props) {
  const isPlaying = useIsPlaying(preview, sound.src);
  return (
    <button
      type="button"
      className={css.play}
      aria-label={isPlaying ? pauseLabel : playLabel}
      onClick={() => preview.send({ type: 'preview.toggled', sound })}
    >
      {isPlaying ? (
        <Pause size={18} fill="currentColor" aria-hidden />
      ) : (
        <Play size={18} fill="currentColor" aria-hidden />
      )}
    </button>
  );
}

export const Equalizer = () => (
  <span className={css.equalizer} aria-hidden>
    {[0, 300, 600].map((delay) => (
      <span key={delay} className={css.equalizerBar} style={{ animationDelay: `-${delay}ms` }} />
    ))}
  </span>
);
