/** How the script is heard: by a voice that is listed and chosen, by one's own, or by nobody. [W11] */
import type { Voice } from '../../../../contract/voice';
import type { VoiceChoice, VoiceOverChanged } from '../../../machines/wizard/voiceChoice';
import { voiceRecorderMessages } from '../../../locales/messages/wizards/voiceRecorder';
import { wizardMessages } from '../../../locales/messages/wizards/wizard';
import { Missing } from '../Missing';
import { part, partTitle } from '../settings.css';
import type { PreviewActor } from '../sound/SoundButton';
import type { RecorderActor } from './recorderActor';
import { SpeedSlider } from './SpeedSlider';
import { hint } from './voice.css';
import { VoiceRecorder } from './VoiceRecorder';
import { VoiceSourcePicker } from './VoiceSourcePicker';
import { VoiceCannotRead } from './VoiceCannotRead';
import { VoiceCard } from './VoiceCard';
import { VoiceList, type VoiceListProps } from './VoiceList';
import * as css from './VoicePicker.css';

const { settings } = wizardMessages;

/** Both actors are undefined for the moment in which the step is left. */
export interface VoicePickerProps {
  list: VoiceListProps['list'] | undefined;
  recorder: RecorderActor | undefined;
  choice: VoiceChoice;
  /** What is to be spoken. */
  script: string;
  onChosen: (voice: Voice) => void;
  onChanged: (changes: VoiceOverChanged['changes']) => void;
  preview: PreviewActor;
  /** What the step says of a voice that is not chosen. */
  missing: string | null;
}

function ByVoice({ list, choice, onChosen, onChanged, preview }: VoicePickerProps) {
  const { voice, voiceSpeed } = choice;
  return (
    <>
      <div className={css.frame}>
        {list ? <VoiceList chosen={voice} onChosen={onChosen} preview={preview} list={list} /> : null}
        <VoiceCannotRead choice={choice} onChanged={onChanged} />
        {voice ? <VoiceCard voice={voice} preview={preview} /> : null}
      </div>
      <SpeedSlider
        label={voiceRecorderMessages.speed}
        speed={voiceSpeed}
        onChosen={(speed) => onChanged({ voiceSpeed: speed })}
      />
    </>
  );
}

const sources = {
  voice: ByVoice,
  recording: ({ recorder, preview, script }) =>
    recorder ? <VoiceRecorder actor={recorder} preview={preview} script={script} /> : null,
  nobody: ({ choice, onChanged }) => (
    <>
      <p className={hint}>{voiceRecorderMessages.nobodyHint}</p>
      <SpeedSlider
        label={voiceRecorderMessages.readingSpeed}
        speed={choice.voiceSpeed}
        onChosen={(speed) => onChanged({ voiceSpeed: speed })}
      />
    </>
  ),
} satisfies Record<VoiceChoice['voiceSource'], (props: VoicePickerProps) => React.JSX.Element | null>;

export function VoicePicker(props: VoicePickerProps) {
  const Source = sources[props.choice.voiceSource];
  return (
    <section className={part}>
      <h2 className={partTitle}>{settings.voice}</h2>
      <VoiceSourcePicker
        chosen={props.choice.voiceSource}
        onChosen={(voiceSource) => props.onChanged({ voiceSource })}
      />
      <Missing text={props.missing} />
      <Source {...props} />
    </section>
  );
}
