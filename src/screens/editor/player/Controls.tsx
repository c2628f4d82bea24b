/** What plays, steps, seeks and sounds; the film's own controls are hidden. [Y6] */
import { useSelector } from '@xstate/react';
import { SquareDashed, Maximize, Minimize, Repeat } from 'lucide-react';
import type { ReactNode } from 'react';
import { button } from '../../../ui/controls/Button.css';
import { editorPlayerMessages as text } from '../../../locales/messages/editor/player';
import { useEditor } from '../EditorContext';
import { RateChoice } from './controls/RateChoice';
import { SeekBar } from './controls/SeekBar';
import { SoundControl } from './controls/SoundControl';
import { TimeReadout } from './controls/TimeReadout';
import { Transport } from './controls/Transport';
import { ZoomChoice } from './controls/ZoomChoice';
import { useIsPhone } from '../shell/useIsPhone';
import * as css from './controls/controls.css';

export function Controls() {
  const { playback, canvas } = useEditor();
  const loops = useSelector(playback, (state) => state.matches({ repeat: 'looping' }));
  const showsZones = useSelector(canvas, (state) => state.matches({ safeZones: 'shown' }));
  const fillsScreen = useSelector(canvas, (state) => state.matches({ screen: 'fillingScreen' }));
  const isPhone = useIsPhone();
  return (
    <div className={css.controls}>
      {/* The timeline beneath is a longer one. */}
      {isPhone && !fillsScreen ? null : <SeekBar />}
      <TimeReadout />
      <Transport />
      <div className={css.side}>
        <SoundControl />
        <RateChoice />
        <Switch
          label={text.repeat}
          isOn={loops}
          onPress={() => playback.send({ type: 'loop.toggled' })}
          icon={<Repeat size={18} aria-hidden />}
        />
        <Switch
          label={text.safeZones}
          isOn={showsZones}
          onPress={() => canvas.send({ type: 'safeZones.toggled' })}
          icon={<SquareDashed size={18} aria-hidden />}
        />
        <ZoomChoice />
        <button
          type="button"
          className={button({ variant: 'quiet', size: 'icon' })}
          aria-label={fillsScreen ? text.leaveFullscreen : text.fullscreen}
          title={fillsScreen ? text.leaveFullscreen : text.fullscreen}
          onClick={() => canvas.send({ type: 'fullscreen.toggled' })}
        >
          {fillsScreen ? <Minimize size={18} aria-hidden /> : <Maximize size={18} aria-hidden />}
        </button>
      </div>
    </div>
  );
}

function Switch(props: { label: string; isOn: boolean; onPress: () => void; icon: ReactNode }) {
  return (
    <button
      type="button"
      className={`${button({ variant: props.isOn ? 'chosen' : 'quiet', size: 'icon' })} ${css.rare}`}
      aria-label={props.label}
      title={props.label}
      aria-pressed={props.isOn}
      onClick={props.onPress}
    >
      {props.icon}
    </button>
  );
}
