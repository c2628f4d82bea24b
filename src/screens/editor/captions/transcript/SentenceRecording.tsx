/** A sentence that its owner says: counted in, spoken, heard once more, then put into the video. [SC1] */
import { useSelector } from '@xstate/react';
import { Mic, Square } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { scriptEditMachine } from '../../../../machines/captionEdit/scriptEdit.machine';
import { editorCaptionsMessages } from '../../../../locales/messages/editor/captions';
import { voiceRecorderMessages as recorderText } from '../../../../locales/messages/wizards/voiceRecorder';
import { Alert } from '../../../../ui/feedback/Alert';
import { Button } from '../../../../ui/controls/Button';
import { focusIsLost } from '../../../../ui/lostFocus';
import type { PreviewActor } from '../../../wizard/sound/SoundButton';
import { ChooseRecording } from '../../../wizard/voice/Beginnings';
import { CountIn } from '../../../wizard/voice/CountIn';
import { Level } from '../../../wizard/voice/Listening';
import { stageOf, type RecorderActor, type RecorderStage } from '../../../wizard/voice/recorderActor';
import { Fault, HearIt, Waiting } from '../../../wizard/voice/VoiceRecorder';
import { reasonOf } from '../../inspector/reasonOf';
import * as recorderCss from '../../../wizard/voice/voice.css';
import * as css from './transcript.css';

const { script: text, cancel } = editorCaptionsMessages;
const { own } = text;
type Snapshot = SnapshotFrom<typeof scriptEditMachine>;

interface Props {
  actor: ActorRefFrom<typeof scriptEditMachine>;
}
interface PartProps {
  recorder: RecorderActor;
  preview: PreviewActor;
  /** The way back to the text: nothing of it is in the video. */
  onCancel: () => void;
}

const Cancel = ({ onCancel }: Pick<PartProps, 'onCancel'>) => (
  <Button variant="quiet" size="small" onClick={onCancel}>
    {cancel}
  </Button>
);
const Actions = ({ children }: { children: ReactNode }) => (
  <div className={css.sentenceActions}>{children}</div>
);

function Again({ recorder, isFirst = false }: Pick<PartProps, 'recorder'> & { isFirst?: boolean }) {
  return (
    <Button
      variant={isFirst ? undefined : 'secondary'}
      size="small"
      onClick={() => recorder.send({ type: 'recording.requested' })}
    >
      <Mic size={16} aria-hidden />
      {isFirst ? own.start : recorderText.again}
    </Button>
  );
}

function Recorded({ recorder, preview, onCancel }: PartProps) {
  const src = useSelector(recorder, ({ context }) => context.take?.src);
  const seconds = useSelector(recorder, ({ context }) => context.heard.seconds);
  return (
    <>
      <div className={recorderCss.line}>
        {src ? <HearIt src={src} preview={preview} /> : null}
        <p className={recorderCss.name}>{recorderText.recorded(seconds)}</p>
      </div>
      <Actions>
        <Cancel onCancel={onCancel} />
        <Again recorder={recorder} />
        <Button size="small" onClick={() => recorder.send({ type: 'take.accepted' })}>
          {own.use}
        </Button>
      </Actions>
    </>
  );
}

const stages = {
  empty: ({ recorder, onCancel }) => (
    <>
      <p className={css.ownHint}>{own.hint}</p>
      <Actions>
        <Cancel onCancel={onCancel} />
        <ChooseRecording actor={recorder} size="small" />
        <Again recorder={recorder} isFirst />
      </Actions>
    </>
  ),
  asking: ({ onCancel }) => (
    <>
      <div className={recorderCss.line}>
        <Mic size={18} aria-hidden />
        <p role="status">{recorderText.asking}</p>
      </div>
      <Actions>
        <Cancel onCancel={onCancel} />
      </Actions>
    </>
  ),
  countingIn: ({ recorder, onCancel }) => (
    <>
      <CountIn actor={recorder} />
      <Actions>
        <Cancel onCancel={onCancel} />
      </Actions>
    </>
  ),
  listening: ({ recorder, onCancel }) => (
    <>
      <Level actor={recorder} />
      <Actions>
        <Cancel onCancel={onCancel} />
        <Button size="small" onClick={() => recorder.send({ type: 'recording.stopped' })}>
          <Square size={14} fill="currentColor" aria-hidden />
          {recorderText.stop}
        </Button>
      </Actions>
    </>
  ),
  finishing: ({ onCancel }) => (
    <>
      <Waiting>{recorderText.finishing}</Waiting>
      <Actions>
        <Cancel onCancel={onCancel} />
      </Actions>
    </>
  ),
  refused: ({ recorder, onCancel }) => (
    <>
      <Alert>
        <Fault actor={recorder} />
      </Alert>
      <Actions>
        <Cancel onCancel={onCancel} />
        <ChooseRecording actor={recorder} size="small" />
        <Again recorder={recorder} isFirst />
      </Actions>
    </>
  ),
  recorded: Recorded,
  uploadingRecording: ({ recorder }) => (
    <>
      <Waiting>{recorderText.uploading}</Waiting>
      <Actions>
        {/* What was spoken can be heard and used still. */}
        <Cancel onCancel={() => recorder.send({ type: 'upload.cancelled' })} />
      </Actions>
    </>
  ),
  rejected: ({ recorder, onCancel }) => (
    <>
      <Alert>
        <Fault actor={recorder} />
      </Alert>
      <Actions>
        <Cancel onCancel={onCancel} />
        <Again recorder={recorder} />
        <Button size="small" onClick={() => recorder.send({ type: 'retried' })}>
          {recorderText.retry}
        </Button>
      </Actions>
    </>
  ),
  unusable: ({ recorder, onCancel }) => (
    <>
      <Alert>
        <Fault actor={recorder} />
      </Alert>
      <Actions>
        <Cancel onCancel={onCancel} />
        <ChooseRecording actor={recorder} size="small" />
        <Button size="small" onClick={() => recorder.send({ type: 'recording.requested' })}>
          <Mic size={16} aria-hidden />
          {recorderText.again}
        </Button>
      </Actions>
    </>
  ),
  /** Passed through. */
  resting: () => null,
  kept: () => null,
} satisfies Record<RecorderStage, (props: PartProps) => ReactNode>;

/** Why the take is not in the video; null where nothing stands in its way. */
function problemOf(snapshot: Snapshot): string | null {
  const { problem } = snapshot.context;
  if (!problem) return null;
  if (!('code' in problem)) return problem.detail ?? own.untimed;
  return problem.code === 'scriptChanged' ? own.changed : reasonOf(problem.code, own.refused);
}

/** Where the server and the video have the word. */
function PuttingIn({
  actor,
  problem,
  recorder,
  onCancel,
}: Props & Omit<PartProps, 'preview'> & { problem: string | null }) {
  if (problem === null)
    return (
      <>
        <Waiting>{own.timing}</Waiting>
        <Actions>
          <Cancel onCancel={onCancel} />
        </Actions>
      </>
    );
  return (
    <>
      <Alert>
        <p>{problem}</p>
      </Alert>
      <Actions>
        <Cancel onCancel={onCancel} />
        <Again recorder={recorder} />
        <Button size="small" onClick={() => actor.send({ type: 'retried' })}>
          {text.tryAgain}
        </Button>
      </Actions>
    </>
  );
}

/** Null only while it is being taken away. */
export function SentenceRecording({ actor }: Props) {
  const { voiceRecorder, audioPreview } = useSelector(actor, (state) => state.children);
  return voiceRecorder && audioPreview ? (
    <Panel actor={actor} recorder={voiceRecorder} preview={audioPreview} />
  ) : null;
}

function Panel({ actor, recorder, preview }: Props & Omit<PartProps, 'onCancel'>) {
  const isTaking = useSelector(actor, (state) => state.matches({ recording: 'taking' }));
  const problem = useSelector(actor, problemOf);
  const stage = useSelector(recorder, stageOf);
  const said = useSelector(actor, ({ context }) => context.text);
  const panel = useRef<HTMLElement>(null);
  const onCancel = () => actor.send({ type: 'cancelled' });
  // Each stage takes the buttons of the one before away: what leads on stands last, and what is read stays in view.
  useEffect(() => {
    if (focusIsLost()) [...(panel.current?.querySelectorAll('button') ?? [])].at(-1)?.focus();
    panel.current?.scrollIntoView?.({ block: 'nearest' });
  });
  const Stage = stages[stage];
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape leaves it, wherever in it the focus is.
    <section
      ref={panel}
      className={css.sentenceForm}
      aria-label={own.title}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onCancel();
      }}
    >
      <p className={css.ownSentence}>{said}</p>
      {isTaking ? (
        <Stage {...{ recorder, preview, onCancel }} />
      ) : (
        <PuttingIn {...{ actor, problem, recorder, onCancel }} />
      )}
    </section>
  );
}
