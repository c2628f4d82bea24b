/** A sentence being changed: its text, who says it how fast, and what comes of it. [SC1] */
import { useSelector } from '@xstate/react';
import { ArrowDown, ArrowUp, Loader, Mic, Plus, Trash2, type LucideIcon } from 'lucide-react';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { SENTENCE_CHARACTERS } from '../../../../../contract/limits';
import { joinWords } from '../../../../../contract/video/spokenWords';
import type { Voice } from '../../../../../contract/voice';
import type { ScriptSentence } from '../../../../editor-engine/script/sentences';
import type { scriptEditMachine } from '../../../../machines/captionEdit/scriptEdit.machine';
import { editorCaptionsMessages } from '../../../../locales/messages/editor/captions';
import { Button } from '../../../../ui/controls/Button';
import { focusIsLost } from '../../../../ui/lostFocus';
import { reasonOf } from '../../inspector/reasonOf';
import * as list from '../captions.css';
import { SentenceDelivery } from './SentenceDelivery';
import * as css from './transcript.css';

const { script: text, cancel } = editorCaptionsMessages;
type Snapshot = SnapshotFrom<typeof scriptEditMachine>;

export interface SentenceFormProps {
  actor: ActorRefFrom<typeof scriptEditMachine>;
  voices: readonly Voice[];
  /** The sentence before it: Backspace at the start joins them. */
  before?: ScriptSentence | undefined;
  onAdd: (atMs: number) => void;
  /** By so many places; absent where it stands at the end. */
  onMoveUp?: (() => void) | undefined;
  onMoveDown?: (() => void) | undefined;
}

function problemOf(snapshot: Snapshot): string | null {
  const { problem } = snapshot.context;
  if (snapshot.matches({ open: 'unsettled' })) return text.unsettled;
  if (!problem) return null;
  return 'code' in problem ? reasonOf(problem.code, text.refused) : (problem.detail ?? text.failed);
}

const busyLabel = (snapshot: Snapshot) =>
  snapshot.matches('speakingSentence')
    ? text.speaking
    : snapshot.matches('changingScript')
      ? text.saving
      : null;

interface ToolProps {
  label: string;
  icon: LucideIcon;
  onPress: () => void;
}
const Tool = ({ label, icon: Icon, onPress }: ToolProps) => (
  <Button variant="quiet" size="small" aria-label={label} title={label} onClick={onPress}>
    <Icon size={16} aria-hidden />
  </Button>
);

export function SentenceForm({ actor, voices, before, onAdd, onMoveUp, onMoveDown }: SentenceFormProps) {
  const snapshot = useSelector(actor, (state) => state);
  const { place, text: written } = snapshot.context;
  const busy = busyLabel(snapshot);
  const field = useRef<HTMLTextAreaElement>(null);
  // What had it is gone while the sentence was spoken.
  useEffect(() => {
    if (busy === null && focusIsLost()) field.current?.focus();
  }, [busy]);
  const problem = problemOf(snapshot);
  const sheet = useRef<HTMLFormElement>(null);
  // Who says it, and what comes of it, stand below the text that has the focus: a phone would show the text alone.
  useEffect(() => {
    sheet.current?.scrollIntoView?.({ block: 'nearest' });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- whenever it opens, or grows by what is told in it.
  }, [place, voices, busy, problem]);
  if (!place) return null;
  const isUnspoken = snapshot.matches({ open: 'unspoken' });
  const isNew = place.said === '';
  const submit = () => actor.send({ type: 'change.submitted' });
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing) return;
    const { selectionStart, selectionEnd } = event.currentTarget;
    if (event.key === 'Escape') actor.send({ type: 'cancelled' });
    else if (event.key === 'Enter' && !event.shiftKey) submit();
    else if (event.key === 'Backspace' && before && !isNew && selectionStart + selectionEnd === 0)
      actor.send({
        type: 'join.requested',
        place: { from: before.from, to: place.to, said: joinWords([before.text, place.said]) },
      });
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the focus that leaves any of its fields.
    <form
      ref={sheet}
      className={css.sentenceForm}
      aria-label={isNew ? text.newSentence : text.field}
      aria-busy={busy !== null}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) actor.send({ type: 'sentence.left' });
      }}
    >
      <textarea
        ref={field}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- a person has just opened it to write.
        autoFocus
        className={css.sentenceText}
        aria-label={text.field}
        aria-describedby={problem ? 'sentence-problem' : undefined}
        rows={2}
        maxLength={SENTENCE_CHARACTERS}
        readOnly={busy !== null}
        value={written}
        onChange={({ target }) =>
          actor.send({ type: 'text.changed', text: target.value.replace(/\s*\n\s*/gu, ' ') })
        }
        onKeyDown={onKeyDown}
      />
      {busy === null ? <SentenceDelivery actor={actor} voices={voices} /> : null}
      {problem ? (
        <p id="sentence-problem" role="alert" className={list.problem}>
          {problem}
        </p>
      ) : null}
      <div className={css.sentenceActions}>
        {isNew || busy ? null : (
          <span className={css.sentenceTools}>
            <Tool
              label={text.remove}
              icon={Trash2}
              onPress={() => actor.send({ type: 'removal.requested' })}
            />
            <Tool label={text.addAfter} icon={Plus} onPress={() => onAdd(place.to)} />
            {onMoveUp ? <Tool label={text.moveUp} icon={ArrowUp} onPress={onMoveUp} /> : null}
            {onMoveDown ? <Tool label={text.moveDown} icon={ArrowDown} onPress={onMoveDown} /> : null}
          </span>
        )}
        {busy === null ? (
          <Button
            variant="quiet"
            size="small"
            disabled={written.trim() === ''}
            onClick={() => actor.send({ type: 'recording.requested' })}
          >
            <Mic size={16} aria-hidden />
            {text.own.record}
          </Button>
        ) : null}
        <Button variant="quiet" size="small" onClick={() => actor.send({ type: 'cancelled' })}>
          {cancel}
        </Button>
        {isUnspoken ? (
          <Button variant="secondary" size="small" onClick={() => actor.send({ type: 'later.requested' })}>
            {text.later}
          </Button>
        ) : null}
        <Button size="small" type="submit" disabled={busy !== null}>
          {busy ? <Loader size={16} aria-hidden className={css.turning} /> : null}
          {busy ?? (isUnspoken ? text.tryAgain : text.speak)}
        </Button>
      </div>
    </form>
  );
}
