/** How loud the film is, and whether it is heard at all. */
import { useSelector } from '@xstate/react';
import { Volume1, Volume2, VolumeX } from 'lucide-react';
import type { CSSProperties } from 'react';
import { button } from '../../../../ui/controls/Button.css';
import { editorPlayerMessages as text } from '../../../../locales/messages/editor/player';
import { useEditor } from '../../EditorContext';
import * as css from './controls.css';

export function SoundControl() {
  const { playback } = useEditor();
  const isMuted = useSelector(playback, (state) => !state.matches({ sound: 'audible' }));
  const volume = useSelector(playback, ({ context }) => context.volume);
  const percent = isMuted ? 0 : Math.round(volume * 100);
  const Icon = isMuted ? VolumeX : volume < 0.5 ? Volume1 : Volume2;
  const label = isMuted ? text.unmute : text.mute;
  return (
    <div className={css.sound}>
      <button
        type="button"
        className={button({ variant: 'quiet', size: 'icon' })}
        aria-label={label}
        title={label}
        onClick={() => playback.send({ type: 'sound.toggled' })}
      >
        <Icon size={18} aria-hidden />
      </button>
      <input
        type="range"
        className={css.volume}
        aria-label={text.volume}
        aria-valuetext={text.volumeValue(percent)}
        min={0}
        max={100}
        step={5}
        value={percent}
        style={{ '--done': `${percent}%` } as CSSProperties}
        onChange={(event) =>
          playback.send({ type: 'volume.changed', volume: Number(event.currentTarget.value) / 100 })
        }
      />
    </div>
  );
}
