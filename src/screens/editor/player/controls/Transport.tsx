/** Play or pause, and one frame to either side. */
import { useSelector } from '@xstate/react';
import { Pause, Play, RotateCcw, StepBack, StepForward } from 'lucide-react';
import type { SnapshotFrom } from 'xstate';
import type { playbackMachine } from '../../../../machines/playback/playback.machine';
import { button } from '../../../../ui/controls/Button.css';
import { editorPlayerMessages as text } from '../../../../locales/messages/editor/player';
import { useEditor } from '../../EditorContext';
import { useHasFilm } from './useHasFilm';
import * as css from './controls.css';

const offers = (snapshot: SnapshotFrom<typeof playbackMachine>) =>
  snapshot.matches({ transport: 'playing' }) || snapshot.matches({ transport: { scrubbing: 'interrupting' } })
    ? 'pause'
    : snapshot.matches({ transport: 'ended' })
      ? 'replay'
      : 'play';
const icons = { play: Play, pause: Pause, replay: RotateCcw } as const;

export function Transport() {
  const { playback } = useEditor();
  const offered = useSelector(playback, offers);
  const hasFilm = useHasFilm();
  const Icon = icons[offered];
  return (
    <div className={css.transport}>
      <button
        type="button"
        className={`${button({ variant: 'quiet', size: 'icon' })} ${css.rare}`}
        aria-label={text.previousFrame}
        title={text.previousFrame}
        disabled={!hasFilm}
        onClick={() => playback.send({ type: 'frame.stepped', by: -1 })}
      >
        <StepBack size={18} aria-hidden />
      </button>
      <button
        type="button"
        className={`${button({ variant: 'primary', size: 'icon' })} ${css.play}`}
        aria-label={text[offered]}
        title={text[offered]}
        disabled={!hasFilm}
        onClick={() => playback.send({ type: 'playback.toggled' })}
      >
        <Icon size={20} fill={offered === 'replay' ? 'none' : 'currentColor'} aria-hidden />
      </button>
      <button
        type="button"
        className={`${button({ variant: 'quiet', size: 'icon' })} ${css.rare}`}
        aria-label={text.nextFrame}
        title={text.nextFrame}
        disabled={!hasFilm}
        onClick={() => playback.send({ type: 'frame.stepped', by: 1 })}
      >
        <StepForward size={18} aria-hidden />
      </button>
    </div>
  );
}
