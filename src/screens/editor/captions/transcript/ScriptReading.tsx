/** Who reads the script: another voice or pace for all of it, and what nobody has said yet. [SC1] */
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { SPEECH_SPEED } from '../../../../../contract/limits';
import type { scriptReadingMachine } from '../../../../machines/captionEdit/scriptReading.machine';
import { editorCaptionsMessages } from '../../../../locales/messages/editor/captions';
import { Alert } from '../../../../ui/feedback/Alert';
import { ProgressBar } from '../../../../ui/feedback/ProgressBar';
import { Button } from '../../../../ui/controls/Button';
import { QuietSelect } from '../../../../ui/controls/QuietSelect';
import { useEditor } from '../../EditorContext';
import { SliderField } from '../../inspector/fields/SliderField';
import { voiceChoices } from './voiceChoices';
import * as css from './transcript.css';

const { script, cancel } = editorCaptionsMessages;
const { reading: text } = script;

interface Props {
  actor: ActorRefFrom<typeof scriptReadingMachine>;
  /** Sentences that nobody says yet. */
  unspoken: number;
  /** Sentences that their owner said: they stay. */
  recorded: number;
  isAllRecorded: boolean;
}

export function ScriptReading({ actor, unspoken, recorded, isAllRecorded }: Props) {
  const snapshot = useSelector(actor, (state) => state);
  const { done, all, problem } = snapshot.context;
  if (snapshot.matches({ reading: 'speakingScript' }))
    return (
      <div className={css.reading} role="status">
        {text.progress(done, all)}
        <ProgressBar label={script.speaking} fraction={all === 0 ? 0 : done / all} />
        <Button variant="quiet" size="small" onClick={() => actor.send({ type: 'cancelled' })}>
          {cancel}
        </Button>
      </div>
    );
  return (
    <>
      {snapshot.matches({ reading: 'refused' }) ? (
        <Alert>
          <p>{problem ?? text.failed}</p>
          <Button variant="quiet" size="small" onClick={() => actor.send({ type: 'cancelled' })}>
            {script.dismiss}
          </Button>
        </Alert>
      ) : null}
      {unspoken > 0 ? (
        <div className={css.waiting}>
          <p>{text.waiting(unspoken)}</p>
          <Button
            size="small"
            onClick={() => actor.send({ type: 'reading.requested', reading: { which: 'unspoken' } })}
          >
            {text.start}
          </Button>
        </div>
      ) : null}
      <VoiceOfAll {...{ actor, recorded, isAllRecorded }} />
    </>
  );
}

function VoiceOfAll({ actor, recorded, isAllRecorded }: Omit<Props, 'unspoken'>) {
  const { spoken } = useEditor();
  const { choice, voices } = useSelector(actor, ({ context }) => context);
  const isUnavailable = useSelector(actor, (state) => state.matches({ voices: 'unavailable' }));
  const voice = choice.voice ?? spoken?.voice ?? null;
  const speed = choice.speed ?? spoken?.speed ?? 1;
  if (isUnavailable)
    return (
      <p className={css.waiting}>
        {text.unavailable}
        <Button variant="quiet" size="small" onClick={() => actor.send({ type: 'voices.needed' })}>
          {script.tryAgain}
        </Button>
      </p>
    );
  return (
    <details className={css.voiceOfAll} onToggle={() => actor.send({ type: 'voices.needed' })}>
      <summary className={css.voiceSummary}>{text.voice}</summary>
      <div className={css.voiceFields}>
        <QuietSelect
          label={script.voice}
          anyLabel={text.chooseVoice}
          chosen={voice}
          onChoose={(chosen) => actor.send({ type: 'choice.changed', choice: { voice: chosen } })}
          choices={voiceChoices(voices)}
        />
        <SliderField
          label={script.pace}
          unit="×"
          {...SPEECH_SPEED}
          value={speed}
          onChange={(chosen) =>
            actor.send({ type: 'choice.changed', choice: { speed: Math.round(chosen * 100) / 100 } })
          }
          onSettle={() => {}}
        />
        {recorded > 0 ? <p className={css.ownHint}>{text.recordedStay(recorded)}</p> : null}
        <Button
          variant="secondary"
          size="small"
          disabled={voice === null || isAllRecorded}
          onClick={() =>
            voice && actor.send({ type: 'reading.requested', reading: { which: 'all', voice, speed } })
          }
        >
          {text.startAgain}
        </Button>
      </div>
    </details>
  );
}
