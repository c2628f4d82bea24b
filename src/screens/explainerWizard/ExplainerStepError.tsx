/** What stands under the title of a step of the explainer wizard. [X4] */
import { explainerWizardWords } from '../../words/en/explainerWizard';
import { wizardWords } from '../../words/en/wizard';
import { StepError } from '../wizard/StepError';
import { useErrors, type StepProps } from './explainerActor';

export function ExplainerStepError({ actor }: StepProps) {
  const { step } = useErrors(actor);
  if (!step) return null;
  const late = step.key === 'videoFailed' ? wizardWords.lateCreation : wizardWords.late;
  return (
    <StepError
      text={explainerWizardWords.errors[step.key]}
      detail={step.isLate ? late : step.detail}
      onRetry={step.canRetry ? () => actor.send({ type: 'retried' }) : undefined}
    />
  );
}
