/** Takes the script to the clipboard, and says whether it is there. [E7] */
import { useSelector } from '@xstate/react';
import { Check, Copy } from 'lucide-react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { scriptCopyMachine } from '../../../../machines/captionEdit/scriptCopy.machine';
import { Button } from '../../../../ui/controls/Button';
import { editorCaptionsMessages } from '../../../../locales/messages/editor/captions';
import * as css from './transcript.css';

const { script: text } = editorCaptionsMessages;
type State = SnapshotFrom<typeof scriptCopyMachine>['value'];

const labels = {
  idle: text.copy,
  copyingText: text.copying,
  copied: text.copied,
  refused: text.copy,
} satisfies Record<State, string>;

interface Props {
  actor: ActorRefFrom<typeof scriptCopyMachine>;
  script: string;
}

export function CopyScript({ actor, script }: Props) {
  const state = useSelector(actor, ({ value }) => value);
  const Icon = state === 'copied' ? Check : Copy;
  return (
    <div className={css.copy}>
      <Button
        variant="secondary"
        size="small"
        onClick={() => actor.send({ type: 'copy.requested', text: script })}
      >
        <Icon size={16} aria-hidden />
        {labels[state]}
      </Button>
      <p role="status" className={css.copySaid}>
        {state === 'refused' ? text.copyFailed : ''}
      </p>
    </div>
  );
}
