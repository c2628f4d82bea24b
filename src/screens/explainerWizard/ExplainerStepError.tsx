/** What stands under the title of a step of the explainer wizard. [X4] */
import { explainerWizardMessages } from '../../locales/en/wizards/explainerWizard';
import { wizardMessages } from '../../locales/en/wizards/wizard';
import { StepError } from '../wizard/StepError';
import { useErrors, type StepProps } from './explainerActor';

export function ExplainerStepError({ actor }: StepProps) {
  const { step } = useErrors(actor);
  if (!step) return null;
  const late = step.key === 'videoFailed' ? wizardMessages.lateCreation : wizardMessages.late;
  return (
    <StepError
      text={explainerWizardMessages.errors[step.key]}
      detail={step.isLate ? late : step.detail}
      onRetry={step.canRetry ? () => actor.send({ type: 'retried' }) : undefined}
    />
  );
}
