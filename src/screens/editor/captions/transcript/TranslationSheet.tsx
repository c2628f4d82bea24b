/** The video in another language: which, by whom it is translated and spoken, how far that is, and the copy. [SC4] */
import { useSelector } from '@xstate/react';
import type { JSX } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import {
  offeredLanguages,
  voicesFor,
  type TranslationOffer,
} from '../../../../../contract/ui/translationOffer';
import type { scriptTranslationMachine } from '../../../../machines/captionEdit/scriptTranslation.machine';
import { editorCaptionsMessages } from '../../../../locales/messages/editor/captions';
import { scriptWritingMessages as writing } from '../../../../locales/messages/wizards/scriptWriting';
import { languageName } from '../../../../locales/languageName';
import { Alert } from '../../../../ui/feedback/Alert';
import { Dialog } from '../../../../ui/feedback/Dialog';
import { ProgressBar } from '../../../../ui/feedback/ProgressBar';
import { button } from '../../../../ui/controls/Button.css';
import { Button } from '../../../../ui/controls/Button';
import { QuietSelect } from '../../../../ui/controls/QuietSelect';
import { voiceChoices } from './voiceChoices';
import * as css from './transcript.css';

const { translation: text, script, cancel } = editorCaptionsMessages;

type Actor = ActorRefFrom<typeof scriptTranslationMachine>;
type Snapshot = SnapshotFrom<typeof scriptTranslationMachine>;
interface PartProps {
  actor: Actor;
  snapshot: Snapshot;
}

const STEPS = [
  'fetchingOffer',
  'unavailable',
  'withoutModel',
  'choosing',
  'translatingTexts',
  'hidingCopy',
  'speakingCopy',
  'showingCopy',
  'shown',
  'refused',
] as const;
type Step = (typeof STEPS)[number];
const stepOf = (snapshot: Snapshot): Step =>
  STEPS.find((step) => snapshot.matches({ open: step })) ?? 'fetchingOffer';

interface Part {
  readonly Body: (props: PartProps) => JSX.Element;
  /** What leads on; beside it one can always close. */
  readonly Foot?: (props: PartProps) => JSX.Element;
}

/** @param fraction none where nobody knows how much there is */
function Going({ label, of, fraction }: { label: string; of?: string; fraction?: number }) {
  return (
    <div className={css.reading} role="status">
      {label}
      {fraction === undefined ? null : <ProgressBar label={of ?? label} fraction={fraction} />}
    </div>
  );
}

const parts = {
  fetchingOffer: { Body: () => <Going label={text.looking} /> },
  unavailable: {
    Body: () => <Alert>{text.unavailable}</Alert>,
    Foot: ({ actor }) => <Retry actor={actor} label={script.tryAgain} />,
  },
  withoutModel: {
    Body: () => (
      <Alert>
        <p>{text.withoutModel}</p>
        <p>{text.addModel}</p>
      </Alert>
    ),
    Foot: ({ actor }) => <Retry actor={actor} label={text.lookAgain} />,
  },
  choosing: {
    Body: Choice,
    Foot: ({ actor, snapshot }) => (
      <Button
        disabled={!snapshot.can({ type: 'choice.submitted' })}
        onClick={() => actor.send({ type: 'choice.submitted' })}
      >
        {text.start}
      </Button>
    ),
  },
  translatingTexts: { Body: Translating },
  hidingCopy: { Body: () => <Going label={text.copying} /> },
  speakingCopy: {
    Body: ({ snapshot: { context } }) =>
      context.all === 0 ? (
        <Going label={text.finishing} />
      ) : (
        <Going
          label={script.reading.progress(context.done, context.all)}
          of={script.speaking}
          fraction={context.done / context.all}
        />
      ),
  },
  showingCopy: { Body: () => <Going label={text.finishing} /> },
  shown: {
    Body: ({ snapshot: { context } }) => (
      <>
        <p role="status">{text.ready(context.copy?.title ?? '')}</p>
        {context.spoken && context.spoken.unspoken > 0 ? (
          <p>{text.unspoken(context.spoken.unspoken)}</p>
        ) : null}
      </>
    ),
    Foot: ({ snapshot: { context } }) => (
      // The editor of another project is another page: nothing of this one goes along.
      <a className={button()} href={`/project/${context.copy?.projectId ?? ''}/editor`}>
        {text.openCopy}
      </a>
    ),
  },
  refused: {
    Body: ({ snapshot: { context } }) => (
      <Alert>
        <p>{context.problem ?? text.failed}</p>
        {context.failures.map(({ writer, reason }, at) => (
          <p key={at}>{writing.failures[reason](writer.model ?? writing.aModel)}</p>
        ))}
      </Alert>
    ),
    Foot: ({ actor }) => <Retry actor={actor} label={text.back} />,
  },
} satisfies Record<Step, Part>;

export default function TranslationSheet({ actor }: { actor: Actor }) {
  const snapshot = useSelector(actor, (state) => state);
  const { Body, Foot }: Part = parts[stepOf(snapshot)];
  const close = () => actor.send({ type: 'cancelled' });
  const isUnderWay = !snapshot.matches({ open: 'shown' });
  return (
    <Dialog
      isOpen
      size="compact"
      onClose={close}
      title={text.title}
      closeLabel={text.close}
      foot={
        <>
          <Button variant="secondary" onClick={close}>
            {isUnderWay ? cancel : text.close}
          </Button>
          {Foot ? <Foot {...{ actor, snapshot }} /> : null}
        </>
      }
    >
      <div className={css.voiceFields}>
        <Body {...{ actor, snapshot }} />
      </div>
    </Dialog>
  );
}

const Retry = ({ actor, label }: { actor: Actor; label: string }) => (
  <Button onClick={() => actor.send({ type: 'retried' })}>{label}</Button>
);

function Choice({ actor, snapshot }: PartProps): JSX.Element {
  const { offer, language, voice } = snapshot.context;
  return (
    <>
      <p className={css.hint}>{text.hint}</p>
      {offer ? (
        <QuietSelect
          label={text.language}
          anyLabel={text.chooseLanguage}
          chosen={language}
          onChoose={(chosen) => actor.send({ type: 'language.chosen', language: chosen })}
          choices={languageChoices(offer)}
        />
      ) : null}
      {offer && language !== null ? <VoiceChoice {...{ actor, offer, language, voice }} /> : null}
      {offer?.isPartlyRecorded && voice !== null ? <p className={css.hint}>{text.recordedToo}</p> : null}
      {offer?.writer ? <p className={css.hint}>{saidBy(offer.writer)}</p> : null}
    </>
  );
}

const saidBy = ({ kind, model = writing.aModel }: NonNullable<TranslationOffer['writer']>): string =>
  kind === 'localModel' ? text.by.localModel(model) : text.by.operatorModel(model);

/** By name in the reader's language; those that are spoken first. */
function languageChoices(offer: TranslationOffer) {
  const { spoken, captionsOnly } = offeredLanguages(offer);
  const byName = (languages: readonly string[]) =>
    languages
      .map((value) => ({ value, label: languageName(value) }))
      .toSorted((a, b) => a.label.localeCompare(b.label));
  return [
    ...byName(spoken),
    ...byName(captionsOnly).map(({ value, label }) => ({ value, label: text.inCaptions(label) })),
  ];
}

interface VoiceChoiceProps {
  actor: Actor;
  offer: TranslationOffer;
  language: string;
  voice: string | null;
}

function VoiceChoice({ actor, offer, language, voice }: VoiceChoiceProps) {
  const voices = voicesFor(offer, language);
  if (voices.length === 0) return <p className={css.hint}>{text.noVoice(languageName(language))}</p>;
  return (
    <>
      <QuietSelect
        label={text.voice}
        anyLabel={text.captionsOnly}
        chosen={voice}
        onChoose={(chosen) => actor.send({ type: 'voice.chosen', voice: chosen })}
        choices={voiceChoices(voices)}
      />
      {voice === null ? <p className={css.hint}>{text.captionsHint}</p> : null}
    </>
  );
}

function Translating({ snapshot }: PartProps): JSX.Element {
  const { written } = snapshot.context;
  if (!written) return <Going label={text.translating} />;
  const { writer, words, of, attempt, thinking } = written;
  const name = writer.model ?? writing.aModel;
  const told = thinking
    ? attempt > 1
      ? writing.progress.again(name)
      : writing.progress.thinking(name)
    : writing.progress.writing(name, words, of);
  return <Going label={told} of={text.progress} fraction={of > 0 ? Math.min(1, words / of) : 0} />;
}
