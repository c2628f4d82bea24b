/** How the video sounds, and what else a wizard asks for last. [W10]–[W13] [X1] [X2] */
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { wizardMessages } from '../../locales/messages/wizards/wizard';
import { selectedScript } from '../../../contract/ui/scriptChoice';
import * as css from './settings.css';
import { PicksOffer } from './PicksOffer';
import { MusicPicker } from './sound/MusicPicker';
import { VoicePicker } from './voice/VoicePicker';
import type { WizardAdditions, WizardProps } from './wizardActor';
import { WizardStepFrame } from './WizardStepFrame';

const { settings, confirm } = wizardMessages;

interface Props<Step extends string, Key extends string> extends WizardProps<Step, Key>, WizardAdditions {
  /** What only this wizard asks for here. */
  children?: ReactNode;
}

export function SettingsStep<Step extends string, Key extends string>({
  actor,
  wizard,
  preview,
  brand,
  price,
  children,
}: Props<Step | 'settings', Key>) {
  const form = useSelector(actor, ({ context }) => context.form);
  const { voiceList, voiceRecorder } = useSelector(actor, (snapshot) => snapshot.children);
  return (
    <WizardStepFrame
      actor={actor}
      wizard={wizard}
      step="settings"
      title={settings.title}
      text={settings.text}
      next={confirm}
      price={price}
    >
      <div className={css.parts}>
        {voiceList ? (
          <PicksOffer
            list={voiceList}
            form={form}
            onConfirmed={(picks) => actor.send({ type: 'picks.confirmed', picks })}
          />
        ) : null}
        <VoicePicker
          list={voiceList}
          recorder={voiceRecorder}
          choice={form}
          script={selectedScript(form)}
          onChosen={(chosen) => actor.send({ type: 'voice.chosen', voice: chosen })}
          onChanged={(changes) => actor.send({ type: 'voiceOver.changed', changes })}
          preview={preview}
        />
        {children}
        <MusicPicker
          chosen={form.backgroundMusic}
          onChosen={(audio) => actor.send({ type: 'music.chosen', audio })}
          preview={preview}
        />
        {brand}
      </div>
    </WizardStepFrame>
  );
}
