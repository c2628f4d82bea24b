/** Between step 2 and 3: three things about a product that its page does not say. [W8] */
import { useSelector } from '@xstate/react';
import { PenLine } from 'lucide-react';
import { adsWizardMessages } from '../../locales/messages/wizards/adsWizard';
import { wizardMessages } from '../../locales/messages/wizards/wizard';
import { Button } from '../../ui/controls/Button';
import { WizardStepFrame } from '../wizard/WizardStepFrame';
import { useForm, type StepProps } from './adsActor';
import { adsView } from './adsView';
import { FactError, FactField } from './OwnFacts';
import { PossibleFacts } from './PossibleFacts';
import * as css from './ProductStep.css';

const { facts: text } = adsWizardMessages;

export function FactsStep({ actor }: StepProps) {
  const { facts } = useForm(actor);
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
        {facts.map((_, index) => (
          <FactField key={index} actor={actor} index={index} />
        ))}
        <FactError actor={actor} />
        <PossibleFacts actor={actor} />
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
