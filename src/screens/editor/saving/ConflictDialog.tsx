/** Two have changed the same project: one is chosen, the other stays a version. Closed, the question stays in sight. [E11] */
import { useSelector } from '@xstate/react';
import { Alert } from '../../../ui/feedback/Alert';
import { Button } from '../../../ui/controls/Button';
import { Dialog } from '../../../ui/feedback/Dialog';
import { editorSavingMessages } from '../../../locales/messages/editor/saving';
import { Notice } from './Notice';
import type { SavingActor, SavingSnapshot } from './savingActor';
import * as css from './saving.css';

const text = editorSavingMessages.conflict;
const states = ['asking', 'postponed', 'keepingVersion', 'unkept'] as const;
const stateOf = (snapshot: SavingSnapshot) =>
  states.find((state) => snapshot.matches({ open: { conflicted: state } })) ?? 'asking';

export default function ConflictDialog({ saving }: { saving: SavingActor }) {
  const state = useSelector(saving, stateOf);
  const isKeeping = state === 'keepingVersion';
  return state === 'postponed' ? (
    <Notice
      tone="failing"
      action={
        <Button variant="secondary" size="small" onClick={() => saving.send({ type: 'choice.resumed' })}>
          {editorSavingMessages.decide}
        </Button>
      }
    >
      {editorSavingMessages.conflicted}. {editorSavingMessages.keptHere}
    </Notice>
  ) : (
    <Dialog
      isOpen
      size="compact"
      onClose={() => saving.send({ type: 'choice.postponed' })}
      title={text.title}
      closeLabel={text.later}
      foot={
        <>
          <Button
            variant="secondary"
            disabled={isKeeping}
            onClick={() => saving.send({ type: 'theirs.chosen' })}
          >
            {text.theirs}
          </Button>
          <Button disabled={isKeeping} onClick={() => saving.send({ type: 'mine.chosen' })}>
            {text.mine}
          </Button>
        </>
      }
    >
      <p className={css.question}>{text.text}</p>
      {isKeeping ? (
        <p role="status" className={css.question}>
          {text.keeping}
        </p>
      ) : null}
      {state === 'unkept' ? <Alert>{text.unkept}</Alert> : null}
    </Dialog>
  );
}
