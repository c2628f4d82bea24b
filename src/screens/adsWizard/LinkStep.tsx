/** Step 1: the link of a product, or the way round it. [W2] */
import { ClipboardPaste, ImageUp, Send } from 'lucide-react';
import { Button } from '../../ui/controls/Button';
import { TextField } from '../../ui/controls/Field';
import { adsWizardMessages } from '../../locales/messages/wizards/adsWizard';
import { wizardMessages } from '../../locales/messages/wizards/wizard';
import { FirstStep } from '../wizard/FirstStep';
import * as css from '../wizard/FirstStep.css';
import { useErrors, useForm, type StepProps } from './adsActor';
import { WizardStepError } from '../wizard/WizardStepError';
import { adsView } from './adsView';

const { link, errors: errorWords, linkFaults } = adsWizardMessages;

export function LinkStep({ actor }: StepProps) {
  const { url } = useForm(actor);
  const errors = useErrors(actor);
  return (
    <FirstStep
      title={link.title}
      text={link.text}
      error={<WizardStepError actor={actor} wizard={adsView} />}
      onSubmit={() => actor.send({ type: 'step.submitted' })}
    >
      <div className={css.ask}>
        <TextField
          quietLabel
          label={link.field}
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder={link.placeholder}
          value={url}
          error={errors.url && errorWords[errors.url]}
          reason={errors.urlWhy}
          remedy={errors.urlFault && linkFaults[errors.urlFault]}
          onChange={({ target }) => actor.send({ type: 'text.changed', name: 'url', text: target.value })}
        />
        <div className={css.next}>
          <Button type="submit" size="large">
            {wizardMessages.next}
          </Button>
        </div>
      </div>
      <p className={css.or}>{link.or}</p>
      <div className={css.ways}>
        <Button variant="secondary" onClick={() => actor.send({ type: 'manualUpload.chosen' })}>
          <ImageUp size={18} aria-hidden />
          {link.manual}
        </Button>
        <Button variant="secondary" onClick={() => actor.send({ type: 'sending.chosen' })}>
          <Send size={18} aria-hidden />
          {link.sending}
        </Button>
        <Button variant="secondary" onClick={() => actor.send({ type: 'pasting.chosen' })}>
          <ClipboardPaste size={18} aria-hidden />
          {link.pasting}
        </Button>
      </div>
    </FirstStep>
  );
}
