/** How the video sounds, and what else a wizard asks for last. [W10]–[W13] [X1] [X2] */
import { useSelector } from '@xstate/react';
import { Suspense, type ReactNode } from 'react';
import { wizardMessages } from '../../locales/messages/wizards/wizard';
import { selectedScript } from '../../../contract/ui/scriptChoice';
import type { Previewed } from '../../templates/wizardPreview';
import { brokenSmall, later } from '../../ui/loading/later';
import { useMatches } from '../../ui/useMatches';
import { Ring } from '../../ui/feedback/Spinner';
import * as css from './settings.css';
import { PicksOffer } from './PicksOffer';
import { MusicPicker } from './sound/MusicPicker';
import { VoicePicker } from './voice/VoicePicker';
import { useMissing } from './WizardStepError';
import type { WizardAdditions, WizardProps } from './wizardActor';
import { WizardStepFrame } from './WizardStepFrame';

const { settings, confirm } = wizardMessages;
const VideoPreview = later(() => import('./VideoPreview'), brokenSmall);

interface Props<Step extends string, Key extends string> extends WizardProps<Step, Key>, WizardAdditions {
  /** Of what only this wizard knows. */
  shown: Omit<Previewed, 'script'>;
  /** What only this wizard asks for here. */
  children?: ReactNode;
}

export function SettingsStep<Step extends string, Key extends string>({
  actor,
  wizard,
  preview,
  brand,
  price,
  shown,
  children,
}: Props<Step | 'settings', Key>) {
  const form = useSelector(actor, ({ context }) => context.form);
  const missing = useMissing({ actor, wizard });
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
      <div className={css.beside}>
        <Preview {...shown} script={selectedScript(form)} />
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
            missing={missing('voice')}
          />
          {children}
          <MusicPicker
            chosen={form.backgroundMusic}
            onChosen={(audio) => actor.send({ type: 'music.chosen', audio })}
            preview={preview}
            missing={missing('music')}
          />
          {brand}
        </div>
      </div>
    </WizardStepFrame>
  );
}

/** Where there is no room beside the settings, it opens above them. */
function Preview(previewed: Previewed) {
  const isBeside = useMatches(css.BESIDE);
  const player = (
    <Suspense fallback={<Ring />}>
      <VideoPreview {...previewed} />
    </Suspense>
  );
  return isBeside ? (
    <aside className={css.preview} aria-label={settings.preview}>
      <h2 className={css.partTitle} aria-hidden>
        {settings.preview}
      </h2>
      {player}
      <p className={css.picksText}>{settings.previewHint}</p>
    </aside>
  ) : (
    <details className={css.more}>
      <summary className={css.moreSummary}>{settings.preview}</summary>
      <div className={css.opened}>
        {player}
        <p className={css.picksText}>{settings.previewHint}</p>
      </div>
    </details>
  );
}
