/** Says that the server refused the changes, or that the project was changed elsewhere while nothing was changed here. [E12] */
import { useSelector } from '@xstate/react';
import { Button } from '../../../ui/controls/Button';
import { editorSavingMessages as text } from '../../../locales/messages/editor/saving';
import { Notice } from './Notice';
import type { SavingActor } from './savingActor';

interface Props {
  saving: SavingActor;
}

export default function UnsavedNotice({ saving, status }: Props & { status: 'refused' | 'outdated' }) {
  return status === 'refused' ? <Refused saving={saving} /> : <Outdated saving={saving} />;
}

function Refused({ saving }: Props) {
  const detail = useSelector(saving, ({ context }) => context.detail);
  return (
    <Notice
      tone="failing"
      action={
        <Button variant="secondary" size="small" onClick={() => saving.send({ type: 'retried' })}>
          {text.retry}
        </Button>
      }
    >
      {text.notSaved(detail ?? text.noReason)} {text.keptHere}
    </Notice>
  );
}

function Outdated({ saving }: Props) {
  const isUnavailable = useSelector(saving, (one) => one.matches({ open: { outdated: 'unavailable' } }));
  return (
    <Notice
      action={
        <Button variant="secondary" size="small" onClick={() => saving.send({ type: 'theirs.chosen' })}>
          {isUnavailable ? text.retry : text.show}
        </Button>
      }
    >
      {isUnavailable ? text.theirsUnavailable : text.outdatedText}
    </Notice>
  );
}
