/** Step 3: how it sounds. [X1] [X2] */
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { selectedScript } from '../../machines/wizard/scriptChoice';
import { wizardMessages } from '../../locales/en/wizards/wizard';
import { MusicPicker } from '../wizard/sound/MusicPicker';
import * as css from '../wizard/settings.css';
import type { PreviewActor } from '../wizard/sound/SoundButton';
import { VoicePicker } from '../wizard/voice/VoicePicker';
import { useForm, type StepProps } from './explainerActor';
import { ExplainerStepFrame } from './ExplainerStepFrame';

const { settings, confirm } = wizardMessages;

interface Props extends StepProps {
  readonly preview: PreviewActor;
  readonly brand?: ReactNode;
  readonly price?: ReactNode;
}

export function ExplainerSettingsStep({ actor, preview, brand, price }: Props) {
  const form = useForm(actor);
  const { voiceList, voiceRecorder } = useSelector(actor, ({ children }) => children);
  return (
    <ExplainerStepFrame
      actor={actor}
      step="settings"
      title={settings.title}
      text={settings.text}
      next={confirm}
      price={price}
    >
      <div className={css.parts}>
        <MusicPicker
          chosen={form.backgroundMusic}
          onChosen={(audio) => actor.send({ type: 'music.chosen', audio })}
          preview={preview}
        />
        <VoicePicker
          list={voiceList}
          recorder={voiceRecorder}
          choice={form}
          script={selectedScript(form)}
          onChosen={(chosen) => actor.send({ type: 'voice.chosen', voice: chosen })}
          onChanged={(changes) => actor.send({ type: 'voiceOver.changed', changes })}
          preview={preview}
        />
        {brand}
      </div>
    </ExplainerStepFrame>
  );
}
