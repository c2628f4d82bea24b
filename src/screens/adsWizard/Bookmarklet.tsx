/** A bookmark that sends the page it is pressed on: dragged to the bookmarks, or copied as code. [PG3] */
import { useSelector } from '@xstate/react';
import { Check, Copy, Send } from 'lucide-react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { RECEIVING_PATH } from '../../../contract/ui/paths';
import type { scriptCopyMachine } from '../../machines/captionEdit/scriptCopy.machine';
import { adsWizardMessages } from '../../locales/messages/wizards/adsWizard';
import { Button } from '../../ui/controls/Button';
import { button } from '../../ui/controls/Button.css';
import * as css from '../wizard/FirstStep.css';

const { sending: words } = adsWizardMessages;
const labels = {
  idle: words.copy,
  copyingText: words.copying,
  copied: words.copied,
  refused: words.copy,
} satisfies Record<SnapshotFrom<typeof scriptCopyMachine>['value'], string>;

interface Props {
  /** A `javascript:` address. */
  readonly code: string;
  readonly copy: ActorRefFrom<typeof scriptCopyMachine>;
}

export function Bookmarklet({ code, copy }: Props) {
  const state = useSelector(copy, ({ value }) => value);
  const Icon = state === 'copied' ? Check : Copy;
  const copyCode = () => copy.send({ type: 'copy.requested', text: code });
  return (
    <>
      <a
        href={RECEIVING_PATH}
        // React lets no such address through: a page must not run one. Here it is only carried away.
        ref={(link) => link?.setAttribute('href', code)}
        className={button({ variant: 'chosen', size: 'large' })}
        onClick={(event) => {
          event.preventDefault();
          copyCode();
        }}
      >
        <Send size={18} aria-hidden />
        {words.bookmarklet}
      </a>
      <p className={css.hint}>{words.byHand}</p>
      <Button variant="secondary" onClick={copyCode}>
        <Icon size={18} aria-hidden />
        {labels[state]}
      </Button>
      <p role="status" className={css.hint}>
        {state === 'refused' ? words.copyRefused : ''}
      </p>
    </>
  );
}
