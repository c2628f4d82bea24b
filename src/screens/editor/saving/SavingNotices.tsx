/** Under the top bar: what a person should know of saving, and decide. Nothing is said twice, and nothing that is well. [E12] */
import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import { Button } from '../../../ui/controls/Button';
import { later } from '../../../ui/loading/later';
import { editorSavingMessages as text } from '../../../locales/messages/editor/saving';
import { useEditor } from '../EditorContext';
import { Notice } from './Notice';
import { OtherTabNotice } from './OtherTabNotice';
import { saveStatusOf } from './saveStatus';
import { draftOf, otherTabsOf, type SavingActor } from './savingActor';
import { UnkeptNotice } from './UnkeptNotice';

const ConflictDialog = later(() => import('./ConflictDialog'));

export function SavingNotices() {
  const { saving } = useEditor();
  const status = useSelector(saving, saveStatusOf);
  const draft = useSelector(saving, draftOf);
  const otherTabs = useSelector(saving, otherTabsOf);
  return (
    <>
      {status === 'refused' ? <Refused saving={saving} /> : null}
      {status === 'outdated' ? <Outdated saving={saving} /> : null}
      <Suspense>{status === 'conflicted' ? <ConflictDialog saving={saving} /> : null}</Suspense>
      {/* Offline, the top bar says it. */}
      {status === 'offline' ? null : <UnkeptNotice draft={draft} />}
      <OtherTabNotice otherTabs={otherTabs} />
    </>
  );
}

function Refused({ saving }: { saving: SavingActor }) {
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

function Outdated({ saving }: { saving: SavingActor }) {
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
