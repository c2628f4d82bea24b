/** The text of a caption and when it stands, as they are written before they are corrected. [E6] */
import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import type { captionEditMachine } from '../../../../machines/captionEdit/captionEdit.machine';
import { Button } from '../../../../ui/controls/Button';
import { editorCaptionsMessages } from '../../../../locales/messages/editor/captions';
import { SecondsField } from '../../inspector/fields/SecondsField';
import { reasonOf } from '../../inspector/reasonOf';
import type { CaptionOpenedProps } from './captionOpenedProps';
import * as css from '../captions.css';

const { edit: text, correct, cancel } = editorCaptionsMessages;
const EDGES = ['from', 'to'] as const;

const problemOf = (snapshot: SnapshotFrom<typeof captionEditMachine>): string | null =>
  snapshot.matches({ open: 'unsettled' })
    ? text.unsettled
    : snapshot.matches({ open: 'refused' })
      ? reasonOf(snapshot.context.problem ?? '', text.failed)
      : null;

export function CaptionForm({ actor }: Pick<CaptionOpenedProps, 'actor'>) {
  const draft = useSelector(actor, ({ context }) => context.draft);
  const problem = useSelector(actor, problemOf);
  if (!draft) return null;
  const submit = () => actor.send({ type: 'correction.submitted' });
  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <textarea
        className={css.textArea}
        aria-label={text.text}
        aria-describedby={problem ? 'caption-problem' : undefined}
        rows={3}
        value={draft.text}
        onChange={({ target }) => actor.send({ type: 'text.changed', text: target.value })}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
          event.preventDefault();
          submit();
        }}
      />
      <div className={css.times}>
        {EDGES.map((edge) => (
          <SecondsField
            key={edge}
            isTight
            label={text[edge]}
            value={draft[edge]}
            onChange={(ms) => actor.send({ type: 'window.changed', edge, ms })}
          />
        ))}
      </div>
      {problem ? (
        <p id="caption-problem" role="alert" className={css.problem}>
          {problem}
        </p>
      ) : null}
      <div className={css.actions}>
        <Button variant="quiet" size="small" onClick={() => actor.send({ type: 'cancelled' })}>
          {cancel}
        </Button>
        <Button size="small" type="submit">
          {correct}
        </Button>
      </div>
    </form>
  );
}
