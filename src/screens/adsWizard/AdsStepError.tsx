/** What stands under the title of a step of the ads wizard. [W14] */
import { adsWizardWords } from '../../words/en/adsWizard';
import { wizardWords } from '../../words/en/wizard';
import { StepError } from '../wizard/StepError';
import { useErrors, type StepProps } from './adsActor';

export function AdsStepError({ actor }: StepProps) {
  const { step } = useErrors(actor);
  if (!step) return null;
  const late = step.key === 'videoFailed' ? wizardWords.lateCreation : wizardWords.late;
  return (
    <StepError
      text={adsWizardWords.errors[step.key]}
      detail={step.isLate ? late : step.detail}
      onRetry={step.canRetry ? () => actor.send({ type: 'retried' }) : undefined}
    />
  );
}
