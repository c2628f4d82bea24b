/** Between step 2 and 3: three things about a product that its page does not say. [W8] */
import { useSelector } from '@xstate/react';
import { PenLine } from 'lucide-react';
import { adsWizardMessages } from '../../locales/en/wizards/adsWizard';
import { wizardMessages } from '../../locales/en/wizards/wizard';
import { Button } from '../../ui/controls/Button';
import { TextField } from '../../ui/controls/Field';
import { WizardStepFrame } from '../wizard/WizardStepFrame';
import { useErrors, useForm, type StepProps } from './adsActor';
import { adsView } from './adsView';
import * as css from './ProductStep.css';

const { facts: text, errors: errorMessages } = adsWizardMessages;

export function FactsStep({ actor }: StepProps) {
  const { facts } = useForm(actor);
  const error = useErrors(actor).facts;
  const needed = useSelector(actor, ({ context }) => context.factsNeeded);
  return (
    <WizardStepFrame
      actor={actor}
      wizard={adsView}
      step="product"
      title={text.title}
      text={text.text(needed)}
      next={wizardMessages.next}
    >
      <div className={css.fields}>
        <p>{text.hint}</p>
        {facts.map((fact, index) => (
          <TextField
            key={index}
            label={text.field(index + 1)}
            placeholder={text.placeholders[index]}
            value={fact}
            onChange={({ target }) => actor.send({ type: 'fact.changed', index, text: target.value })}
          />
        ))}
        {error ? (
          <p className={css.error} role="alert">
            {errorMessages[error]}
          </p>
        ) : null}
        <div>
          <Button variant="quiet" flush onClick={() => actor.send({ type: 'ownScript.preferred' })}>
            <PenLine size={18} aria-hidden />
            {text.own}
          </Button>
        </div>
      </div>
    </WizardStepFrame>
  );
}
