/** Says that the same project is open in another tab of this browser, and what to do. */
import { useSelector } from '@xstate/react';
import { Button } from '../../../ui/controls/Button';
import { editorSavingMessages as text } from '../../../locales/messages/editor/saving';
import { Notice } from './Notice';
import type { OtherTabsActor } from './savingActor';

export function OtherTabNotice({ otherTabs }: { otherTabs: OtherTabsActor }) {
  const isNotified = useSelector(
    otherTabs,
    (snapshot) => snapshot?.matches({ together: 'notified' }) ?? false,
  );
  if (!isNotified) return null;
  return (
    <Notice
      action={
        <Button variant="secondary" size="small" onClick={() => otherTabs?.send({ type: 'notice.closed' })}>
          {text.dismiss}
        </Button>
      }
    >
      {text.otherTab}
    </Notice>
  );
}
