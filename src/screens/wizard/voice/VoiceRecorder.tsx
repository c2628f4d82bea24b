/** One's own voice for the video: asked for, spoken, heard, uploaded, kept. */
import { useSelector } from '@xstate/react';
import { Mic, Trash2 } from 'lucide-react';
import { Alert } from '../../../ui/feedback/Alert';
import { Button } from '../../../ui/controls/Button';
import { Ring } from '../../../ui/feedback/Spinner';
import { voiceRecorderMessages as text } from '../../../locales/messages/wizards/voiceRecorder';
import { SoundButton } from '../sound/SoundButton';
import { Beginnings } from './Beginnings';
import { CountIn } from './CountIn';
import { Listening, ReadAloud } from './Listening';
import { stageOf, type RecorderProps, type RecorderStage } from './recorderActor';
import * as css from './voice.css';

export const Waiting = ({ children }: { children: string }) => (
  <div className={css.line}>
    <Ring />
    <p role="status">{children}</p>
  </div>
);

const Abandon = ({ actor }: Pick<RecorderProps, 'actor'>) => (
  <div className={css.actions}>
    <Button variant="quiet" onClick={() => actor.send({ type: 'recording.abandoned' })}>
      {text.cancel}
    </Button>
  </div>
);

export const HearIt = ({ src, preview }: Pick<RecorderProps, 'preview'> & { src: string }) => (
  <SoundButton preview={preview} sound={{ src, volume: 1 }} playLabel={text.play} pauseLabel={text.pause} />
);

export function Fault({ actor }: Pick<RecorderProps, 'actor'>) {
  const fault = useSelector(actor, ({ context }) => context.fault);
  return fault ? <p>{fault.detail ?? text.faults[fault.key]}</p> : null;
}

function Recorded({ actor, preview }: RecorderProps) {
  const src = useSelector(actor, ({ context }) => context.take?.src);
  const seconds = useSelector(actor, ({ context }) => context.heard.seconds);
  return (
    <>
      <div className={css.line}>
        {src ? <HearIt src={src} preview={preview} /> : null}
        <p className={css.name}>{text.recorded(seconds)}</p>
      </div>
      <div className={css.actions}>
        <Button onClick={() => actor.send({ type: 'take.accepted' })}>{text.accept}</Button>
        <Button variant="quiet" onClick={() => actor.send({ type: 'take.discarded' })}>
          {text.discard}
        </Button>
      </div>
      <Beginnings actor={actor} again />
    </>
  );
}

function Kept({ actor, preview }: RecorderProps) {
  const kept = useSelector(actor, ({ context }) => context.kept);
  if (!kept) return null;
  return (
    <>
      <div className={css.line}>
        <HearIt src={kept.url} preview={preview} />
        <div className={css.words}>
          <p className={css.name}>{kept.name}</p>
          <p className={css.hint}>{text.kept(kept.duration_ms / 1000)}</p>
        </div>
        <Button
          variant="quiet"
          size="small"
          aria-label={text.remove}
          onClick={() => actor.send({ type: 'recording.removed' })}
        >
          <Trash2 size={18} aria-hidden />
        </Button>
      </div>
      <Beginnings actor={actor} again />
    </>
  );
}

const views = {
  empty: ({ actor }) => (
    <>
      <p className={css.hint}>{text.emptyHint}</p>
      <Beginnings actor={actor} />
      <p className={css.hint}>{text.formats}</p>
    </>
  ),
  asking: ({ actor }) => (
    <>
      <div className={css.line}>
        <Mic size={20} aria-hidden />
        <p role="status">{text.asking}</p>
      </div>
      <Abandon actor={actor} />
    </>
  ),
  countingIn: ({ actor, script }) => (
    <>
      <CountIn actor={actor} />
      <ReadAloud script={script} />
      <Abandon actor={actor} />
    </>
  ),
  listening: Listening,
  finishing: ({ actor }) => (
    <>
      <Waiting>{text.finishing}</Waiting>
      <Abandon actor={actor} />
    </>
  ),
  refused: ({ actor }) => (
    <>
      <Alert>
        <Fault actor={actor} />
      </Alert>
      <Beginnings actor={actor} />
      <Abandon actor={actor} />
    </>
  ),
  recorded: Recorded,
  uploadingRecording: ({ actor }) => (
    <>
      <Waiting>{text.uploading}</Waiting>
      <div className={css.actions}>
        <Button variant="secondary" onClick={() => actor.send({ type: 'upload.cancelled' })}>
          {text.stopUpload}
        </Button>
      </div>
    </>
  ),
  rejected: ({ actor }) => (
    <>
      <Alert>
        <Fault actor={actor} />
        <div className={css.actions}>
          <Button variant="secondary" size="small" onClick={() => actor.send({ type: 'retried' })}>
            {text.retry}
          </Button>
          <Button variant="quiet" size="small" onClick={() => actor.send({ type: 'take.discarded' })}>
            {text.discard}
          </Button>
        </div>
      </Alert>
      <Beginnings actor={actor} again />
    </>
  ),
  unusable: ({ actor }) => (
    <>
      <Alert>
        <Fault actor={actor} />
        <div className={css.actions}>
          <Button variant="quiet" size="small" onClick={() => actor.send({ type: 'take.discarded' })}>
            {text.discard}
          </Button>
        </div>
      </Alert>
      <Beginnings actor={actor} again />
    </>
  ),
  kept: Kept,
  /** Passed through. */
  resting: () => null,
} satisfies Record<RecorderStage, (props: RecorderProps) => React.JSX.Element | null>;

export function VoiceRecorder(props: RecorderProps) {
  const View = views[useSelector(props.actor, stageOf)];
  return (
    <section className={css.recorder} aria-label={text.sources.recording.label}>
      <View {...props} />
    </section>
  );
}
