/** Step 3: how it sounds. [X1] [X2] */
import { useSelector } from '@xstate/react';
import { wizardWords } from '../../words/en/wizard';
import { MusicPicker } from '../wizard/MusicPicker';
import * as css from '../wizard/settings.css';
import type { PreviewActor } from '../wizard/SoundButton';
import { VoicePicker } from '../wizard/VoicePicker';
import { useForm, type StepProps } from './explainerActor';
import { ExplainerStepFrame } from './ExplainerStepFrame';

const { settings, confirm } = wizardWords;

export function ExplainerSettingsStep({ actor, preview }: StepProps & { preview: PreviewActor }) {
  const { backgroundMusic, voice } = useForm(actor);
  const list = useSelector(actor, ({ children }) => children.voiceList);
  return (
    <ExplainerStepFrame
      actor={actor}
      step="settings"
      title={settings.title}
      text={settings.text}
      next={confirm}
    >
      <div className={css.parts}>
        <MusicPicker
          chosen={backgroundMusic}
          onChosen={(audio) => actor.send({ type: 'music.chosen', audio })}
          preview={preview}
        />
        <VoicePicker
          list={list}
          chosen={voice}
          onChosen={(chosen) => actor.send({ type: 'voice.chosen', voice: chosen })}
          preview={preview}
        />
      </div>
    </ExplainerStepFrame>
  );
}
