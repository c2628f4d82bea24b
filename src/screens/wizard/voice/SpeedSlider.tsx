/** How fast the script is spoken, or read. */
import { SPEECH_SPEED } from '../../../../contract/limits';
import { voiceRecorderMessages as text } from '../../../locales/messages/wizards/voiceRecorder';
import * as css from './voice.css';

interface Props {
  label: string;
  speed: number;
  onChosen: (speed: number) => void;
}

export const SpeedSlider = ({ label, speed, onChosen }: Props) => (
  <div className={css.speed}>
    <div className={css.speedHead}>
      <span aria-hidden>{label}</span>
      <output className={css.speedValue} aria-hidden>
        {text.times(speed)}
      </output>
    </div>
    <input
      type="range"
      className={css.slider}
      aria-label={label}
      aria-valuetext={text.times(speed)}
      min={SPEECH_SPEED.min}
      max={SPEECH_SPEED.max}
      step={SPEECH_SPEED.step}
      value={speed}
      onChange={({ target }) => onChosen(target.valueAsNumber)}
    />
    <div className={css.speedEnds} aria-hidden>
      <span>{text.pace.slower}</span>
      <span>{text.pace.faster}</span>
    </div>
  </div>
);
