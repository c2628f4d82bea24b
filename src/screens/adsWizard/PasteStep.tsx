/** Step 1, where a shop turns us away: its page out of the clipboard, or its text. [PG3] */
import { useSelector } from '@xstate/react';
import { ClipboardPaste } from 'lucide-react';
import type { ClipboardEvent } from 'react';
import { adsWizardMessages } from '../../locales/messages/wizards/adsWizard';
import { wizardMessages } from '../../locales/messages/wizards/wizard';
import { Button } from '../../ui/controls/Button';
import { TextArea, TextField } from '../../ui/controls/Field';
import { FirstStep } from '../wizard/FirstStep';
import * as css from '../wizard/FirstStep.css';
import { WizardStepError } from '../wizard/WizardStepError';
import { useErrors, useForm, type StepProps } from './adsActor';
import { adsView } from './adsView';

const { pasting: words, errors: errorWords, linkFaults } = adsWizardMessages;

export function PasteStep({ actor }: StepProps) {
  const { url } = useForm(actor);
  const errors = useErrors(actor);
  const { html, text } = useSelector(actor, ({ context }) => context.pasted);
  const isPage = html !== '';
  /** A box of text takes the text alone: a page is taken from its hands. */
  const takePage = (event: ClipboardEvent) => {
    const page = event.clipboardData.getData('text/html');
    if (page === '') return;
    event.preventDefault();
    actor.send({ type: 'page.pasted', html: page, text: event.clipboardData.getData('text/plain') });
  };
  return (
    <FirstStep
      title={words.title}
      text={words.text}
      error={<WizardStepError actor={actor} wizard={adsView} />}
      onSubmit={() => actor.send({ type: 'step.submitted' })}
    >
      <div className={css.askLong}>
        <TextArea
          label={words.field}
          rows={8}
          placeholder={words.placeholder}
          value={text}
          hint={isPage ? words.isPage : text.trim() ? words.isText : undefined}
          error={errors.paste && errorWords[errors.paste]}
          onPaste={takePage}
          onChange={({ target }) => actor.send({ type: 'page.pasted', html: '', text: target.value })}
        />
        <div className={css.ways}>
          <Button variant="secondary" onClick={() => actor.send({ type: 'clipboard.requested' })}>
            <ClipboardPaste size={18} aria-hidden />
            {words.clipboard}
          </Button>
          {isPage && text.trim() ? (
            <Button variant="quiet" onClick={() => actor.send({ type: 'plainText.preferred' })}>
              {words.onlyText}
            </Button>
          ) : null}
        </div>
        <TextField
          label={words.address}
          type="url"
          inputMode="url"
          autoComplete="off"
          value={url}
          error={errors.url && errorWords[errors.url]}
          reason={errors.urlWhy}
          remedy={errors.urlFault && linkFaults[errors.urlFault]}
          onChange={({ target }) => actor.send({ type: 'text.changed', name: 'url', text: target.value })}
        />
        <div className={css.end}>
          <Button variant="quiet" onClick={() => actor.send({ type: 'back.requested' })}>
            {wizardMessages.back}
          </Button>
          <Button type="submit" size="large">
            {wizardMessages.next}
          </Button>
        </div>
      </div>
    </FirstStep>
  );
}
