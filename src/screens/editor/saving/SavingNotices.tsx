/** Under the top bar: what a person should know of saving, and decide. Nothing is said twice, and nothing that is well. [E12] */
import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import { later, soon } from '../../../ui/loading/later';
import { useEditor } from '../EditorContext';
import { OtherTabNotice } from './OtherTabNotice';
import { saveStatusOf } from './saveStatus';
import { draftOf, otherTabsOf } from './savingActor';
import { UnkeptNotice } from './UnkeptNotice';

const ConflictDialog = later(() => import('./ConflictDialog'));
const UnsavedNotice = soon(() => import('./UnsavedNotice'));

export function SavingNotices() {
  const { saving } = useEditor();
  const status = useSelector(saving, saveStatusOf);
  const draft = useSelector(saving, draftOf);
  const otherTabs = useSelector(saving, otherTabsOf);
  return (
    <>
      <Suspense>
        {status === 'refused' || status === 'outdated' ? (
          <UnsavedNotice saving={saving} status={status} />
        ) : null}
        {status === 'conflicted' ? <ConflictDialog saving={saving} /> : null}
      </Suspense>
      {/* Offline, the top bar says it. */}
      {status === 'offline' ? null : <UnkeptNotice draft={draft} />}
      <OtherTabNotice otherTabs={otherTabs} />
    </>
  );
}
